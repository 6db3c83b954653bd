import { distributionDue } from './distribution-due.js';

test('the yield of a year is due at the end of March of the next', () => {
  expect(distributionDue('2025-07-01')).toEqual({ year: '2025', yearEnd: '2025-12-31', lastDay: '2026-03-31' });
});

test('what is left since New Year belongs to the new year', () => {
  expect(distributionDue('2026-01-01').lastDay).toBe('2027-03-31');
});
