// Reads the text of match records, and says in a word why one cannot be shown.

import type { GameInfo } from '../../engine/views';

export type Trouble =
  | 'empty'
  | 'not_json'
  | 'torn'
  | 'foreign'
  | 'other_kind'
  | 'newer'
  | 'damaged'
  | 'large'
  | 'unread'
  | 'gone'
  | 'unfinished';

/** Why there is nothing to show: replay-error-CODE, and perhaps the engine's own words. */
export class RecordError extends Error {
  code: Trouble;
  detail: string;

  constructor(code: Trouble, detail = '') {
    super(detail || code);
    this.code = code;
    this.detail = detail;
  }
}

/** No match is as long as this: a record has some ten kilobytes. */
export const mostBytes = 16 * 1024 * 1024;

/** One record, or one a line as `loggia simulate --record` writes them. */
export function recordsIn(text: string): string[] {
  const trimmed = text.trim();
  if (trimmed === '') throw new RecordError('empty');
  const whole = parsed(trimmed);
  if (whole !== undefined) {
    checkFormat(whole);
    return [trimmed];
  }
  const lines = trimmed.split('\n').filter((line) => line.trim() !== '');
  const first = parsed(lines[0] ?? '');
  if (first === undefined || lines.length === 1) {
    throw new RecordError(/^\{\s*"format"\s*:\s*"loggia\./.test(trimmed) ? 'torn' : 'not_json');
  }
  checkFormat(first);
  if (parsed(lines.at(-1) ?? '') === undefined) throw new RecordError('torn');
  return lines;
}

/** Whether these games can read it: an unknown game or other rules are somebody else's version. */
export function checkRules(record: string, games: GameInfo[]): void {
  const { game, rules } = JSON.parse(record) as { game?: unknown; rules?: unknown };
  const known = games.find((each) => each.game === game);
  if (game !== undefined && known?.rules !== rules) throw new RecordError('newer');
}

function checkFormat(value: unknown): void {
  const format = (value as { format?: unknown } | null)?.format;
  if (typeof format !== 'string' || !format.startsWith('loggia.')) {
    throw new RecordError('foreign');
  }
  if (format === 'loggia.match/1') return;
  throw new RecordError(format.startsWith('loggia.match/') ? 'newer' : 'other_kind');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
