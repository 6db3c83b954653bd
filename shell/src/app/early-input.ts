import { type HeldPress, takeOverPress } from './kept-press';

interface EarlyInput {
  /** The button or field that was pressed last. */
  pressed: Element | null;
  /** The button on which the pointer went down last. */
  held: HeldPress | null;
  /** Keys pressed with Ctrl or ⌘. */
  keys: KeyboardEvent[];
  /** Removes the listeners. */
  gone: AbortController;
}

declare global {
  var waqfEarly: EarlyInput | undefined;
}

/**
 * Records what a user does on the page before its scripts run. Buttons and fields of a prerendered page are inert, so a
 * press is identified by its position. The text of this function is the page's first script, so it must not use
 * anything outside itself.
 */
export function recordEarlyInput(): void {
  const early: EarlyInput = { pressed: null, held: null, keys: [], gone: new AbortController() };
  globalThis.waqfEarly = early;
  const heard = { capture: true, signal: early.gone.signal };
  const isAt = (element: Element, { clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  };
  const at = (press: MouseEvent, kinds: string): Element | null =>
    [...document.querySelectorAll(kinds)].find((each) => isAt(each, press)) ?? null;
  const keepPress = (press: MouseEvent): void => {
    early.pressed = at(press, '#root button, #root input');
  };
  const keepHeld = (press: MouseEvent): void => {
    const control = at(press, '#root button');
    const { clientX: x, clientY: y } = press;
    const { left = 0, top = 0 } = control?.getBoundingClientRect() ?? {};
    early.held = control && { control, x, y, left, top };
  };
  const keepKey = (press: KeyboardEvent): void => {
    if (press.ctrlKey || press.metaKey) early.keys.push(press);
  };
  addEventListener('click', keepPress, heard);
  addEventListener('pointerdown', keepHeld, heard);
  addEventListener('keydown', keepKey, heard);
}

/**
 * Repeats on the live page what a user did on the prerendered one, which looks the same but does not react: the last
 * press of a button, the field they focused, and keys with Ctrl or ⌘.
 * @param root the element that contains the live page
 */
export function replayEarlyInput(root: Element): void {
  const early = globalThis.waqfEarly;
  if (!early) return;
  globalThis.waqfEarly = undefined;
  early.gone.abort();
  takeOverPress(early.held);
  const { pressed } = early;
  if (pressed instanceof HTMLInputElement) fieldLike(pressed, root)?.focus();
  // A button that is still connected belongs to the page itself and has already handled the press.
  else if (pressed && !pressed.isConnected) buttonLike(pressed, root)?.click();
  for (const key of early.keys) document.body.dispatchEvent(sameKey(key));
}

const sameKey = ({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true });

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim();

const fieldLike = ({ name }: HTMLInputElement, root: Element): HTMLInputElement | undefined =>
  [...root.querySelectorAll('input')].find((each) => each.name === name);

const buttonLike = (button: Element, root: Element): HTMLButtonElement | undefined =>
  [...root.querySelectorAll('button')].find((each) => nameOf(each) === nameOf(button));
