import { accountStatuses, accountTypes } from '@waqf/contracts/banking';
import { neverNull, oneOf, stateOf, rowOf } from '../../platform/index.js';
import { accountStates } from '../domain/account-states.js';

const opened = 'the states that the condition names have it (account_opened_is_whole)';

export const accountTypeColumn = oneOf(accountTypes);
export const accountStateColumn = stateOf(accountStates);
/** The state of accounts that the bank has opened. */
const openedStateColumn = oneOf(accountStatuses, 'the condition names them');

export const openedColumns = `id, waqf_id AS "waqfId", account_type AS "accountType", beneficiary_id AS "beneficiaryId",
  state, bank_name AS "bankName", account_number AS "accountNumber", iban, branch_code AS "branchCode",
  opened_at AS "openedAt"`;
export const openedRow = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  accountType: accountTypeColumn,
  beneficiaryId: 'uuid?',
  state: openedStateColumn,
  bankName: neverNull('text', opened),
  accountNumber: neverNull('text', opened),
  iban: neverNull('text', opened),
  branchCode: 'text?',
  openedAt: neverNull('timestamptz', opened),
});
