import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
-- Every sub-account that a beneficiary ever had, also a closed one.
CREATE INDEX account_of_beneficiary ON banking.account (beneficiary_id, created_at DESC)
  WHERE beneficiary_id IS NOT NULL;
ALTER TABLE distributions.run_line DROP CONSTRAINT run_line_withheld_check,
  ADD CONSTRAINT run_line_withheld_check CHECK (withheld IN ('no-account', 'account-not-active', 'dispute'));
`;

export const down: Migration = `
DROP INDEX banking.account_of_beneficiary;
UPDATE distributions.run_line SET withheld = 'account-not-active' WHERE withheld = 'dispute';
ALTER TABLE distributions.run_line DROP CONSTRAINT run_line_withheld_check,
  ADD CONSTRAINT run_line_withheld_check CHECK (withheld IN ('no-account', 'account-not-active'));
`;
