import type { Migration } from '../src/platform/index.js';

/** The previous release runs the same queries, and none of them uses these indexes. */
export const contracts = false;

/**
 * No query searches by subject type, and a reference is searched together with parts of names, for which no index can
 * be used: each audit entry was written to two indexes that nothing read.
 */
export const up: Migration = `
DROP INDEX platform.audit_entry_subject;
DROP INDEX platform.audit_entry_reference;
`;

export const down: Migration = `
CREATE INDEX audit_entry_subject ON platform.audit_entry (subject_type, subject_id, occurred_at DESC);
CREATE INDEX audit_entry_reference ON platform.audit_entry (reference);
`;
