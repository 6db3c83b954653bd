import { expect, test } from '@jest/globals';
import { leavesAfter } from './leaving.js';

const today = '2026-11-20';
// Eighteen Hijri years after 2010-01-01 are about 17 years and 169 days.
const minor = '2010-01-01';

test.each([
  ['an adult', '1980-01-01', undefined, null],
  ['somebody whose day of birth is not known', null, undefined, null],
  ['a minor without a guardian', minor, undefined, '2027-06-19'],
  ['a minor with a guardian until the coming of age', minor, '2027-06-19', '2027-06-19'],
  ['an adult under a guardianship that a deed extends', '2000-01-01', '2030-03-01', '2030-03-01'],
  ['an adult on the day after a guardianship ended', '2000-01-01', '2026-11-19', null],
  ['an adult on the last day of a guardianship', '2000-01-01', today, today],
])('%s may ask to leave after: %s, %s', (_who, bornOn, until, expected) => {
  expect(leavesAfter(bornOn, until === undefined ? undefined : { until }, today)).toBe(expected);
});
