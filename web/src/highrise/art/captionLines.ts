// Sets a caption in at most two lines: text in SVG does not wrap by itself.

export interface CaptionLines {
  lines: string[];
  size: number;
}

/** Breaks where the longer line is shortest, then picks the size that fits the width. */
export function captionLines(caption: string, width: number, largest: number): CaptionLines {
  const words = caption.split(/\s+/);
  let lines = [caption];
  // One line as long as this is easier to read than two.
  if (caption.length > 10) {
    for (let at = 1; at < words.length; at++) {
      const broken = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
      if (longest(broken) < longest(lines)) lines = broken;
    }
  }
  // The mean letter is about 0.68 of the size wide in bold, Cyrillic included.
  return { lines, size: Math.min(largest, width / (0.68 * longest(lines))) };
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
