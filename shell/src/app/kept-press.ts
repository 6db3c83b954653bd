/** A press of the pointer that has not ended yet. */
export interface HeldPress {
  control: Element;
  /** Where the pointer went down. */
  x: number;
  y: number;
  /** Where the control was then. */
  top: number;
  left: number;
}

const controls = 'button, a[href], [role=button], summary';
/** A pointer that goes farther than this, in px, has left the control on purpose. */
const still = 8;

let press: HeldPress | null = null;

/** Takes over a press that began on the prerendered page. */
export function takeOverPress(early: HeldPress | null): void {
  press ??= early;
}

/**
 * Carries out a press of a control that moved, or was rendered anew, while it was pressed: the browser then ends the
 * press on something else and sends no click, although the person held the pointer still. This happens while a page is
 * loading, above all on a slow device.
 */
export function keepPresses(): void {
  addEventListener('pointerdown', (event) => (press = pressOf(event)), true);
  addEventListener('pointercancel', () => (press = null), true);
  addEventListener('pointerup', end, true);
}

function end({ clientX, clientY }: PointerEvent): void {
  const ended = press ?? globalThis.waqfEarly?.held;
  press = null;
  if (!ended || Math.hypot(clientX - ended.x, clientY - ended.y) > still) return;
  const control = movedControl(ended);
  if (control) clickUnlessClicked(control);
}

function pressOf(event: PointerEvent): HeldPress | null {
  const { target, clientX: x, clientY: y } = event;
  const control = isPlain(event) && target instanceof Element ? target.closest(controls) : null;
  if (!control) return null;
  const { top, left } = control.getBoundingClientRect();
  return { control, x, y, top, left };
}

const isPlain = ({ button, isPrimary, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean =>
  button === 0 && isPrimary && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The pressed control where it is now; undefined when it did not move, or cannot be told from others. */
function movedControl({ control, top, left }: HeldPress): HTMLElement | undefined {
  if (!control.isConnected) return onlyOneLike(control);
  const now = control.getBoundingClientRect();
  return control instanceof HTMLElement && (now.top !== top || now.left !== left) ? control : undefined;
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim();

function onlyOneLike(control: Element): HTMLElement | undefined {
  const alike = [...document.querySelectorAll<HTMLElement>(control.tagName)].filter(
    (each) =>
      nameOf(each) === nameOf(control) &&
      each.getAttribute('href') === control.getAttribute('href') &&
      each.getClientRects().length > 0,
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/** The browser's own click follows the end of a press in the same task. */
function clickUnlessClicked(control: HTMLElement): void {
  let clicked = false;
  const hear = ({ target }: Event) => {
    clicked ||= target instanceof Node && control.contains(target);
  };
  addEventListener('click', hear, true);
  setTimeout(() => {
    removeEventListener('click', hear, true);
    if (!clicked) control.click();
  });
}
