import type { Migration } from '../src/platform/index.js';

/**
 * A founder discards a waqf that was never approved. `status` keeps its three values, because the previous release
 * accepts no others and would not answer a list with such a row: for that release a discarded waqf is a draft. `state`
 * is what the code reads. Should the previous release approve one in the meantime, it is approved.
 */
export const up: Migration = `
ALTER TABLE endowments.waqf ADD COLUMN discarded_at timestamptz;
ALTER TABLE endowments.waqf ADD COLUMN state text NOT NULL GENERATED ALWAYS AS
    (CASE WHEN discarded_at IS NOT NULL AND status <> 'approved' THEN 'discarded' ELSE status END) STORED
  CONSTRAINT waqf_state_check CHECK (state IN ('draft', 'pending', 'approved', 'discarded'));
-- The deeds of a discarded waqf: they are kept, and another waqf may use them without a warning.
ALTER TABLE documents.document ADD COLUMN set_aside_at timestamptz;
`;

export const down: Migration = `
ALTER TABLE documents.document DROP COLUMN set_aside_at;
ALTER TABLE endowments.waqf DROP COLUMN state;
ALTER TABLE endowments.waqf DROP COLUMN discarded_at;
`;
