import { expect, test } from '@jest/globals';
import { addDays } from '@waqf/formats';
import { minorUntil } from './guardianship';
import { holdOf, transferHoldOf } from './payment-hold';

const today = '2026-08-10';
const paid = {
  isDisputed: false,
  hasGuardian: false,
  bornOn: '1990-01-01',
  diedOn: null,
  isActive: true,
  isRemoved: false,
};

test('an adult who is alive and disputes nothing is paid', () => {
  expect(holdOf(paid, today)).toBeNull();
  expect(holdOf({ ...paid, bornOn: null }, today)).toBeNull();
});

test('a dispute comes before a death, and a death before a missing guardian', () => {
  const child = { ...paid, bornOn: '2020-01-01', diedOn: '2026-08-01' };
  expect(holdOf({ ...child, isDisputed: true }, today)).toBe('dispute');
  expect(holdOf({ ...child, hasGuardian: true }, today)).toBe('deceased');
  expect(holdOf({ ...child, diedOn: null }, today)).toBe('no-guardian');
  expect(holdOf({ ...child, diedOn: null, hasGuardian: true }, today)).toBeNull();
});

test('a minor needs a guardian until the day before the eighteenth Hijri birthday', () => {
  const born = { ...paid, bornOn: '2009-02-24' };
  const last = minorUntil(born.bornOn);
  expect(holdOf(born, last)).toBe('no-guardian');
  expect(holdOf(born, addDays(last, 1))).toBeNull();
});

test('whoever is suspended is paid nothing, and whoever has left is paid what was allocated before', () => {
  expect(holdOf({ ...paid, isActive: false }, today)).toBe('suspended');
  expect(holdOf({ ...paid, isActive: false, isRemoved: true }, today)).toBeNull();
  expect(holdOf({ ...paid, isActive: false, isDisputed: true }, today)).toBe('dispute');
});

test('no transfer is made to whoever has left, and what is held is told before', () => {
  expect(transferHoldOf(paid, today)).toBeNull();
  expect(transferHoldOf({ ...paid, isActive: false }, today)).toBe('suspended');
  expect(transferHoldOf({ ...paid, isActive: false, isRemoved: true }, today)).toBe('removed');
  expect(transferHoldOf({ ...paid, isRemoved: true, diedOn: today }, today)).toBe('deceased');
});
