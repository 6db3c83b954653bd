import type { Migration } from '../src/platform/index.js';

const day = "(a.occurred_at AT TIME ZONE 'Asia/Riyadh')::date";

/** @param closed which entries `a` a lock `l` refuses @param excepted which of them an exception of it covers */
const refusing = (closed: string, excepted: string): string => `
CREATE OR REPLACE FUNCTION ledger.refuse_closed_period() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  -- Set by a posting of the past only; empty once another transaction of the connection had set it.
  _person uuid := nullif(current_setting('waqf.person', true), '')::uuid;
BEGIN
  IF EXISTS (
    SELECT FROM added a
    JOIN ledger.period_lock l ON l.waqf_id = a.waqf_id AND ${closed}
    WHERE NOT EXISTS (SELECT FROM ledger.period_exception e
      WHERE e.lock_id = l.id AND e.person_id = _person AND e.until > a.recorded_at AND ${excepted})
  ) THEN
    RAISE EXCEPTION 'the fiscal year of this day is closed' USING ERRCODE = 'check_violation',
      CONSTRAINT = 'transfer_period_open';
  END IF;
  RETURN NULL;
END $$;
`;

/**
 * A closed year refuses entries of all days before it too: they would change the balances with which it began and
 * ended. An exception covers the days of its own year.
 */
export const up: Migration = refusing(`${day} <= l.to_on`, `${day} >= l.from_on`);

export const down: Migration = refusing(`${day} BETWEEN l.from_on AND l.to_on`, 'true');
