// The proportions of a house: where its cells lie in the drawing of HouseFrame, in its units. A
// balcony fills a cell of `cell` × `cell`; cells touch each other.

export interface Frame {
  width: number;
  height: number;
  left: number;
  top: number;
  cell: number;
}

export function frameOf(columns: number, rows: number): Frame {
  const cell = 100;
  const left = 20;
  const top = 92;
  const street = 44;
  return { width: columns * cell + 2 * left, height: top + rows * cell + street, left, top, cell };
}

export const frame = frameOf(5, 5);
