import type { Migration } from '../src/platform/index.js';

/** Index for the register sorted by the displayed amount: an expense and a reversed income are negative. */
export const up: Migration = `
CREATE INDEX transaction_by_amount ON finances.transaction
  (waqf_id, (CASE WHEN (type = 'income') = (reverses_id IS NULL) THEN amount_halalas
    ELSE -amount_halalas END) DESC, id DESC);
`;

export const down: Migration = `
DROP INDEX finances.transaction_by_amount;
`;
