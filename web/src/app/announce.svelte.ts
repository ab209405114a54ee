// What a screen reader is told of what happens, one sentence after the other.

let sentences = $state.raw<string[]>([]);

const most = 8;

/** Politely: whatever is being read is finished first. */
export function announce(sentence: string): void {
  if (sentence !== '') sentences = [...sentences, sentence].slice(-most);
}

export function announced(): string[] {
  return sentences;
}
