import type { Migration } from '../src/platform/index.js';

/** The previous release continues to write in its format; the sandbox bank reads both formats. */
export const contracts = false;

/** Payments of a batch are updated in place; the sandbox bank stores a batch as a single row. */
export const up: Migration = `
ALTER TABLE banking.batch_payment SET (fillfactor = 50);
CREATE FUNCTION banking.refuse_payments_of_no_batch() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT a.batch_id FROM added a) AS of
    WHERE (SELECT count(*) FROM banking.payment_batch WHERE payment_batch.id = of.batch_id) = 0) THEN
    RAISE EXCEPTION 'a payment of a batch that does not exist' USING ERRCODE = 'foreign_key_violation',
      CONSTRAINT = 'batch_payment_of_a_batch';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION banking.refuse_payments_of_no_batch() FROM PUBLIC;
CREATE TRIGGER batch_payment_of_a_batch AFTER INSERT ON banking.batch_payment REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION banking.refuse_payments_of_no_batch();
CREATE TRIGGER batch_payment_keeps_batch BEFORE UPDATE OF id, batch_id ON banking.batch_payment FOR EACH ROW
  WHEN ((OLD.id, OLD.batch_id) IS DISTINCT FROM (NEW.id, NEW.batch_id)) EXECUTE FUNCTION platform.keep_named_row();
CREATE TRIGGER payment_batch_stays BEFORE DELETE ON banking.payment_batch
  FOR EACH ROW EXECUTE FUNCTION platform.keep_named_row();
CREATE TRIGGER payment_batches_stay AFTER TRUNCATE ON banking.payment_batch
  FOR EACH STATEMENT EXECUTE FUNCTION platform.keep_named_rows('banking.batch_payment');
CREATE TRIGGER payment_batch_keeps_identity BEFORE UPDATE OF id ON banking.payment_batch
  FOR EACH ROW WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION platform.keep_named_row();
ALTER TABLE banking.batch_payment DROP CONSTRAINT batch_payment_batch_id_fkey;

-- The ordered payments in their order. Empty for a batch that the previous release accepted: its payments are in
-- batch_item.
ALTER TABLE bank_sandbox.batch ADD COLUMN items uuid[] NOT NULL DEFAULT '{}';
-- Leaves room on each page, so that a changed balance stays on its page.
ALTER TABLE bank_sandbox.account SET (fillfactor = 50);
`;

export const down: Migration = `
ALTER TABLE bank_sandbox.account RESET (fillfactor);
INSERT INTO bank_sandbox.batch_item (batch, place, reference)
SELECT batch.reference, item.place, item.reference
FROM bank_sandbox.batch, unnest(items) WITH ORDINALITY AS item (reference, place);
ALTER TABLE bank_sandbox.batch DROP COLUMN items;
ALTER TABLE banking.batch_payment ADD FOREIGN KEY (batch_id) REFERENCES banking.payment_batch (id);
DROP TRIGGER payment_batch_keeps_identity ON banking.payment_batch;
DROP TRIGGER payment_batches_stay ON banking.payment_batch;
DROP TRIGGER payment_batch_stays ON banking.payment_batch;
DROP TRIGGER batch_payment_keeps_batch ON banking.batch_payment;
DROP TRIGGER batch_payment_of_a_batch ON banking.batch_payment;
DROP FUNCTION banking.refuse_payments_of_no_batch();
ALTER TABLE banking.batch_payment RESET (fillfactor);
`;
