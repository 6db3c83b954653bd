import type { Migration } from '../src/platform/index.js';

/** The release before asks the same questions, and none of them by these indexes. */
export const contracts = false;

/**
 * No statement looks for a kind of subject, and a reference is looked for beside parts of names, which no index serves:
 * each entry of the trail was written into two indexes that nobody read.
 */
export const up: Migration = `
DROP INDEX platform.audit_entry_subject;
DROP INDEX platform.audit_entry_reference;
`;

export const down: Migration = `
CREATE INDEX audit_entry_subject ON platform.audit_entry (subject_type, subject_id, occurred_at DESC);
CREATE INDEX audit_entry_reference ON platform.audit_entry (reference);
`;
