// What is held with a finger, or asked about with the menu key, is shown large. A hold is no tap.

import type { Attachment } from 'svelte/attachments';

const holdTime = 400;
const slip = 10;

export function held(onhold: () => void): Attachment<HTMLElement> {
  return (node) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let isHeld = false;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ) => node.addEventListener(name, heard, { signal: stop.signal, capture: true });

    function letGo(): void {
      clearTimeout(waiting);
      from = null;
    }

    on('pointerdown', ({ pointerType, clientX, clientY }) => {
      letGo();
      isHeld = false;
      if (pointerType === 'mouse') return;
      from = { x: clientX, y: clientY };
      waiting = setTimeout(() => {
        isHeld = true;
        onhold();
      }, holdTime);
    });
    on('pointermove', ({ clientX, clientY }) => {
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > slip) letGo();
    });
    on('pointerup', letGo);
    on('pointerleave', letGo);
    on('pointercancel', letGo);
    on('keydown', (event) => {
      isHeld = false;
      if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) onhold();
    });
    // The browser's own menu is the mouse's alone.
    on('contextmenu', (event) => {
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
      if (!isMouse) event.preventDefault();
    });
    on('click', (event) => {
      if (isHeld) event.stopPropagation();
      isHeld = false;
    });
    return () => {
      stop.abort();
      letGo();
    };
  };
}
