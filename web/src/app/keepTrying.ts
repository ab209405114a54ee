// What needs the server heals by itself: it is tried again after growing pauses, and at once when
// the network comes back, or whoever looked away.

import { Pauses } from '../engine/pauses';

const shortestPause = 1_000;

/** Begins at once, and ends when `attempt` says that it worked. Returns how to give up. */
export function keepTrying(attempt: () => Promise<boolean>): () => void {
  const pauses = new Pauses(shortestPause);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTrying = false;
  let isOver = false;

  async function tryNow(): Promise<void> {
    if (isTrying) return;
    clearTimeout(timer);
    isTrying = true;
    const hasWorked = await attempt().finally(() => (isTrying = false));
    if (hasWorked) return giveUp();
    if (!isOver) timer = setTimeout(tryNow, pauses.next());
  }

  function hurry(): void {
    if (document.visibilityState === 'hidden') return;
    pauses.reset();
    void tryNow();
  }

  function giveUp(): void {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
  }

  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  void tryNow();
  return giveUp;
}
