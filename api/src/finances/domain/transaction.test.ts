import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { fundOf, sidesOf, signedAmount } from './transaction.js';

test('income goes to the yield, expenses are paid from it, and additions to the asset go to the corpus', () => {
  expect(sidesOf({ type: 'income', source: 'rent' })).toEqual({
    debit: { fund: 'contra' },
    credit: { fund: 'ghalla' },
  });
  expect(sidesOf({ type: 'income', source: null })).toEqual({ debit: { fund: 'contra' }, credit: { fund: 'ghalla' } });
  expect(sidesOf({ type: 'income', source: 'corpus_addition' })).toEqual({
    debit: { fund: 'contra' },
    credit: { fund: 'corpus' },
  });
  expect(sidesOf({ type: 'expense', source: null })).toEqual({ debit: { fund: 'ghalla' }, credit: { fund: 'contra' } });
  expect(fundOf({ type: 'expense', source: null })).toBe('ghalla');
});

test('a reversal has the opposite sign', () => {
  const amount = halalas(500n);
  const signed = (type: 'income' | 'expense', reverses: object | null) => signedAmount({ type, amount, reverses });
  expect([signed('income', null), signed('income', {}), signed('expense', null), signed('expense', {})]).toEqual([
    500n,
    -500n,
    -500n,
    500n,
  ]);
});
