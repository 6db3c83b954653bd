import type { Migration } from '../src/platform/index.js';

/**
 * The source of an income determines which fund it increases, and the ledger entry must have credited exactly that
 * fund: money for the endowed asset can never be entered in the yield, whoever writes.
 */
export const up: Migration = `
ALTER TABLE finances.transaction
  DROP CONSTRAINT transaction_source_check,
  ADD CONSTRAINT transaction_source_check CHECK (source IN ('rent', 'investment', 'donation', 'compensation',
    'other_income', 'corpus_addition', 'asset_sale', 'istibdal', 'asset_compensation')),
  -- Null of an expense, which is always paid from the yield.
  ADD COLUMN fund text GENERATED ALWAYS AS (CASE
    WHEN type = 'expense' THEN NULL
    WHEN source IN ('corpus_addition', 'asset_sale', 'istibdal', 'asset_compensation') THEN 'corpus'
    ELSE 'yield' END) STORED;

CREATE FUNCTION finances.refuse_other_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE _id uuid;
BEGIN
  SELECT a.id INTO _id FROM added a LEFT JOIN ledger.transfer t ON t.id = a.id
  WHERE t.id IS NULL OR t.waqf_id <> a.waqf_id OR t.kind <> a.type OR t.amount_halalas <> a.amount_halalas
    -- An income fills its fund and an expense empties the yield; a reversal goes the other way.
    OR (CASE WHEN (a.type = 'income') = (a.reverses_id IS NULL) THEN t.credit_fund ELSE t.debit_fund END)
       <> (CASE a.fund WHEN 'corpus' THEN 'corpus' ELSE 'ghalla' END)
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'transaction % is not what its entry says', _id USING ERRCODE = 'check_violation', CONSTRAINT =
      'transaction_is_its_entry';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION finances.refuse_other_entry() FROM PUBLIC;
CREATE TRIGGER transaction_is_its_entry AFTER INSERT ON finances.transaction REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION finances.refuse_other_entry();
`;

export const down: Migration = `
DROP TRIGGER transaction_is_its_entry ON finances.transaction;
DROP FUNCTION finances.refuse_other_entry();
ALTER TABLE finances.transaction
  DROP COLUMN fund,
  DROP CONSTRAINT transaction_source_check,
  ADD CONSTRAINT transaction_source_check CHECK (source IN ('rent', 'investment', 'donation', 'corpus_addition',
    'compensation', 'other_income'));
`;
