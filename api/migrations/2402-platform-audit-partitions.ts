import type { Migration } from '../src/platform/index.js';

/** The function takes a row of the table, whose row type has changed. The digest of an entry is the same as in 0004. */
const digest = `
CREATE FUNCTION platform.audit_digest(entry platform.audit_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(jsonb_build_array(
    (entry).id, (extract(epoch FROM (entry).occurred_at) * 1000000)::bigint, (entry).actor_id, (entry).actor_name,
    (entry).action, (entry).subject_type, (entry).subject_id, (entry).waqf_id, (entry).before, (entry).after,
    (entry).reason, (entry).details, (entry).reference, (entry).address, (entry).transaction_id::text)::text, 'UTF8'))
$$;
`;

/**
 * Partitions the audit trail by years, using its ids: the primary key is unchanged, and no entry is ever removed. A
 * past year can be moved to a cheaper disk.
 */
export const up: Migration = `
SELECT platform.partition_table('platform.audit_entry', 'id', 'id', 12, NULL);
REVOKE UPDATE, DELETE, TRUNCATE ON platform.audit_entry FROM waqf_app;
DROP FUNCTION platform.audit_digest(platform.audit_entry_first);
${digest}
`;

/** Nothing is removed: the previous release continues to use the same tables. */
export const contracts = false;

export const down: Migration = `
DROP FUNCTION platform.audit_digest(platform.audit_entry);
SELECT platform.join_partitions('platform.audit_entry');
ALTER TABLE platform.audit_entry ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (id);
CREATE INDEX audit_entry_subject ON platform.audit_entry (subject_type, subject_id, occurred_at DESC);
CREATE INDEX audit_entry_time ON platform.audit_entry (occurred_at DESC, id DESC);
CREATE INDEX audit_entry_waqf ON platform.audit_entry (waqf_id, occurred_at DESC, id DESC) WHERE waqf_id IS NOT NULL;
CREATE INDEX audit_entry_transaction ON platform.audit_entry (transaction_id, id);
CREATE INDEX audit_entry_actor ON platform.audit_entry (actor_id, occurred_at DESC, id DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_entry_action ON platform.audit_entry (action, occurred_at DESC, id DESC);
CREATE INDEX audit_entry_reference ON platform.audit_entry (reference);
REVOKE UPDATE, DELETE, TRUNCATE ON platform.audit_entry FROM waqf_app;
${digest}
`;
