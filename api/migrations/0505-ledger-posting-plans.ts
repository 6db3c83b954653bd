import type { Migration } from '../src/platform/index.js';

/**
 * When planned again for each call, the statements of the posting function include the arrays in their plans, which
 * takes longer the more postings there are. Their lookups use an index whatever the arrays contain, so a generic plan
 * is enough.
 */
export const up: Migration = `
ALTER FUNCTION ledger.post(jsonb) SET plan_cache_mode = force_generic_plan;
`;

export const down: Migration = `
ALTER FUNCTION ledger.post(jsonb) RESET plan_cache_mode;
`;
