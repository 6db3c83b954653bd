import type { Migration } from '../src/platform/index.js';

/**
 * The waqfs that a report over all of a person's waqfs contains: once one of them is no longer theirs, so is the file.
 * Null for a report about one waqf, about the person, or of an administrator, and for files made before.
 */
export const up: Migration = 'ALTER TABLE reporting.export ADD COLUMN waqf_ids uuid[];';

export const down: Migration = 'ALTER TABLE reporting.export DROP COLUMN waqf_ids;';
