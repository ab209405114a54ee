// The sizes of a tower's parts, in the units of their viewBoxes. All are equally wide, so that they
// stack exactly at any scale; and the seats' names, as the engine has them.

export type SeatName = 'red' | 'blue' | 'yellow' | 'white';

export const towerMetrics = { width: 160, floor: 64, base: 46, roof: 58, goal: 5 } as const;

/** The height of a whole tower of so many floors, roof and ground included. */
export function towerHeight(floors: number): number {
  return towerMetrics.roof + floors * towerMetrics.floor + towerMetrics.base;
}
