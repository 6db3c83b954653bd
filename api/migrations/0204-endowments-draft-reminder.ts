import type { Migration } from '../src/platform/index.js';

/** When the founder of a draft was last reminded of its missing deeds. */
export const up: Migration = `
ALTER TABLE endowments.waqf ADD COLUMN reminded_at timestamptz;
CREATE INDEX waqf_drafts ON endowments.waqf (coalesce(reminded_at, created_at)) WHERE status = 'draft';
`;

export const down: Migration = `
DROP INDEX endowments.waqf_drafts;
ALTER TABLE endowments.waqf DROP COLUMN reminded_at;
`;
