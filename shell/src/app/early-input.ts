interface HeldPress {
  button: Element;
  /** Where the pointer went down. */
  x: number;
  y: number;
}

interface EarlyInput {
  /** The button or field that was pressed last. */
  pressed: Element | null;
  /** A mouse button that is still down on a button of the page. */
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
  const keepHeld = (press: PointerEvent): void => {
    const isPlain = press.button === 0 && !press.ctrlKey && !press.metaKey && !press.shiftKey && !press.altKey;
    // A touch ends on the element under the finger, which is by then the button of the live page.
    const button = isPlain && press.pointerType !== 'touch' ? at(press, '#root button') : null;
    early.held = button && { button, x: press.clientX, y: press.clientY };
  };
  const forgetHeld = (): void => {
    early.held = null;
  };
  const keepKey = (press: KeyboardEvent): void => {
    if (press.ctrlKey || press.metaKey) early.keys.push(press);
  };
  addEventListener('click', keepPress, heard);
  addEventListener('pointerdown', keepHeld, heard);
  for (const ended of ['pointerup', 'pointercancel', 'dragstart']) addEventListener(ended, forgetHeld, heard);
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
  if (early.held) endPress(early.held, root);
  const { pressed } = early;
  if (pressed instanceof HTMLInputElement) fieldLike(pressed, root)?.focus();
  // A button that is still connected belongs to the page itself and has already handled the press.
  else if (pressed && !pressed.isConnected) buttonLike(pressed, root)?.click();
  for (const key of early.keys) document.body.dispatchEvent(sameKey(key));
}

/** A pointer that goes farther than this, in px, was moved off the button on purpose. */
const still = 8;

/**
 * A press that began on the prerendered page and ends on the live one: the browser sends no click, as the button on
 * which it began is gone.
 */
function endPress({ button, x, y }: HeldPress, root: Element): void {
  const over = new AbortController();
  const end = ({ clientX, clientY }: PointerEvent): void => {
    over.abort();
    if (!button.isConnected && Math.hypot(clientX - x, clientY - y) <= still) buttonLike(button, root)?.click();
  };
  addEventListener('pointerup', end, { capture: true, signal: over.signal });
  addEventListener('pointercancel', () => over.abort(), { capture: true, signal: over.signal });
}

const sameKey = ({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true });

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim();

const fieldLike = ({ name }: HTMLInputElement, root: Element): HTMLInputElement | undefined =>
  [...root.querySelectorAll('input')].find((each) => each.name === name);

const buttonLike = (button: Element, root: Element): HTMLButtonElement | undefined =>
  [...root.querySelectorAll('button')].find((each) => nameOf(each) === nameOf(button));
