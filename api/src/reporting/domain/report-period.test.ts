import { faultOf, periodBefore, chartRange } from './report-period.js';

test('a period that ends before it begins or is longer than fifty years is refused', () => {
  expect(faultOf({ from: '2026-02-01', to: '2026-01-31' })).toBe('reversed');
  expect(faultOf({ from: '2026-01-31', to: '2026-01-31' })).toBeNull();
  expect(faultOf({ from: '1976-01-01', to: '2025-12-31' })).toBeNull();
  expect(faultOf({ from: '1976-01-01', to: '2026-01-01' })).toBe('too-long');
  expect(faultOf({ from: '1900-01-01', to: '2100-01-01' })).toBe('too-long');
});

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2026-02-01', '2026-03-31', '2025-12-01', '2026-01-31'],
  ['2026-03-10', '2026-03-19', '2026-02-28', '2026-03-09'],
  ['2028-03-01', '2028-03-01', '2028-02-29', '2028-02-29'],
  // The Hijri year 1447 has 355 days, 1446 has 354; Rajab 1447 has 30 days, Jumada II has 29.
  ['2025-06-26', '2026-06-15', '2024-07-07', '2025-06-25'],
  ['2025-12-21', '2026-01-19', '2025-11-22', '2025-12-20'],
  // Outside the years of the Hijri calendar it is counted in days.
  ['2090-05-02', '2090-05-31', '2090-04-02', '2090-05-01'],
])('before %s to %s come %s to %s', (from, to, first, last) =>
  expect(periodBefore({ from, to })).toEqual({ from: first, to: last }),
);

test('the chart of a short period includes earlier months, that of a long one is by year', () => {
  const month = chartRange({ from: '2026-11-01', to: '2026-11-30' });
  expect(month.buckets).toHaveLength(8);
  expect([month.span.from, month.buckets[0]?.from, month.buckets.at(-1)?.to]).toEqual([
    '2026-04-01',
    '2026-04-01',
    '2026-11-30',
  ]);
  const cut = chartRange({ from: '2025-06-10', to: '2026-11-22' });
  expect([cut.buckets.length, cut.buckets[0], cut.buckets.at(-1)]).toEqual([
    18,
    { from: '2025-06-10', to: '2025-06-30' },
    { from: '2026-11-01', to: '2026-11-22' },
  ]);
  const years = chartRange({ from: '2020-03-05', to: '2026-11-22' });
  expect([years.buckets.length, years.buckets[0], years.buckets.at(-1)]).toEqual([
    7,
    { from: '2020-03-05', to: '2020-12-31' },
    { from: '2026-01-01', to: '2026-11-22' },
  ]);
});
