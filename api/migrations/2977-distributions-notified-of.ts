import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
-- Why a line is not paid, as its beneficiary was last notified of it.
ALTER TABLE distributions.run_line ADD COLUMN notified_of text;
`;

export const down: Migration = `
ALTER TABLE distributions.run_line DROP COLUMN notified_of;
`;
