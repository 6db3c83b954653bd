import { expect, test } from '@jest/globals';
import { labelOf, labelInSentence, type TransferAccount } from './transfer.js';

const account = (rest: Partial<TransferAccount>) => ({ holderName: 'نورة', ...rest }) as TransferAccount;

test('the main account is written "Main account" in a list and "the main account" in a sentence', () => {
  const main = account({ accountType: 'main_waqf' });
  expect(labelOf(main).en).toBe('Main account');
  expect(labelInSentence(main)).toEqual({ ar: 'الحساب الرئيسي', en: 'the main account' });
  expect(labelInSentence(account({ accountType: 'beneficiary_sub' })).en).toBe('نورة');
});
