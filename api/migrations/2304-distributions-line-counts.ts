import type { Migration } from '../src/platform/index.js';

/**
 * The number of lines of a run by state, maintained by the database itself: counting 100,000 lines for each view of a
 * run takes a tenth of a second. The changes of a statement are added as rows with differences and never summed in
 * place, so that two writers of one run do not wait for each other.
 */
export const up: Migration = `
CREATE TABLE distributions.run_line_count (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id uuid NOT NULL,
  state text NOT NULL,
  -- Withheld, or about to be once the run is approved.
  waits boolean NOT NULL,
  -- Differences: below zero where lines left this state.
  lines integer NOT NULL,
  amount_halalas numeric NOT NULL,
  changed_payees integer NOT NULL
);
CREATE INDEX run_line_count_of_run ON distributions.run_line_count (run_id);
REVOKE ALL ON distributions.run_line_count FROM waqf_app;
GRANT SELECT ON distributions.run_line_count TO waqf_app;

CREATE FUNCTION distributions.count_lines() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO distributions.run_line_count (run_id, state, waits, lines, amount_halalas, changed_payees)
    SELECT run_id, state, withheld IS NOT NULL, count(*), sum(amount_halalas), count(*) FILTER (WHERE payee_changed)
    FROM added GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO distributions.run_line_count (run_id, state, waits, lines, amount_halalas, changed_payees)
    SELECT run_id, state, withheld IS NOT NULL, -count(*), -sum(amount_halalas),
      -count(*) FILTER (WHERE payee_changed)
    FROM removed GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO distributions.run_line_count (run_id, state, waits, lines, amount_halalas, changed_payees)
    SELECT run_id, state, waits, sum(lines), sum(amount), sum(changed) FROM (
      SELECT run_id, state, withheld IS NOT NULL AS waits, count(*) AS lines, sum(amount_halalas) AS amount,
        count(*) FILTER (WHERE payee_changed) AS changed FROM added GROUP BY 1, 2, 3
      UNION ALL
      SELECT run_id, state, withheld IS NOT NULL, -count(*), -sum(amount_halalas),
        -count(*) FILTER (WHERE payee_changed) FROM removed GROUP BY 1, 2, 3
    ) AS moved
    GROUP BY 1, 2, 3 HAVING sum(lines) <> 0 OR sum(amount) <> 0 OR sum(changed) <> 0;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION distributions.count_lines() FROM PUBLIC;
CREATE TRIGGER run_lines_added AFTER INSERT ON distributions.run_line REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION distributions.count_lines();
CREATE TRIGGER run_lines_removed AFTER DELETE ON distributions.run_line REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION distributions.count_lines();
CREATE TRIGGER run_lines_changed AFTER UPDATE ON distributions.run_line
  REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION distributions.count_lines();

INSERT INTO distributions.run_line_count (run_id, state, waits, lines, amount_halalas, changed_payees)
SELECT run_id, state, withheld IS NOT NULL, count(*), sum(amount_halalas), count(*) FILTER (WHERE payee_changed)
FROM distributions.run_line GROUP BY 1, 2, 3;
`;

export const down: Migration = `
DROP TRIGGER run_lines_changed ON distributions.run_line;
DROP TRIGGER run_lines_removed ON distributions.run_line;
DROP TRIGGER run_lines_added ON distributions.run_line;
DROP FUNCTION distributions.count_lines();
DROP TABLE distributions.run_line_count;
`;
