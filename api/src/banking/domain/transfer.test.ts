import { expect, test } from '@jest/globals';
import { labelOf, namedInSentence, type TransferAccount } from './transfer.js';

const account = (rest: Partial<TransferAccount>) => ({ holderName: 'نورة', ...rest }) as TransferAccount;

test('the main account is written "Main account" in a list and "the main account" in a sentence', () => {
  const main = account({ accountType: 'main_waqf' });
  expect(labelOf(main).en).toBe('Main account');
  expect(namedInSentence(main)).toEqual({ ar: 'الحساب الرئيسي', en: 'the main account' });
  expect(namedInSentence(account({ accountType: 'beneficiary_sub' })).en).toBe('نورة');
});
