import { expect, test } from '@jest/globals';
import { largestShift, slowestInteraction } from './web-vitals';

test('an interaction takes as long as its slowest event, and hovering is no interaction', () => {
  const take = slowestInteraction();
  expect(take({ interactionId: 0, duration: 900 })).toBeUndefined();
  take({ interactionId: 1, duration: 80 });
  take({ interactionId: 1, duration: 120 });
  expect(take({ interactionId: 2, duration: 60 })).toBe(120);
});

test('one outlier is left out for every fifty interactions', () => {
  const take = slowestInteraction();
  for (let id = 1; id < 50; id += 1) take({ interactionId: id, duration: id });
  expect(take({ interactionId: 50, duration: 1000 })).toBe(49);
});

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

test('shifts add up within a window, and the largest window counts', () => {
  const take = largestShift();
  take(shift(0, 0.1));
  expect(take(shift(900, 0.05))).toBeCloseTo(0.15);
  expect(take(shift(2000, 0.08))).toBeCloseTo(0.15);
  expect(take(shift(2500, 0.09))).toBeCloseTo(0.17);
});

test('a window of shifts ends after five seconds, however close they are', () => {
  const take = largestShift();
  let found = 0;
  for (let at = 0; at <= 5400; at += 900) found = take(shift(at, 0.01));
  expect(found).toBeCloseTo(0.06);
});

test('a shift that follows an input does not count', () => {
  const take = largestShift();
  expect(take(shift(0, 0.3, true))).toBe(0);
});
