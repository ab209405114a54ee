// Who looks at whom on a facade: the regions as the engine gives them, and the reverse.

import type { CellName, Preview, ShownFacade, Tally } from './views';

/** The balconies whose region holds this cell. */
export function lookersAt(facade: ShownFacade, cell: CellName): CellName[] {
  return Object.entries(facade.cells)
    .filter(([looker, { region }]) => looker !== cell && region.includes(cell))
    .map(([looker]) => looker);
}

/** How many of what a balcony counts stand in each cell. */
export function sharesOf(facade: ShownFacade, cell: CellName): Map<CellName, number> {
  const { counted = [], partner } = facade.cells[cell] ?? {};
  const shares = addUp(counted);
  if (partner) shares.set(partner, 1);
  return shares;
}

/** The same for the door, which looks at the whole side. */
export function doorSharesOf({ door }: ShownFacade): Map<CellName, number> {
  return addUp(door.own);
}

function addUp(tallies: Tally[]): Map<CellName, number> {
  const shares = new Map<CellName, number>();
  for (const { cells } of tallies) {
    for (const [at, count] of Object.entries(cells)) shares.set(at, (shares.get(at) ?? 0) + count);
  }
  return shares;
}

/** By how much each balcony changes with a preview; the new one by all it brings. */
export function changesOf(before: ShownFacade, { facade }: Preview): Map<CellName, number> {
  const changes = new Map<CellName, number>();
  for (const [cell, { points }] of Object.entries(facade.cells)) {
    const change = points - (before.cells[cell]?.points ?? 0);
    if (change !== 0) changes.set(cell, change);
  }
  return changes;
}
