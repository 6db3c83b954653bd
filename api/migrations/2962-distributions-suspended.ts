import type { Migration } from '../src/platform/index.js';

/** A line is also withheld while its beneficiary is suspended. */
export const up: Migration = `
ALTER TABLE distributions.run_line DROP CONSTRAINT run_line_withheld_check,
  ADD CONSTRAINT run_line_withheld_check CHECK (withheld IN ('no-account', 'account-not-active', 'dispute',
    'no-guardian', 'deceased', 'suspended', 'by-hand', 'saved-up'));
`;

export const down: Migration = `
UPDATE distributions.run_line SET withheld = 'account-not-active' WHERE withheld = 'suspended';
ALTER TABLE distributions.run_line DROP CONSTRAINT run_line_withheld_check,
  ADD CONSTRAINT run_line_withheld_check CHECK (withheld IN ('no-account', 'account-not-active', 'dispute',
    'no-guardian', 'deceased', 'by-hand', 'saved-up'));
`;
