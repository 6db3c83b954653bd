import type { Migration } from '../src/platform/index.js';

/**
 * The moment up to which the entries of a waqf's yield are complete. An entry gets its moment while its posting holds
 * the account, so once the account is free, every entry up to now is visible, and each later one has a later moment.
 * The block gives the lock back at once: a large calculation must not delay postings. Whole milliseconds, because
 * callers hold no finer ones.
 */
export const up: Migration = `
CREATE FUNCTION ledger.counted_until(waqf uuid) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  _at timestamptz;
BEGIN
  BEGIN
    PERFORM FROM ledger.account a WHERE a.waqf_id = waqf AND a.fund = 'ghalla' FOR NO KEY UPDATE;
    _at := date_trunc('milliseconds', clock_timestamp());
    RAISE EXCEPTION 'gives the lock back' USING ERRCODE = 'WQ001';
  EXCEPTION WHEN SQLSTATE 'WQ001' THEN
    RETURN _at;
  END;
END $$;
REVOKE ALL ON FUNCTION ledger.counted_until(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.counted_until(uuid) TO waqf_app;
`;

export const down: Migration = 'DROP FUNCTION ledger.counted_until(uuid);';
