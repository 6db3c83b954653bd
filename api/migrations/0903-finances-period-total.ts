import type { Migration } from '../src/platform/index.js';

/**
 * Totals of the register by day and month in Asia/Riyadh, type and source or category, maintained by the database
 * itself: a report reads one row per day and kind, however many transactions there are.
 */
export const up: Migration = `
CREATE TABLE finances.period_total (
  waqf_id uuid NOT NULL,
  grain text NOT NULL CHECK (grain IN ('day', 'month')),
  -- First day of the day or month.
  starts_on date NOT NULL,
  type text NOT NULL CHECK (type IN ('income', 'expense')),
  -- The source or category; empty where none was named.
  kind text NOT NULL,
  -- A reversal takes away what it undoes, on its own day.
  amount_halalas bigint NOT NULL,
  -- Rows of the register, reversals included.
  entries bigint NOT NULL,
  PRIMARY KEY (waqf_id, grain, starts_on, type, kind)
) WITH (fillfactor = 50);
REVOKE ALL ON finances.period_total FROM waqf_app;
GRANT SELECT ON finances.period_total TO waqf_app;

CREATE FUNCTION finances.add_period_totals() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  -- In the order of the key, so that two writers never wait for each other.
  INSERT INTO finances.period_total AS p (waqf_id, grain, starts_on, type, kind, amount_halalas, entries)
  SELECT a.waqf_id, g.grain, g.starts_on, a.type, coalesce(a.source, a.category, ''),
    sum(CASE WHEN a.reverses_id IS NULL THEN a.amount_halalas ELSE -a.amount_halalas END), count(*)
  FROM added a
  CROSS JOIN LATERAL (VALUES ('day', (a.occurred_at AT TIME ZONE 'Asia/Riyadh')::date),
    ('month', date_trunc('month', a.occurred_at AT TIME ZONE 'Asia/Riyadh')::date)) AS g (grain, starts_on)
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (waqf_id, grain, starts_on, type, kind) DO UPDATE SET
    amount_halalas = p.amount_halalas + excluded.amount_halalas, entries = p.entries + excluded.entries;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION finances.add_period_totals() FROM PUBLIC;
CREATE TRIGGER transaction_period_totals AFTER INSERT ON finances.transaction REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION finances.add_period_totals();

INSERT INTO finances.period_total (waqf_id, grain, starts_on, type, kind, amount_halalas, entries)
SELECT t.waqf_id, g.grain, g.starts_on, t.type, coalesce(t.source, t.category, ''),
  sum(CASE WHEN t.reverses_id IS NULL THEN t.amount_halalas ELSE -t.amount_halalas END), count(*)
FROM finances.transaction t
CROSS JOIN LATERAL (VALUES ('day', (t.occurred_at AT TIME ZONE 'Asia/Riyadh')::date),
  ('month', date_trunc('month', t.occurred_at AT TIME ZONE 'Asia/Riyadh')::date)) AS g (grain, starts_on)
GROUP BY 1, 2, 3, 4, 5;
`;

export const down: Migration = `
DROP TRIGGER transaction_period_totals ON finances.transaction;
DROP FUNCTION finances.add_period_totals();
DROP TABLE finances.period_total;
`;
