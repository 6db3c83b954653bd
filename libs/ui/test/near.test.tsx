import { act, cleanup, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { WhenNear } from '../src/core';

type Report = (entries: { isIntersecting: boolean }[]) => void;
let report: Report = () => undefined;
const watched: Element[] = [];
const margins: string[] = [];
const globals = globalThis as { IntersectionObserver?: unknown };

beforeEach(() => {
  jest.useFakeTimers();
  watched.length = 0;
  margins.length = 0;
  globals.IntersectionObserver = class {
    constructor(callback: Report, { rootMargin }: { rootMargin: string }) {
      report = callback;
      margins.push(rootMargin);
    }
    observe = (element: Element) => void watched.push(element);
    disconnect = () => void watched.splice(0);
  };
});
afterEach(() => {
  cleanup();
  dispatchEvent(new Event('afterprint'));
  jest.useRealTimers();
  delete globals.IntersectionObserver;
});

const draw = () =>
  render(
    <WhenNear room={<p>room</p>}>
      <p>picture</p>
    </WhenNear>,
  );
const settled = () => act(async () => jest.advanceTimersByTimeAsync(0));

test('content far below keeps its space and is rendered when it is near', async () => {
  draw();
  expect(screen.queryByText('picture')).toBeNull();
  report([{ isIntersecting: false }]);
  await settled();
  expect(screen.getByText('room')).toBeTruthy();
  report([{ isIntersecting: true }]);
  await settled();
  expect(screen.getByText('picture')).toBeTruthy();
  expect(screen.queryByText('room')).toBeNull();
});

test('it is rendered before printing, and after some seconds', async () => {
  draw();
  dispatchEvent(new Event('beforeprint'));
  await settled();
  expect(screen.getByText('picture')).toBeTruthy();
  cleanup();
  // Content that is rendered while the page is being printed does not wait either.
  draw();
  await settled();
  expect(screen.getByText('picture')).toBeTruthy();
  cleanup();
  dispatchEvent(new Event('afterprint'));
  draw();
  await act(async () => jest.advanceTimersByTimeAsync(8_000));
  expect(screen.getByText('picture')).toBeTruthy();
});

test('before the first interaction only visible content is rendered, afterwards near content too', async () => {
  draw();
  expect(margins).toEqual(['0px 0px -64px']);
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('pointermove'));
  expect(margins).toEqual(['0px 0px -64px', '200px']);
  expect(watched).toHaveLength(1);
});

test('a page that is left has no observers', async () => {
  const { unmount } = draw();
  expect(watched).toHaveLength(1);
  unmount();
  expect(watched).toHaveLength(0);
});

test('without a browser it is rendered at once', () => {
  delete globals.IntersectionObserver;
  draw();
  expect(screen.getByText('picture')).toBeTruthy();
});
