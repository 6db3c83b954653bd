import type { Migration } from '../src/platform/index.js';

/**
 * A closed fiscal year accepts no entry, whoever writes. The lock waits for running postings, which hold the accounts
 * that it needs; postings that begin after it see the lock.
 */
export const up: Migration = `
CREATE TABLE ledger.period_lock (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  -- Days of Asia/Riyadh, both included.
  from_on date NOT NULL,
  to_on date NOT NULL CHECK (to_on >= from_on)
);
CREATE UNIQUE INDEX period_lock_of_waqf ON ledger.period_lock (waqf_id, from_on) INCLUDE (to_on);
-- Who may write into it all the same, and until when. It ends by itself.
CREATE TABLE ledger.period_exception (
  lock_id uuid NOT NULL REFERENCES ledger.period_lock (id) ON DELETE CASCADE,
  person_id uuid NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (lock_id, person_id)
);
REVOKE ALL ON ledger.period_lock, ledger.period_exception FROM waqf_app;
GRANT SELECT ON ledger.period_lock TO waqf_app;
GRANT SELECT, INSERT, UPDATE ON ledger.period_exception TO waqf_app;

CREATE FUNCTION ledger.lock_period(lock_id uuid, waqf uuid, first_day date, last_day date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM FROM ledger.account a WHERE a.waqf_id = waqf ORDER BY a.id FOR NO KEY UPDATE;
  INSERT INTO ledger.period_lock (id, waqf_id, from_on, to_on) VALUES (lock_id, waqf, first_day, last_day);
END $$;
CREATE FUNCTION ledger.lift_period_lock(lock_id uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM ledger.period_lock WHERE period_lock.id = lift_period_lock.lock_id;
$$;
REVOKE ALL ON FUNCTION ledger.lock_period(uuid, uuid, date, date), ledger.lift_period_lock(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.lock_period(uuid, uuid, date, date), ledger.lift_period_lock(uuid) TO waqf_app;

CREATE FUNCTION ledger.refuse_closed_period() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  -- Set by a posting of the past only; empty once another transaction of the connection had set it.
  _person uuid := nullif(current_setting('waqf.person', true), '')::uuid;
BEGIN
  IF EXISTS (
    SELECT FROM added a
    JOIN ledger.period_lock l ON l.waqf_id = a.waqf_id
      AND (a.occurred_at AT TIME ZONE 'Asia/Riyadh')::date BETWEEN l.from_on AND l.to_on
    WHERE NOT EXISTS (SELECT FROM ledger.period_exception e
      WHERE e.lock_id = l.id AND e.person_id = _person AND e.until > a.recorded_at)
  ) THEN
    RAISE EXCEPTION 'the fiscal year of this day is closed' USING ERRCODE = 'check_violation',
      CONSTRAINT = 'transfer_period_open';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION ledger.refuse_closed_period() FROM PUBLIC;
CREATE TRIGGER transfer_period_open AFTER INSERT ON ledger.transfer REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_closed_period();
`;

export const down: Migration = `
DROP TRIGGER transfer_period_open ON ledger.transfer;
DROP FUNCTION ledger.refuse_closed_period();
DROP FUNCTION ledger.lift_period_lock(uuid);
DROP FUNCTION ledger.lock_period(uuid, uuid, date, date);
DROP TABLE ledger.period_exception;
DROP TABLE ledger.period_lock;
`;
