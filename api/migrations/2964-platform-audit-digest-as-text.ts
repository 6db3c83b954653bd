import type { Migration } from '../src/platform/index.js';

/** As for entries of the ledger (2963): the same text, put together without building a tree. */
const digest = (build: 'json_build_array' | 'jsonb_build_array'): Migration => `
CREATE OR REPLACE FUNCTION platform.audit_digest(entry platform.audit_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(${build}(
    (entry).id, (extract(epoch FROM (entry).occurred_at) * 1000000)::bigint, (entry).actor_id, (entry).actor_name,
    (entry).action, (entry).subject_type, (entry).subject_id, (entry).waqf_id, (entry).before, (entry).after,
    (entry).reason, (entry).details, (entry).reference, (entry).address, (entry).transaction_id::text)::text, 'UTF8'))
$$;
`;

export const up: Migration = digest('json_build_array');

export const down: Migration = digest('jsonb_build_array');
