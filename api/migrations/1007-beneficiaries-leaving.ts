import type { Migration } from '../src/platform/index.js';

/** A person may also ask to leave a waqf that correctly names them; the nazir answers in the same way. */
export const up: Migration = `
ALTER TABLE beneficiaries.dispute
  ADD COLUMN kind text NOT NULL DEFAULT 'wrong' CHECK (kind IN ('wrong', 'leaving'));
`;

export const down: Migration = `
ALTER TABLE beneficiaries.dispute DROP COLUMN kind;
`;
