// What a picture means, in a small box beside it: on hover, on keyboard focus and on a long press.
// Escape or a press of the mouse takes the box away, the pointer may move onto it, and else it stays
// for as long as it is wanted (WCAG 1.4.13). In markup: <span {@attach meaning(text('help-element-cat'))}>…</span>.

import type { Attachment } from 'svelte/attachments';
import './meaning.css';

const hoverPause = 250;
const leavePause = 200;
const longPress = 450;
const pressSlip = 10;
const gap = 8;

let box: HTMLElement | undefined;
let owner: HTMLElement | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** `isPart`: of something with its own words and its own taps, which no key stops at; `isPointedAt`:
    hovering asks, too, where it has no answer of its own. */
export function meaning(
  words: string,
  { isPart = false, isPointedAt = true } = {},
): Attachment<HTMLElement> {
  return (node) => {
    if (words === '') return;
    node.dataset['meaning'] = '';
    if (node.tabIndex < 0 && !isPart) node.tabIndex = 0;
    const isBare = !isPart && !node.hasAttribute('aria-label') && !hasWords(node);
    if (isBare) {
      node.setAttribute('role', 'img');
      node.setAttribute('aria-label', words);
    }
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressed: { x: number; y: number } | undefined;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => node.addEventListener(name, heard, { signal: stop.signal, capture });

    function later(pause: number): void {
      clearTimeout(waiting);
      waiting = setTimeout(() => show(node, words), pause);
    }
    function letGo(): void {
      clearTimeout(waiting);
      pressed = undefined;
    }

    on('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse' || !isPointedAt) return;
      if (owner === node) clearTimeout(leaving);
      else later(owner ? 60 : hoverPause);
    });
    on('pointerleave', ({ pointerType }) => {
      letGo();
      if (pointerType === 'mouse' && owner === node) hideSoon();
    });
    on('pointerdown', ({ pointerType, clientX, clientY }) => {
      letGo();
      if (pointerType === 'mouse') return;
      pressed = { x: clientX, y: clientY };
      later(longPress);
    });
    on('pointermove', ({ clientX, clientY }) => {
      if (!pressed) return;
      if (Math.hypot(clientX - pressed.x, clientY - pressed.y) <= pressSlip) return;
      letGo();
      if (owner === node) hide();
    });
    on('pointerup', letGo);
    on('pointercancel', letGo);
    on('contextmenu', (event) => {
      if (pressed) event.preventDefault();
    });
    // A long press asks what it is and is no press; a tap on what cannot be pressed asks as well.
    on(
      'click',
      (event) => {
        const isTouch = 'pointerType' in event && event.pointerType === 'touch';
        if (isTouch && node.dataset['meaning'] === 'asked') {
          event.preventDefault();
          event.stopPropagation();
          node.dataset['meaning'] = '';
        } else if (isTouch && !isPart && !node.matches('a, button')) {
          show(node, words);
          node.dataset['meaning'] = '';
        } else if (owner === node) {
          hide();
        }
      },
      true,
    );
    on('focus', () => {
      if (!isPart && node.matches(':focus-visible')) show(node, words);
    });
    on('blur', () => {
      if (owner === node) hide();
    });
    return () => {
      stop.abort();
      letGo();
      if (owner === node) hide();
      if (isBare) node.removeAttribute('aria-label');
    };
  };
}

/** Something for a screen reader; what is written in drawings is hidden from it. */
function hasWords(node: Node): boolean {
  if (node instanceof Element && node.ariaHidden === 'true') return false;
  if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() !== '';
  return [...node.childNodes].some(hasWords);
}

function show(node: HTMLElement, words: string): void {
  hide();
  owner = node;
  node.dataset['meaning'] = 'asked';
  box = document.createElement('div');
  box.className = 'meaning';
  box.id = 'meaning';
  box.role = 'tooltip';
  box.textContent = words;
  box.addEventListener('pointerenter', () => clearTimeout(leaving));
  box.addEventListener('pointerleave', hideSoon);
  // Outside a modal dialog nothing can be reached, and only a popover is above it.
  (node.closest('dialog') ?? node.closest('main') ?? document.body).append(box);
  box.popover = 'manual';
  box.showPopover();
  if (node.getAttribute('aria-label') !== words) node.setAttribute('aria-describedby', box.id);
  place();
  document.addEventListener('keydown', hideOnEscape, true);
  document.addEventListener('pointerdown', hideOnPress, true);
  document.addEventListener('scroll', place, true);
}

function hide(): void {
  clearTimeout(leaving);
  box?.remove();
  if (owner) {
    owner.removeAttribute('aria-describedby');
    owner.dataset['meaning'] = '';
  }
  box = owner = undefined;
  document.removeEventListener('keydown', hideOnEscape, true);
  document.removeEventListener('pointerdown', hideOnPress, true);
  document.removeEventListener('scroll', place, true);
}

function hideSoon(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (owner !== document.activeElement || !owner?.matches(':focus-visible')) hide();
  }, leavePause);
}

function hideOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  // The box alone, not the dialog around it.
  event.preventDefault();
  event.stopPropagation();
  hide();
}

/** A mouse presses for something else; a finger may be asking on. */
function hideOnPress({ target, pointerType }: PointerEvent): void {
  const isItself = target instanceof Node && (owner?.contains(target) || box?.contains(target));
  if (!isItself || pointerType === 'mouse') hide();
}

/** Above what it explains, below where there is no room. */
function place(): void {
  if (!box || !owner) return;
  const at = owner.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = at.left + at.width / 2 - width / 2;
  const above = at.top - height - gap;
  box.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  box.style.top = `${above >= gap ? above : Math.min(at.bottom + gap, innerHeight - height - gap)}px`;
}
