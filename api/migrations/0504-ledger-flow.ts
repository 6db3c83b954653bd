import type { Migration } from '../src/platform/index.js';

/**
 * What moved between which funds, by day and month in Asia/Riyadh, maintained by the database itself: a statement of a
 * fund reads one row per day, however many entries there are.
 */
export const up: Migration = `
CREATE TABLE ledger.flow (
  waqf_id uuid NOT NULL,
  grain text NOT NULL CHECK (grain IN ('day', 'month')),
  -- First day of the day or month.
  starts_on date NOT NULL,
  debit_fund text NOT NULL,
  credit_fund text NOT NULL,
  -- A reversal takes away from the direction of what it undoes, on its own day.
  amount_halalas bigint NOT NULL,
  -- Reversals included.
  entries bigint NOT NULL,
  PRIMARY KEY (waqf_id, grain, starts_on, debit_fund, credit_fund)
) WITH (fillfactor = 50);
REVOKE ALL ON ledger.flow FROM waqf_app;
GRANT SELECT ON ledger.flow TO waqf_app;

CREATE FUNCTION ledger.add_flows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  -- In the order of the key, so that two writers never wait for each other.
  INSERT INTO ledger.flow AS f (waqf_id, grain, starts_on, debit_fund, credit_fund, amount_halalas, entries)
  SELECT a.waqf_id, g.grain, g.starts_on,
    CASE WHEN a.reverses_id IS NULL THEN a.debit_fund ELSE a.credit_fund END,
    CASE WHEN a.reverses_id IS NULL THEN a.credit_fund ELSE a.debit_fund END,
    sum(CASE WHEN a.reverses_id IS NULL THEN a.amount_halalas ELSE -a.amount_halalas END), count(*)
  FROM added a
  CROSS JOIN LATERAL (VALUES ('day', (a.occurred_at AT TIME ZONE 'Asia/Riyadh')::date),
    ('month', date_trunc('month', a.occurred_at AT TIME ZONE 'Asia/Riyadh')::date)) AS g (grain, starts_on)
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (waqf_id, grain, starts_on, debit_fund, credit_fund) DO UPDATE SET
    amount_halalas = f.amount_halalas + excluded.amount_halalas, entries = f.entries + excluded.entries;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION ledger.add_flows() FROM PUBLIC;
CREATE TRIGGER transfer_flows AFTER INSERT ON ledger.transfer REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.add_flows();

INSERT INTO ledger.flow (waqf_id, grain, starts_on, debit_fund, credit_fund, amount_halalas, entries)
SELECT t.waqf_id, g.grain, g.starts_on,
  CASE WHEN t.reverses_id IS NULL THEN t.debit_fund ELSE t.credit_fund END,
  CASE WHEN t.reverses_id IS NULL THEN t.credit_fund ELSE t.debit_fund END,
  sum(CASE WHEN t.reverses_id IS NULL THEN t.amount_halalas ELSE -t.amount_halalas END), count(*)
FROM ledger.transfer t
CROSS JOIN LATERAL (VALUES ('day', (t.occurred_at AT TIME ZONE 'Asia/Riyadh')::date),
  ('month', date_trunc('month', t.occurred_at AT TIME ZONE 'Asia/Riyadh')::date)) AS g (grain, starts_on)
GROUP BY 1, 2, 3, 4, 5;
`;

export const down: Migration = `
DROP TRIGGER transfer_flows ON ledger.transfer;
DROP FUNCTION ledger.add_flows();
DROP TABLE ledger.flow;
`;
