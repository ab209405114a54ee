// Options of a game as a form shows them, from what the engine says can be chosen.

import type { GameInfo, OptionValue } from '../../engine/views';
import type { GameModule } from '../../table/gameModule';
import { seatName } from '../../table/players';
import { hasText, text, textOr } from '../../texts/texts.svelte';

export type Choice =
  | { kind: 'switch'; key: string }
  | { kind: 'words'; key: string; values: OptionValue[]; usual: OptionValue }
  | { kind: 'number'; key: string; least: number; most: number; usual: OptionValue };

type Option = GameInfo['options'][number];

// The engine writes numbers as numbers: "1" is no choice of an entrance, 1 is.
function valueOf(word: string): OptionValue {
  if (word === 'true' || word === 'false') return word === 'true';
  return /^\d+$/.test(word) ? Number(word) : word;
}

/** Up to so many numbers are a list to choose from, not a field. */
const shortList = 10;

export function choiceOf({ key, choices, usual }: Option): Choice {
  if (choices === 'false|true') return { kind: 'switch', key };
  const values: OptionValue[] = [];
  for (const word of choices.split('|')) {
    const [, low, high] = /^(\d+)-(\d+)$/.exec(word) ?? [];
    if (low === undefined) {
      values.push(valueOf(word));
      continue;
    }
    const [least, most] = [Number(low), Number(high)];
    if (most - least >= shortList) {
      return { kind: 'number', key, least, most, usual: valueOf(usual) };
    }
    for (let each = least; each <= most; each++) values.push(each);
  }
  return { kind: 'words', key, values, usual: valueOf(usual) };
}

/** "drawn at random", "5 floors", "Red". */
export function valueInWords(key: string, value: OptionValue): string {
  const id = `option-${key}-${value}`;
  if (hasText(id)) return text(id);
  const counted = `option-${key}-value`;
  return hasText(counted) ? text(counted, { count: Number(value) }) : seatName(String(value));
}

export function optionName(key: string): string {
  return textOr(key, `option-${key}`);
}

/** What is not as usual, in short: "Full building", "Floors to win: 4 floors". */
export function optionsInWords(
  { seatsOption }: GameModule,
  options: Record<string, OptionValue> = {},
): string[] {
  return Object.entries(options).flatMap(([key, value]) => {
    if (key === seatsOption || value === false) return [];
    if (value === true) return [optionName(key)];
    const words = { option: optionName(key), value: valueInWords(key, value) };
    return [text('option-in-words', words)];
  });
}

// Bots that other bots are measured by; nobody needs them to choose a level.
const yardsticks = new Set(['random', 'sensible']);

export function levelsOf(info: GameInfo | undefined): string[] {
  return info?.bots.filter((bot) => !yardsticks.has(bot)) ?? [];
}

export function contentInWords(game: string, name: string): string {
  return textOr(name, `content-${game}-${name}`);
}
