// Focus that falls out of the page, because what had it is gone or asleep, comes back: whoever
// plays by keyboard goes on from there, and not from the top of the browser.

/** Who moves the focus on purpose has done it by then. */
const patience = 100;

/** An attachment for the element that takes the focus when nothing else does. */
export function holdFocus(keeper: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const canHave = (element: HTMLElement) =>
    element.isConnected && !element.matches(':disabled, [inert], [inert] *');

  function come({ target }: FocusEvent): void {
    last = target as HTMLElement;
  }

  // Let go by a press on nothing: nobody asked for it back.
  function pressed(): void {
    if (last && document.activeElement === document.body && canHave(last)) last = null;
  }

  function look(): void {
    timer = undefined;
    const active = document.activeElement as HTMLElement;
    // The browser takes the focus from what fell asleep with the next frame, and tells nobody.
    if (last === null || (active !== document.body && canHave(active))) return;
    (canHave(last) ? last : keeper).focus({ preventScroll: true });
  }

  const observer = new MutationObserver(() => (timer ??= setTimeout(look, patience)));
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert'],
  });
  document.addEventListener('focusin', come);
  document.addEventListener('pointerup', pressed);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', come);
    document.removeEventListener('pointerup', pressed);
  };
}
