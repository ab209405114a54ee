// What each person at this device has seen of a match, so that lifting the curtain shows the rest.

const key = 'loggia-seen';
const mostMatches = 20;

type Seen = Record<string, Record<string, number>>;

function all(): Seen {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

/** The last event that was seen; 0: nothing yet. */
export function seenBy(match: string, guest: string): number {
  return all()[match]?.[guest] ?? 0;
}

export function rememberSeen(match: string, guest: string, seq: number): void {
  const { [match]: here, ...others } = all();
  const kept = Object.fromEntries(Object.entries(others).slice(1 - mostMatches));
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept, [match]: { ...here, [guest]: seq } }));
  } catch {
    // Then it is shown once more.
  }
}
