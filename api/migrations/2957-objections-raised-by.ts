import type { Migration } from '../src/platform/index.js';

/**
 * Who raised an objection: the person, or the guardian who acted for a minor and must not answer it either. Null means
 * the person, also for objections from before this column.
 */
export const up: Migration = 'ALTER TABLE objections.objection ADD COLUMN raised_by uuid;';

export const down: Migration = 'ALTER TABLE objections.objection DROP COLUMN raised_by;';
