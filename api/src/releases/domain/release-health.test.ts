import { hasTooManyFaults, p75, slotOf, vitalBin } from './release-health.js';

const before = { opens: 10_000, faults: 3 };

test('a version is rolled back for many faults of several people, above the previous version’s', () => {
  expect(hasTooManyFaults({ opens: 2_000, faults: 5, people: 3 }, before)).toBe(true);
});

test.each([
  ['are few', { opens: 10, faults: 3, people: 3 }, before],
  ['are of one person', { opens: 10, faults: 9, people: 1 }, before],
  ['are within the limit', { opens: 9_000, faults: 5, people: 5 }, before],
  ['are as many as before', { opens: 2_000, faults: 5, people: 3 }, { opens: 1_000, faults: 2 }],
  ['come without opens', { opens: 0, faults: 9, people: 3 }, before],
])('a version is kept while its faults %s', (_, candidate, other) => {
  expect(hasTooManyFaults(candidate, other)).toBe(false);
});

test('three of four samples are below the 75th percentile, exact to about nine percent', () => {
  const bins = [100, 200, 300, 2_000].map((value) => ({ bin: vitalBin('lcp', value), count: 1 }));
  expect(Math.abs(p75('lcp', bins) - 300)).toBeLessThan(30);
  expect(p75('cls', [{ bin: vitalBin('cls', 0), count: 9 }])).toBe(0);
  expect(Math.abs(p75('cls', [{ bin: vitalBin('cls', 0.1), count: 9 }]) - 0.1)).toBeLessThan(0.01);
});

test('a slot begins every ten minutes', () => {
  expect(slotOf(new Date('2026-03-01T09:19:59Z')).toISOString()).toBe('2026-03-01T09:10:00.000Z');
});
