import type { Migration } from '../src/platform/index.js';

/** The previous release keeps working: it inserts lines without a payment's id, and receipts without their key. */
export const contracts = false;

/**
 * A line changes its state three times. No index contains the columns that change, and a page has free space for the
 * changed rows, so that a change only touches the page of its row.
 */
export const up: Migration = `
ALTER TABLE distributions.run_line SET (fillfactor = 45);
-- Which lines are under way is found from the last place backwards: they are sent in the order of their places.
DROP INDEX distributions.run_line_under_way;
DROP INDEX distributions.run_line_of_beneficiary;
CREATE INDEX run_line_of_beneficiary ON distributions.run_line (beneficiary_id);
-- The method of a payment by the bank is in no index either; of two receipts of one kind and number one is refused.
ALTER TABLE distributions.run_line ADD COLUMN receipt_key text;
UPDATE distributions.run_line SET receipt_key = method || ' ' || receipt_number WHERE receipt_number IS NOT NULL;
ALTER TABLE distributions.run_line ADD CONSTRAINT run_line_receipt_key
  CHECK (receipt_key IS NOT DISTINCT FROM
    CASE WHEN receipt_number IS NOT NULL THEN method || ' ' || receipt_number END);
CREATE FUNCTION distributions.key_receipt() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.receipt_key := NEW.method || ' ' || NEW.receipt_number;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION distributions.key_receipt() FROM PUBLIC;
CREATE TRIGGER run_line_keys_receipt BEFORE INSERT OR UPDATE OF method, receipt_number ON distributions.run_line
  FOR EACH ROW WHEN (NEW.receipt_number IS NOT NULL) EXECUTE FUNCTION distributions.key_receipt();
DROP INDEX distributions.run_line_receipt;
CREATE UNIQUE INDEX run_line_receipt ON distributions.run_line (run_id, receipt_key) WHERE receipt_key IS NOT NULL;
-- A line's first payment has its name before it is ordered; each later one gets another.
UPDATE distributions.run_line SET payment_id = gen_random_uuid() WHERE payment_id IS NULL;
ALTER TABLE distributions.run_line ALTER COLUMN payment_id SET DEFAULT gen_random_uuid(),
  ALTER COLUMN payment_id SET NOT NULL;

-- One look for all lines of an insert, instead of one for each.
CREATE FUNCTION distributions.refuse_lines_of_no_run() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT a.run_id FROM added a) AS of
    WHERE (SELECT count(*) FROM distributions.run WHERE run.id = of.run_id) = 0) THEN
    RAISE EXCEPTION 'a line of a run that does not exist' USING ERRCODE = 'foreign_key_violation',
      CONSTRAINT = 'run_line_of_a_run';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION distributions.refuse_lines_of_no_run() FROM PUBLIC;
CREATE TRIGGER run_line_of_a_run AFTER INSERT ON distributions.run_line REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION distributions.refuse_lines_of_no_run();
CREATE TRIGGER run_line_keeps_run BEFORE UPDATE OF id, run_id ON distributions.run_line FOR EACH ROW
  WHEN ((OLD.id, OLD.run_id) IS DISTINCT FROM (NEW.id, NEW.run_id)) EXECUTE FUNCTION platform.keep_named_row();
CREATE TRIGGER run_stays BEFORE DELETE ON distributions.run FOR EACH ROW EXECUTE FUNCTION platform.keep_named_row();
CREATE TRIGGER runs_stay AFTER TRUNCATE ON distributions.run
  FOR EACH STATEMENT EXECUTE FUNCTION platform.keep_named_rows('distributions.run_line');
CREATE TRIGGER run_keeps_identity BEFORE UPDATE OF id ON distributions.run FOR EACH ROW WHEN (OLD.id <> NEW.id)
  EXECUTE FUNCTION platform.keep_named_row();
ALTER TABLE distributions.run_line DROP CONSTRAINT run_line_run_id_fkey;
`;

export const down: Migration = `
ALTER TABLE distributions.run_line ADD FOREIGN KEY (run_id) REFERENCES distributions.run (id);
DROP TRIGGER run_keeps_identity ON distributions.run;
DROP TRIGGER runs_stay ON distributions.run;
DROP TRIGGER run_stays ON distributions.run;
DROP TRIGGER run_line_keeps_run ON distributions.run_line;
DROP TRIGGER run_line_of_a_run ON distributions.run_line;
DROP FUNCTION distributions.refuse_lines_of_no_run();
ALTER TABLE distributions.run_line ALTER COLUMN payment_id DROP NOT NULL, ALTER COLUMN payment_id DROP DEFAULT;
UPDATE distributions.run_line SET payment_id = NULL WHERE state IN ('calculated', 'payable', 'withheld', 'excluded');
DROP TRIGGER run_line_keys_receipt ON distributions.run_line;
DROP FUNCTION distributions.key_receipt();
DROP INDEX distributions.run_line_receipt;
ALTER TABLE distributions.run_line DROP COLUMN receipt_key;
CREATE UNIQUE INDEX run_line_receipt ON distributions.run_line (run_id, method, receipt_number)
  WHERE receipt_number IS NOT NULL;
DROP INDEX distributions.run_line_of_beneficiary;
CREATE INDEX run_line_of_beneficiary ON distributions.run_line (beneficiary_id, paid_at DESC);
CREATE INDEX run_line_under_way ON distributions.run_line (run_id) WHERE state IN ('payable', 'sent');
ALTER TABLE distributions.run_line RESET (fillfactor);
`;
