import { averageDaysToApproval } from './days-to-approval.js';

const times = (...rows: [string, string][]) => new Map(rows.map(([waqfId, at]) => [waqfId, new Date(at)]));

test('without an approved waqf there is no average', () => {
  expect(averageDaysToApproval(new Map(), times(['a', '2026-01-01T00:00:00Z']))).toBeNull();
});

test('the average is in days with one decimal', () => {
  const uploads = times(['a', '2026-01-01T00:00:00Z'], ['b', '2026-01-01T00:00:00Z']);
  expect(averageDaysToApproval(times(['a', '2026-01-03T00:00:00Z'], ['b', '2026-01-06T12:00:00Z']), uploads)).toBe(3.8);
});

test('an approved waqf without known uploads is left out of the average', () => {
  const uploads = times(['a', '2026-01-01T00:00:00Z']);
  expect(averageDaysToApproval(times(['a', '2026-01-05T00:00:00Z'], ['b', '2026-01-05T00:00:00Z']), uploads)).toBe(4);
});
