import type { Migration } from '../src/platform/index.js';

/**
 * The digest of an entry covers the same text as before. Written as `json` it is put together as text at once, without
 * the tree that `jsonb` builds and then prints.
 */
const digest = (build: 'json_build_array' | 'jsonb_build_array'): Migration => `
CREATE OR REPLACE FUNCTION ledger.entry_digest(entry ledger.transfer) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(${build}(
    (entry).id, (entry).waqf_id, (entry).debit_account_id, (entry).debit_fund, (entry).debit_number,
      (entry).debit_balance_after,
    (entry).credit_account_id, (entry).credit_fund, (entry).credit_number, (entry).credit_balance_after,
      (entry).amount_halalas, (entry).kind,
    (entry).reverses_id, (entry).description, (extract(epoch FROM (entry).occurred_at) * 1000000)::bigint,
    (extract(epoch FROM (entry).recorded_at) * 1000000)::bigint, (entry).fingerprint,
      (entry).transaction_id::text)::text, 'UTF8'))
$$;
`;

export const up: Migration = digest('json_build_array');

export const down: Migration = digest('jsonb_build_array');
