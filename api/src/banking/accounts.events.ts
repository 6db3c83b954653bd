import { defineEvent } from '../platform/index.js';

/** The bank has opened an account; `beneficiaryId` is of a sub-account only. */
export const accountOpened = defineEvent<{ accountId: string; waqfId: string; beneficiaryId: string | null }>(
  'banking.account-opened',
);

/** The bank has suspended, closed or released an account. */
export const accountStateChanged = defineEvent<{
  accountId: string;
  waqfId: string;
  state: 'active' | 'suspended' | 'closed';
}>('banking.account-state-changed');
