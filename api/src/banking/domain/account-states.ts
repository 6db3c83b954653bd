import type { Bilingual } from '@waqf/contracts';
import { accountStatusLabels } from '@waqf/contracts/banking';
import { defineStates, type StateOf } from '../../platform/index.js';
import { accountOpened, accountRefused, accountRequested, accountStateChanged } from '../banking.facts.js';

/**
 * Life of a bank account. A refused one is requested again under a new reference, because the bank answers the old one
 * with the same refusal.
 */
export const accountStates = defineStates({
  name: 'banking.account',
  noun: { ar: 'حساب بنكي', en: 'Bank account' },
  column: 'banking.account.state',
  initial: ['opening'],
  states: {
    opening: { ar: 'قيد الفتح', en: 'Opening' },
    ...accountStatusLabels,
    refused: { ar: 'مرفوض', en: 'Refused' },
  },
  transitions: [
    { name: 'open', from: ['opening'], to: 'active', by: ['bank'], records: accountOpened },
    { name: 'refuse', from: ['opening'], to: 'refused', by: ['bank'], records: accountRefused },
    { name: 'request-again', from: ['refused'], to: 'opening', by: ['nazir', 'admin'], records: accountRequested },
    { name: 'suspend', from: ['active'], to: 'suspended', by: ['bank'], records: accountStateChanged },
    { name: 'release', from: ['suspended'], to: 'active', by: ['bank'], records: accountStateChanged },
    { name: 'close', from: ['active', 'suspended'], to: 'closed', by: ['bank'], records: accountStateChanged },
  ],
});
export type AccountState = StateOf<typeof accountStates>;

/** What other contexts may know about a waqf's main account, even before it exists. */
export type MainAccountState =
  | { state: 'none' }
  | { state: Exclude<AccountState, 'refused'> }
  | { state: 'refused'; reason: Bilingual };

/** Whether a repeated request for the account asks the bank again. */
export const mayRequestAgain = (state: AccountState): boolean => accountStates.startsIn('request-again', state);
