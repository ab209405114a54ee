// From the table to its end: one's own house goes from where it stood to where it stands now, and the
// other one comes.

import { paced } from '../app/settings.svelte';

const time = 500;

/** `from`: where one's own house stood; for the other one, null. */
export function settle(house: Element, from: DOMRect | null): void {
  const duration = paced(time);
  if (duration === 0) return;
  const to = house.getBoundingClientRect();
  const before = from
    ? {
        transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`,
      }
    : { transform: 'translateX(2rem)', opacity: 0 };
  (house as HTMLElement).animate([{ transformOrigin: '0 0', ...before }, { transformOrigin: '0 0' }], {
    duration,
    easing: 'ease-in-out',
  });
}
