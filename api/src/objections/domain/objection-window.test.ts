import { expect, test } from '@jest/globals';
import { dueDay, windowOf } from './objection-window';

const at = (moment: string) => new Date(`${moment}+03:00`);
const paid = { paidAt: at('2026-08-31T23:30:00') };

test('a payment in progress can be objected to without a deadline', () => {
  expect(windowOf({ paidAt: null }, 3, at('2026-11-30T12:00:00'))).toEqual({ isOpen: true, until: null });
});

test('the window ends three months after a payment, in a shorter month with its last day in Riyadh', () => {
  expect(windowOf(paid, 3, at('2026-11-30T23:59:00'))).toEqual({ isOpen: true, until: '2026-11-30' });
  expect(windowOf(paid, 3, at('2026-12-01T00:00:00'))).toEqual({ isOpen: false, until: '2026-11-30' });
  expect(windowOf(paid, 6, at('2026-12-01T00:00:00')).until).toBe('2027-02-28');
});

test('the answer is due fifteen days after the day in Riyadh', () => {
  expect(dueDay(at('2026-11-20T01:00:00'))).toBe('2026-12-05');
});
