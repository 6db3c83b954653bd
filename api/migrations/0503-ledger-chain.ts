import type { Migration } from '../src/platform/index.js';

/**
 * The hash chain over entries. One sealer at a time adds final entries to a block. The hash of a block covers the
 * previous block and the digest of each of its entries, so that a sealed entry cannot be changed, removed or moved
 * unnoticed.
 */
export const up: Migration = `
CREATE TABLE ledger.block (
  number bigint PRIMARY KEY CHECK (number > 0),
  -- None where a block only notes that the database was restored.
  entries integer NOT NULL CHECK (entries >= 0),
  -- Every transaction below it is in this block or an earlier one.
  horizon xid8 NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL UNIQUE,
  sealed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE ledger.seal (
  -- Place in the chain, without gaps.
  position bigint PRIMARY KEY CHECK (position > 0),
  block bigint NOT NULL,
  entry_id uuid NOT NULL UNIQUE,
  digest bytea NOT NULL
);
-- One row, whose lock makes one sealer of many processes.
CREATE TABLE ledger.sealer (id boolean PRIMARY KEY DEFAULT true CHECK (id));
INSERT INTO ledger.sealer DEFAULT VALUES;
REVOKE ALL ON ledger.block, ledger.seal, ledger.sealer FROM waqf_app;
GRANT SELECT ON ledger.block, ledger.seal TO waqf_app;

/* Of everything that an entry says; as a JSON array, so that no value can run into the next. */
CREATE FUNCTION ledger.entry_digest(entry ledger.transfer) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(jsonb_build_array(
    (entry).id, (entry).waqf_id, (entry).debit_account_id, (entry).debit_fund, (entry).debit_number,
      (entry).debit_balance_after,
    (entry).credit_account_id, (entry).credit_fund, (entry).credit_number, (entry).credit_balance_after,
      (entry).amount_halalas, (entry).kind,
    (entry).reverses_id, (entry).description, (extract(epoch FROM (entry).occurred_at) * 1000000)::bigint,
    (extract(epoch FROM (entry).recorded_at) * 1000000)::bigint, (entry).fingerprint,
      (entry).transaction_id::text)::text, 'UTF8'))
$$;

CREATE FUNCTION ledger.block_hash(previous bytea, number bigint, digests bytea) RETURNS bytea
  LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(previous || convert_to(number::text || ':', 'UTF8') || digests)
$$;

/*
 * Seals at most _limit final entries into a block. "waiting": there are entries that aren't sealed yet. A transaction
 * number below the last horizon means that the database was restored into another cluster: then every unsealed entry is
 * looked for.
 */
CREATE FUNCTION ledger.seal_entries(_limit integer) RETURNS TABLE (sealed integer, waiting boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  _last ledger.block; _position bigint; _now pg_snapshot; _horizon xid8; _restored boolean; _ids uuid[]; _digests
    bytea[]; _reached xid8; _count integer;
BEGIN
  PERFORM FROM ledger.sealer FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN QUERY SELECT 0, false; RETURN; END IF;
  SELECT * INTO _last FROM ledger.block ORDER BY number DESC LIMIT 1;
  _last.number := coalesce(_last.number, 0);
  _last.hash := coalesce(_last.hash, decode(repeat('00', 32), 'hex'));
  _last.horizon := coalesce(_last.horizon, '0'::xid8);
  SELECT coalesce(max(position), 0) INTO _position FROM ledger.seal;
  -- Taken before the entries are read: all below it has ended, so the next statement sees all of it that committed.
  _now := pg_current_snapshot();
  _horizon := pg_snapshot_xmin(_now);
  _restored := _horizon < _last.horizon;
  IF _restored THEN
    SELECT array_agg(e.id), array_agg(e.digest) INTO _ids, _digests FROM (
      SELECT t.id, ledger.entry_digest(t) AS digest FROM ledger.transfer t
      WHERE (t.transaction_id < _horizon OR t.transaction_id >= pg_snapshot_xmax(_now)) AND NOT EXISTS (SELECT
        FROM ledger.seal s WHERE s.entry_id = t.id)
      ORDER BY t.transaction_id, t.id LIMIT _limit) AS e;
    _reached := CASE WHEN coalesce(cardinality(_ids), 0) = _limit THEN _last.horizon ELSE _horizon END;
  ELSE
    SELECT array_agg(e.id), array_agg(e.digest), max(e.transaction_id) INTO _ids, _digests, _reached FROM (
      SELECT t.id, t.transaction_id, ledger.entry_digest(t) AS digest FROM ledger.transfer t
      WHERE t.transaction_id >= _last.horizon AND t.transaction_id < _horizon AND NOT EXISTS (SELECT
        FROM ledger.seal s WHERE s.entry_id = t.id)
      ORDER BY t.transaction_id, t.id LIMIT _limit) AS e;
    -- A full block may end within a transaction, whose rest the next one takes.
    IF coalesce(cardinality(_ids), 0) < _limit THEN _reached := _horizon; END IF;
  END IF;
  _count := coalesce(cardinality(_ids), 0);
  IF _count > 0 OR _restored THEN
    INSERT INTO ledger.seal (position, block, entry_id, digest)
    SELECT _position + x.n, _last.number + 1, x.id, x.digest FROM unnest(_ids, _digests) WITH ORDINALITY AS x (id,
      digest, n);
    INSERT INTO ledger.block (number, entries, horizon, previous_hash, hash)
    SELECT _last.number + 1, _count, _reached, _last.hash, ledger.block_hash(_last.hash, _last.number + 1,
      coalesce(string_agg(x.digest, ''::bytea ORDER BY x.n), ''::bytea))
    FROM unnest(_digests) WITH ORDINALITY AS x (digest, n);
  END IF;
  RETURN QUERY SELECT _count, _count = _limit OR EXISTS (SELECT FROM ledger.transfer t
    WHERE t.transaction_id >= _horizon
    AND NOT EXISTS (SELECT FROM ledger.seal s WHERE s.entry_id = t.id));
END $$;
REVOKE ALL ON FUNCTION ledger.seal_entries(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.seal_entries(integer) TO waqf_app;
`;

export const down: Migration = `
DROP FUNCTION ledger.seal_entries(integer);
DROP FUNCTION ledger.block_hash(bytea, bigint, bytea);
DROP FUNCTION ledger.entry_digest(ledger.transfer);
DROP TABLE ledger.sealer;
DROP TABLE ledger.seal;
DROP TABLE ledger.block;
`;
