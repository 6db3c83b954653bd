import { expect, test } from '@jest/globals';
import { greetingAt } from './greeting';

test.each([
  ['2026-11-22T01:00:00Z', 'morning'],
  ['2026-11-22T08:59:00Z', 'morning'],
  ['2026-11-22T09:00:00Z', 'evening'],
  ['2026-11-22T22:30:00Z', 'evening'],
] as const)('%s is %s in Riyadh', (now, greeting) => {
  expect(greetingAt(new Date(now))).toBe(greeting);
});
