// Options of a game as a form shows them, from what the engine says can be chosen.

import type { GameInfo, OptionInfo, OptionValue } from '../../engine/views';
import { seatName } from '../../table/players';
import { hasText, text, textOr } from '../../texts/texts.svelte';

export type Choice =
  | { kind: 'switch'; key: string; usual?: OptionValue }
  | { kind: 'words'; key: string; values: OptionValue[]; usual?: OptionValue }
  | { kind: 'number'; key: string; least: number; most: number; usual?: OptionValue };

/** Up to so many numbers are a list to choose from, not a field. */
const shortList = 10;

/** With so many chairs. */
export function choiceOf({ key, choices, numbers, usual, seat }: OptionInfo, chairs: number): Choice {
  const asUsual = usual === undefined ? {} : { usual };
  if (choices.length > 0 && choices.every((each) => typeof each === 'boolean')) {
    return { kind: 'switch', key, ...asUsual };
  }
  if (!numbers) {
    return { kind: 'words', key, values: seat ? choices.slice(0, chairs) : choices, ...asUsual };
  }
  const { least, most } = numbers;
  if (most - least >= shortList) return { kind: 'number', key, least, most, ...asUsual };
  const counted = Array.from({ length: most - least + 1 }, (_, place) => least + place);
  return { kind: 'words', key, values: [...choices, ...counted], ...asUsual };
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

/** What is not as usual, in short: "Full building", "Floors to win: 4 floors". Nothing, before it is known
    what there is. */
export function optionsInWords(
  info: GameInfo | undefined,
  options: Record<string, OptionValue> = {},
): string[] {
  if (!info) return [];
  return Object.entries(options).flatMap(([key, value]) => {
    if (key === info.seats.option || value === false) return [];
    if (value === true) return [optionName(key)];
    const words = { option: optionName(key), value: valueInWords(key, value) };
    return [text('option-in-words', words)];
  });
}

export function contentInWords(game: string, name: string): string {
  return textOr(name, `content-${game}-${name}`);
}
