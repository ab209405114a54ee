// Whether somebody has touched the page: before that it neither sounds nor shakes.

let isMade = false;

for (const kind of ['pointerup', 'keydown']) {
  window.addEventListener(kind, () => (isMade = true), { capture: true, once: true });
}

export function hasGesture(): boolean {
  return isMade;
}
