import { expect, test } from '@jest/globals';
import { withholdingOf } from './withholding';

const payee = { state: 'active' } as const;
const usual = { held: null, method: 'bank_transfer', keptUntil: null, today: '2026-08-10' } as const;

test('who has chosen nothing is paid by the bank as long as the account is open', () => {
  expect(withholdingOf(payee, usual)).toBeNull();
  expect(withholdingOf({ state: 'suspended' }, usual)).toBe('account-not-active');
  expect(withholdingOf(undefined, usual)).toBe('no-account');
  expect(withholdingOf(payee, { ...usual, held: 'dispute' })).toBe('dispute');
});

test('cash and checks are never sent by the bank', () => {
  for (const method of ['cash', 'check'] as const) expect(withholdingOf(payee, { ...usual, method })).toBe('by-hand');
});

test('what is held for a dispute or a minor without guardian comes before what the person chose', () => {
  for (const held of ['dispute', 'no-guardian'] as const)
    expect(withholdingOf(payee, { ...usual, held, method: 'cash', keptUntil: '2026-09-30' })).toBe(held);
});

test('what is kept is paid on its last day', () => {
  const kept = { ...usual, keptUntil: '2026-09-30' };
  expect(withholdingOf(payee, { ...kept, today: '2026-09-29' })).toBe('saved-up');
  expect(withholdingOf(payee, { ...kept, today: '2026-09-30' })).toBeNull();
});
