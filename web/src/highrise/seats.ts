// Who may sit at a table of High-Rises, in order of play.

import type { HighriseSeat, HighriseView } from './views';

const seats = ['red', 'blue', 'yellow', 'white'] as const satisfies HighriseSeat[];

export function seatsIn(view: HighriseView): HighriseSeat[] {
  return seats.filter((seat) => view.seats[seat]);
}
