import type { Migration } from '../src/platform/index.js';

/** A line also waits because its person is a minor for whom nobody stands. */
export const up: Migration = `
ALTER TABLE distributions.run_line DROP CONSTRAINT run_line_withheld_check,
  ADD CONSTRAINT run_line_withheld_check CHECK (withheld IN ('no-account', 'account-not-active', 'dispute',
    'no-guardian', 'by-hand', 'saved-up'));
`;

export const down: Migration = `
UPDATE distributions.run_line SET withheld = 'account-not-active' WHERE withheld = 'no-guardian';
ALTER TABLE distributions.run_line DROP CONSTRAINT run_line_withheld_check,
  ADD CONSTRAINT run_line_withheld_check
    CHECK (withheld IN ('no-account', 'account-not-active', 'dispute', 'by-hand', 'saved-up'));
`;
