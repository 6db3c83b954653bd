import { beforeEach, expect, it, jest } from '@jest/globals';
import { keepPresses, takeOverPress } from './kept-press';

keepPresses();

const clicks = jest.fn();
let button: HTMLButtonElement;
let top = 100;

function draw(name: string): HTMLButtonElement {
  const drawn = document.createElement('button');
  drawn.textContent = name;
  drawn.addEventListener('click', clicks);
  const place = () => ({ left: 0, top, width: 100, height: 40 }) as DOMRect;
  drawn.getBoundingClientRect = place;
  drawn.getClientRects = () => [place()] as unknown as DOMRectList;
  document.body.append(drawn);
  return drawn;
}

const pointer = (type: string, target: Element, more: PointerEventInit = {}) =>
  // jsdom has no pointer events; a mouse event has all that is read but this one property.
  target.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: 50, clientY: 120, ...more }), {
      isPrimary: more.isPrimary ?? true,
    }),
  );
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  document.body.replaceChildren();
  clicks.mockClear();
  top = 100;
  button = draw('Export');
});

/** Ends the press on the body, as a browser does when the control is no longer under the pointer. */
async function releaseElsewhere(more: PointerEventInit = {}) {
  pointer('pointerup', document.body, more);
  document.body.click();
  await settled();
}

it('carries out a press of a button that moved meanwhile', async () => {
  pointer('pointerdown', button);
  top = 160;
  await releaseElsewhere();
  expect(clicks).toHaveBeenCalledTimes(1);
});

it('carries out a press of a button that was rendered anew', async () => {
  pointer('pointerdown', button);
  button.remove();
  draw('Export');
  await releaseElsewhere();
  expect(clicks).toHaveBeenCalledTimes(1);
});

it('carries out a press that began on the prerendered page', async () => {
  takeOverPress({ control: button, x: 50, y: 120, top, left: 0 });
  button.remove();
  draw('Export');
  await releaseElsewhere();
  expect(clicks).toHaveBeenCalledTimes(1);
});

it('does not choose among several buttons of the same name', async () => {
  pointer('pointerdown', button);
  button.remove();
  draw('Export');
  draw('Export');
  await releaseElsewhere();
  expect(clicks).not.toHaveBeenCalled();
});

it('leaves a press alone that the browser itself carries out', async () => {
  pointer('pointerdown', button);
  top = 110;
  pointer('pointerup', button);
  button.click();
  await settled();
  expect(clicks).toHaveBeenCalledTimes(1);
});

it('leaves a press alone whose button stayed, or whose pointer left it', async () => {
  pointer('pointerdown', button);
  await releaseElsewhere();
  pointer('pointerdown', button);
  top = 160;
  await releaseElsewhere({ clientY: 150 });
  pointer('pointerdown', button);
  top = 200;
  pointer('pointercancel', document.body);
  await releaseElsewhere();
  expect(clicks).not.toHaveBeenCalled();
});

it('leaves a press with a key or another button of the mouse to the browser', async () => {
  for (const more of [{ ctrlKey: true }, { button: 2 }, { isPrimary: false }]) {
    pointer('pointerdown', button, more);
    top += 60;
    await releaseElsewhere(more);
  }
  expect(clicks).not.toHaveBeenCalled();
});
