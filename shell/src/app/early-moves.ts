interface EarlyMoves {
  /** The button or field that was pressed last. */
  pressed: Element | null;
  /** Keys that were pressed with Ctrl or ⌘. */
  keys: KeyboardEvent[];
  /** Ends the keeping. */
  gone: AbortController;
}

declare global {
  var waqfEarly: EarlyMoves | undefined;
}

/**
 * Keeps what a person does with the page before its scripts run. Buttons and fields of a page that the build drew are
 * inert, so that a press is told by its place. The page's first script is this function's text: it knows nothing else.
 */
export function keepEarlyMoves(): void {
  const early: EarlyMoves = { pressed: null, keys: [], gone: new AbortController() };
  globalThis.waqfEarly = early;
  const heard = { capture: true, signal: early.gone.signal };
  const isAt = (element: Element, { clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  };
  const keepPress = (press: MouseEvent): void => {
    const all = [...document.querySelectorAll('#root button, #root input')];
    early.pressed = all.find((each) => isAt(each, press)) ?? null;
  };
  const keepKey = (press: KeyboardEvent): void => {
    if (press.ctrlKey || press.metaKey) early.keys.push(press);
  };
  addEventListener('click', keepPress, heard);
  addEventListener('keydown', keepKey, heard);
}

/**
 * Does on the live page what a person did with its first picture, which looks the same and hears nothing: the last
 * press of a button, the field they went to, keys with Ctrl or ⌘.
 * @param root what the live page stands in
 */
export function repeatEarlyMoves(root: Element): void {
  const early = globalThis.waqfEarly;
  if (!early) return;
  globalThis.waqfEarly = undefined;
  early.gone.abort();
  const { pressed } = early;
  if (pressed instanceof HTMLInputElement) fieldLike(pressed, root)?.focus();
  // A button that still stands, because it is part of the page itself, has heard it.
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
