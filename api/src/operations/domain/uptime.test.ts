import { expect, test } from '@jest/globals';
import { historyOf } from './uptime.js';

const row = (day: string, component: string, healthy: number, warning = 0, error = 0) => ({
  day,
  component,
  healthy,
  warning,
  error,
  firstMinute: new Date('2026-11-01T09:00:00Z'),
});

test('there is no figure before the first measurement', () => {
  expect(historyOf([], new Date('2026-11-02T00:00:00Z'))).toEqual({ availability: null, days: [] });
});

test('unmeasured minutes count as down, from the first measurement until now', () => {
  // From 12:00 in Riyadh on the 1st to 01:00 on the 3rd; the whole 2nd was missed.
  const { days, availability } = historyOf(
    [row('2026-11-01', 'overall', 720), row('2026-11-03', 'overall', 50, 5, 5)],
    new Date('2026-11-02T22:00:00Z'),
  );
  expect(days).toEqual([
    { day: '2026-11-01', healthy: 720, warning: 0, error: 0, missed: 0, troubled: [] },
    { day: '2026-11-02', healthy: 0, warning: 0, error: 0, missed: 1440, troubled: [] },
    { day: '2026-11-03', healthy: 50, warning: 5, error: 5, missed: 0, troubled: [] },
  ]);
  // (720 + 55) of 2220, truncated and not rounded.
  expect(availability).toBe(34.9);
});

test('a component is reported from its second failing minute on', () => {
  const { days } = historyOf(
    [
      row('2026-11-01', 'overall', 3),
      row('2026-11-01', 'bank', 1, 1, 1),
      row('2026-11-01', 'mail', 2, 1),
      row('2026-11-01', 'gone', 0, 9),
    ],
    new Date('2026-11-01T09:03:00Z'),
  );
  expect(days[0]?.troubled).toEqual(['bank']);
});
