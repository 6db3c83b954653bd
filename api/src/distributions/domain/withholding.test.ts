import { expect, test } from '@jest/globals';
import { withholdingOf } from './withholding';

const payee = { state: 'active' } as const;
const usual = { held: null, method: 'bank_transfer', keptUntil: null, today: '2026-08-10' } as const;

test('a person without a choice of their own is paid by the bank if their account is active and undisputed', () => {
  expect(withholdingOf(payee, usual)).toBeNull();
  expect(withholdingOf({ state: 'suspended' }, usual)).toBe('account-not-active');
  for (const none of [undefined, { state: 'opening' }, { state: 'refused' }] as const)
    expect(withholdingOf(none, usual)).toBe('no-account');
  expect(withholdingOf(payee, { ...usual, held: 'dispute' })).toBe('dispute');
});

test('cash and checks are never sent by the bank', () => {
  for (const method of ['cash', 'check'] as const) expect(withholdingOf(payee, { ...usual, method })).toBe('by-hand');
});

test('what holds a payment takes precedence over what the person chose', () => {
  for (const held of ['dispute', 'no-guardian', 'suspended'] as const)
    expect(withholdingOf(payee, { ...usual, held, method: 'cash', keptUntil: '2026-09-30' })).toBe(held);
});

test('a payment that the person saves up is released on the chosen day', () => {
  const kept = { ...usual, keptUntil: '2026-09-30' };
  expect(withholdingOf(payee, { ...kept, today: '2026-09-29' })).toBe('saved-up');
  expect(withholdingOf(payee, { ...kept, today: '2026-09-30' })).toBeNull();
});
