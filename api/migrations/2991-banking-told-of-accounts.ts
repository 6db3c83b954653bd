import type { Migration } from '../src/platform/index.js';

/**
 * Founder and nazir of today are told of an account, not those of the day on which it was requested. The previous
 * release still reads the column; it is removed one release later.
 */
export const up: Migration = `ALTER TABLE banking.account ALTER COLUMN party_ids SET DEFAULT '{}'`;

export const down: Migration = 'ALTER TABLE banking.account ALTER COLUMN party_ids DROP DEFAULT';
