import { distributionDue, distributionStage } from './distribution-due.js';

test('the yield of a year is due by the end of March of the next year', () => {
  expect(distributionDue('2025-07-01', 3)).toEqual({ year: '2025', yearEnd: '2025-12-31', lastDay: '2026-03-31' });
});

test('undistributed yield since 1 January belongs to the new year', () => {
  expect(distributionDue('2026-01-01', 3).lastDay).toBe('2027-03-31');
  expect(distributionDue('2026-01-01', 6).lastDay).toBe('2027-06-30');
});

test.each([
  ['2026-10-31', 'later'],
  ['2026-11-01', 'coming'],
  ['2026-12-31', 'coming'],
  ['2027-01-01', 'over'],
] as const)('on %s the distribution of 2026 is %s', (today, stage) => {
  expect(distributionStage(distributionDue('2026-01-01', 3), today)).toBe(stage);
});
