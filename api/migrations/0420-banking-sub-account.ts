import type { Migration } from '../src/platform/index.js';

/** A beneficiary can have only one sub-account that is not closed, in only one waqf. */
export const up: Migration = `
CREATE UNIQUE INDEX account_one_sub ON banking.account (beneficiary_id) WHERE account_type = 'beneficiary_sub'
  AND state <> 'closed';
`;

export const down: Migration = `
DROP INDEX banking.account_one_sub;
`;
