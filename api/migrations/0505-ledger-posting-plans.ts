import type { Migration } from '../src/platform/index.js';

/**
 * Planned anew for each call, the statements of the posting function were planned with the arrays themselves in them,
 * which takes longer the more postings there are. Their lookups go by index whatever the arrays hold.
 */
export const up: Migration = `
ALTER FUNCTION ledger.post(jsonb) SET plan_cache_mode = force_generic_plan;
`;

export const down: Migration = `
ALTER FUNCTION ledger.post(jsonb) RESET plan_cache_mode;
`;
