// Where records come from: a file, this device, or the server.

import { engine, EngineError } from '../../engine/engine';
import type { Replay } from '../../engine/views';
import type { GameMore } from '../../table/gameModule';
import { gameOf } from '../../table/games';
import { online, ServerError } from '../../table/online.svelte';
import { checkRules, mostBytes, RecordError, recordsIn } from './records';

export async function textOfFile(file: File): Promise<string> {
  if (file.size > mostBytes) throw new RecordError('large');
  try {
    return await file.text();
  } catch {
    throw new RecordError('unread');
  }
}

/** The record at /replay/local-ID or /replay/online-ID. */
export async function textAt(place: string): Promise<string> {
  const [, kind, match = ''] = /^(local|online)-(.+)$/.exec(place) ?? [];
  if (kind === 'local') {
    const known = (await engine.localMatches()).find((each) => each.match === match);
    if (!known) throw new RecordError('gone');
    const record = known.phase === 'over' ? await engine.localRecord(match) : null;
    if (record === null) throw new RecordError('unfinished');
    return record;
  }
  if (kind !== 'online') throw new RecordError('gone');
  try {
    return await online.record(match);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    if (error.code === 'match_not_over') throw new RecordError('unfinished');
    if (error.code === 'unknown_match') throw new RecordError('gone');
    throw error;
  }
}

export async function recordsOf(text: string): Promise<string[]> {
  const records = recordsIn(text);
  const games = await engine.games();
  for (const record of records) checkRules(record, games);
  return records;
}

export async function replayOf(record: string): Promise<Replay> {
  try {
    return await engine.replay(record);
  } catch (error) {
    if (error instanceof EngineError) throw new RecordError('damaged', error.message);
    throw error;
  }
}

/** What a game needs to be watched. */
export async function moreOf(game: string): Promise<GameMore> {
  try {
    return await gameOf(game).more();
  } catch (error) {
    throw new EngineError(String(error));
  }
}
