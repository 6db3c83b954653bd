import type { Migration } from '../src/platform/index.js';

/** A line is also withheld because its beneficiary chose cash or a check, or quarterly or yearly payment. */
export const up: Migration = `
ALTER TABLE distributions.run_line DROP CONSTRAINT run_line_withheld_check,
  ADD CONSTRAINT run_line_withheld_check
    CHECK (withheld IN ('no-account', 'account-not-active', 'dispute', 'by-hand', 'saved-up'));
`;

export const down: Migration = `
UPDATE distributions.run_line SET withheld = 'account-not-active' WHERE withheld IN ('by-hand', 'saved-up');
ALTER TABLE distributions.run_line DROP CONSTRAINT run_line_withheld_check,
  ADD CONSTRAINT run_line_withheld_check CHECK (withheld IN ('no-account', 'account-not-active', 'dispute'));
`;
