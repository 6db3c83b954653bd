import type { Migration } from '../src/platform/index.js';

/**
 * The network from which an act came, and the hash chain over the audit trail, built like that of the ledger (0503):
 * one sealer at a time adds final entries to a block. A block also covers the time of its sealing and the transactions
 * that had not begun yet, so that an entry written later under an older time is detected.
 */
export const up: Migration = `
ALTER TABLE platform.audit_entry
  ADD COLUMN address text,
  ADD COLUMN transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX audit_entry_transaction ON platform.audit_entry (transaction_id, id);
CREATE INDEX audit_entry_actor ON platform.audit_entry (actor_id, occurred_at DESC, id DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_entry_action ON platform.audit_entry (action, occurred_at DESC, id DESC);
CREATE INDEX audit_entry_reference ON platform.audit_entry (reference);

CREATE TABLE platform.audit_block (
  number bigint PRIMARY KEY CHECK (number > 0),
  entries integer NOT NULL CHECK (entries >= 0),
  -- Every transaction below it is in this block or an earlier one.
  horizon xid8 NOT NULL,
  -- No transaction from here on had begun when the block was sealed.
  next_transaction xid8 NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL UNIQUE,
  sealed_at timestamptz NOT NULL
);
CREATE TABLE platform.audit_seal (
  position bigint PRIMARY KEY CHECK (position > 0),
  block bigint NOT NULL,
  entry_id uuid NOT NULL UNIQUE,
  digest bytea NOT NULL
);
-- One row, whose lock makes one sealer of many processes.
CREATE TABLE platform.audit_sealer (id boolean PRIMARY KEY DEFAULT true CHECK (id));
INSERT INTO platform.audit_sealer DEFAULT VALUES;
REVOKE ALL ON platform.audit_block, platform.audit_seal, platform.audit_sealer FROM waqf_app;
GRANT SELECT ON platform.audit_block, platform.audit_seal TO waqf_app;

/* What each look along the chain found; only ever added to. */
CREATE TABLE platform.audit_check (
  id uuid PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  whole boolean NOT NULL,
  entries integer NOT NULL,
  blocks integer NOT NULL,
  unsealed integer NOT NULL,
  head text,
  broken_reason text CHECK (broken_reason IN ('altered', 'missing', 'chain', 'inserted')),
  broken_position bigint,
  broken_entry_id uuid,
  took_ms integer NOT NULL
);
CREATE INDEX audit_check_time ON platform.audit_check (checked_at DESC, id DESC);
REVOKE UPDATE, DELETE, TRUNCATE ON platform.audit_check FROM waqf_app;

/* Of everything that an entry says; as a JSON array, so that no value can run into the next. */
CREATE FUNCTION platform.audit_digest(entry platform.audit_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(jsonb_build_array(
    (entry).id, (extract(epoch FROM (entry).occurred_at) * 1000000)::bigint, (entry).actor_id, (entry).actor_name,
    (entry).action, (entry).subject_type, (entry).subject_id, (entry).waqf_id, (entry).before, (entry).after,
    (entry).reason, (entry).details, (entry).reference, (entry).address, (entry).transaction_id::text)::text, 'UTF8'))
$$;

/* What a block says of itself, before the digests of its entries. */
CREATE FUNCTION platform.audit_header(block platform.audit_block) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(':', (block).number, (block).horizon, (block).next_transaction,
    (extract(epoch FROM (block).sealed_at) * 1000000)::bigint, '')
$$;

/*
 * Seals at most _limit final entries into a block; answers how many. A transaction number below the last horizon means
 * that the database was restored into another cluster: then every unsealed entry is looked for.
 */
CREATE FUNCTION platform.seal_audit_entries(_limit integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  _last platform.audit_block; _new platform.audit_block; _position bigint; _now pg_snapshot; _restored boolean;
  _ids uuid[]; _digests bytea[]; _reached xid8; _count integer;
BEGIN
  PERFORM FROM platform.audit_sealer FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT * INTO _last FROM platform.audit_block ORDER BY number DESC LIMIT 1;
  _last.number := coalesce(_last.number, 0);
  _last.hash := coalesce(_last.hash, decode(repeat('00', 32), 'hex'));
  _last.horizon := coalesce(_last.horizon, '0'::xid8);
  SELECT coalesce(max(position), 0) INTO _position FROM platform.audit_seal;
  -- Taken before the entries are read: all below it has ended, so the next statement sees all of it that committed.
  _now := pg_current_snapshot();
  _new.number := _last.number + 1;
  _new.horizon := pg_snapshot_xmin(_now);
  _new.next_transaction := pg_snapshot_xmax(_now);
  _new.sealed_at := clock_timestamp();
  _restored := _new.horizon < _last.horizon;
  SELECT array_agg(e.id ORDER BY e.transaction_id, e.id), array_agg(e.digest ORDER BY e.transaction_id, e.id),
    max(e.transaction_id) INTO _ids, _digests, _reached
  FROM (
    SELECT t.id, t.transaction_id, platform.audit_digest(t) AS digest FROM platform.audit_entry t
    WHERE CASE WHEN _restored THEN t.transaction_id < _new.horizon OR t.transaction_id >= _new.next_transaction
        ELSE t.transaction_id >= _last.horizon AND t.transaction_id < _new.horizon END
      AND NOT EXISTS (SELECT FROM platform.audit_seal s WHERE s.entry_id = t.id)
    ORDER BY t.transaction_id, t.id LIMIT _limit) AS e;
  _count := coalesce(cardinality(_ids), 0);
  IF _count = 0 AND NOT _restored THEN RETURN 0; END IF;
  -- A full block may end within a transaction, whose rest the next one takes.
  IF _count = _limit THEN _new.horizon := CASE WHEN _restored THEN _last.horizon ELSE _reached END; END IF;
  _new.entries := _count;
  _new.previous_hash := _last.hash;
  SELECT sha256(_last.hash || convert_to(platform.audit_header(_new), 'UTF8')
    || coalesce(string_agg(x.digest, ''::bytea ORDER BY x.n), ''::bytea)) INTO _new.hash
  FROM unnest(_digests) WITH ORDINALITY AS x (digest, n);
  INSERT INTO platform.audit_seal (position, block, entry_id, digest)
  SELECT _position + x.n, _new.number, x.id, x.digest
  FROM unnest(_ids, _digests) WITH ORDINALITY AS x (id, digest, n);
  INSERT INTO platform.audit_block SELECT _new.*;
  RETURN _count;
END $$;
REVOKE ALL ON FUNCTION platform.seal_audit_entries(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION platform.seal_audit_entries(integer) TO waqf_app;
`;

export const down: Migration = `
DROP FUNCTION platform.seal_audit_entries(integer);
DROP FUNCTION platform.audit_header(platform.audit_block);
DROP FUNCTION platform.audit_digest(platform.audit_entry);
DROP TABLE platform.audit_check;
DROP TABLE platform.audit_sealer;
DROP TABLE platform.audit_seal;
DROP TABLE platform.audit_block;
DROP INDEX platform.audit_entry_reference;
DROP INDEX platform.audit_entry_action;
DROP INDEX platform.audit_entry_actor;
DROP INDEX platform.audit_entry_transaction;
ALTER TABLE platform.audit_entry DROP COLUMN transaction_id, DROP COLUMN address;
`;
