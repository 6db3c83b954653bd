import { beforeEach, expect, jest, test } from '@jest/globals';
import { replayEarlyInput } from './early-input';

const clicked = jest.fn();
let drawn: HTMLButtonElement;
let root: HTMLElement;

const named = (name: string): HTMLButtonElement =>
  Object.assign(document.createElement('button'), { textContent: name });
const release = (clientX: number, type = 'pointerup') => dispatchEvent(new MouseEvent(type, { clientX, clientY: 20 }));

beforeEach(() => {
  clicked.mockClear();
  root = document.body.appendChild(document.createElement('div'));
  drawn = root.appendChild(named('ابحث عن وقف'));
  globalThis.waqfEarly = {
    pressed: null,
    held: { button: drawn, x: 10, y: 20 },
    keys: [],
    gone: new AbortController(),
  };
});

/** The live page takes the place of the prerendered one. */
function goLive(): void {
  drawn.remove();
  root.append(named('أضف وقفًا'), named('ابحث عن وقف'));
  root.lastElementChild?.addEventListener('click', clicked);
  replayEarlyInput(root);
}

test('a press that began on the prerendered page and ends on the live one counts once', () => {
  goLive();
  expect(clicked).not.toHaveBeenCalled();
  release(12);
  release(12);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a pointer that left the button on purpose, or was taken away, presses nothing', () => {
  goLive();
  release(40);
  release(10);
  expect(clicked).not.toHaveBeenCalled();
});

test('nor does one whose press the browser ended', () => {
  goLive();
  release(10, 'pointercancel');
  release(10);
  expect(clicked).not.toHaveBeenCalled();
});

test('a button that is still there hears the browser’s own click', () => {
  drawn.addEventListener('click', clicked);
  replayEarlyInput(root);
  release(10);
  expect(clicked).not.toHaveBeenCalled();
});
