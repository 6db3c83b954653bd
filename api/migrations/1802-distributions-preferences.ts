import type { Migration } from '../src/platform/index.js';

/** A line also waits because its person chose cash or a check, or to be paid by the quarter or the year. */
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
