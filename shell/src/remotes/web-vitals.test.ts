import { expect, test } from '@jest/globals';
import { largestShift, slowestInteraction } from './web-vitals';

test('an interaction lasts as long as its slowest event, and hovering does not count', () => {
  const take = slowestInteraction(() => undefined);
  expect(take({ interactionId: 0, duration: 900 })).toBeUndefined();
  take({ interactionId: 1, duration: 80 });
  take({ interactionId: 1, duration: 120 });
  expect(take({ interactionId: 2, duration: 60 })).toBe(120);
});

test('one outlier is ignored for every fifty interactions', () => {
  let interactions = 0;
  const take = slowestInteraction(() => interactions);
  for (const duration of [1000, 49, 48]) take({ interactionId: (interactions += 1), duration });
  expect(take({ interactionId: 0, duration: 1 })).toBe(1000);
  interactions = 50;
  expect(take({ interactionId: 0, duration: 1 })).toBe(49);
  interactions = 5000;
  expect(take({ interactionId: 0, duration: 1 })).toBe(48);
});

test('the slowest of many interactions is kept, and each interaction counts once', () => {
  const take = slowestInteraction(() => undefined);
  take({ interactionId: 1, duration: 700 });
  for (let id = 2; id < 100; id += 1) take({ interactionId: id, duration: id });
  expect(take({ interactionId: 1, duration: 650 })).toBe(700);
});

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

test('layout shifts within a window are added, and the largest window counts', () => {
  const take = largestShift();
  take(shift(0, 0.1));
  expect(take(shift(900, 0.05))).toBeCloseTo(0.15);
  expect(take(shift(2000, 0.08))).toBeCloseTo(0.15);
  expect(take(shift(2500, 0.09))).toBeCloseTo(0.17);
});

test('a window of layout shifts ends after five seconds, however close together they are', () => {
  const take = largestShift();
  let found = 0;
  for (let at = 0; at <= 5400; at += 900) found = take(shift(at, 0.01));
  expect(found).toBeCloseTo(0.06);
});

test('a layout shift that follows an input does not count', () => {
  const take = largestShift();
  expect(take(shift(0, 0.3, true))).toBe(0);
});
