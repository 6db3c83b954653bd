import type { Migration } from '../src/platform/index.js';

/** Each removed constraint is replaced by an equivalent check, so the previous release can write as before. */
export const contracts = false;

/**
 * Rows to which others refer by id are never deleted, so a reference only needs to be checked once, when it is written:
 * by one statement for all rows of an insert. A foreign key checks each row separately, and locks the row that it finds
 * each time.
 */
const kept = `
CREATE FUNCTION platform.keep_named_row() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'rows of %.% are named by others: they keep their identity and are not deleted', TG_TABLE_SCHEMA,
    TG_TABLE_NAME USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_NAME;
END $$;
-- With the table that names them as its argument: emptied together they leave nothing that is named.
CREATE FUNCTION platform.keep_named_rows() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  _named boolean;
BEGIN
  EXECUTE 'SELECT EXISTS (SELECT FROM ' || TG_ARGV[0]::regclass || ')' INTO _named;
  IF _named THEN
    RAISE EXCEPTION 'rows of %.% are named by others: they are not taken away', TG_TABLE_SCHEMA, TG_TABLE_NAME
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION platform.keep_named_row(), platform.keep_named_rows() FROM PUBLIC;
CREATE TRIGGER account_stays BEFORE DELETE ON ledger.account FOR EACH ROW EXECUTE FUNCTION platform.keep_named_row();
CREATE TRIGGER accounts_stay AFTER TRUNCATE ON ledger.account
  FOR EACH STATEMENT EXECUTE FUNCTION platform.keep_named_rows('ledger.transfer');
CREATE TRIGGER account_keeps_identity BEFORE UPDATE OF id, waqf_id, fund ON ledger.account FOR EACH ROW
  WHEN ((OLD.id, OLD.waqf_id, OLD.fund) IS DISTINCT FROM (NEW.id, NEW.waqf_id, NEW.fund))
  EXECUTE FUNCTION platform.keep_named_row();
`;

/** Each side of an entry must be an account of the entry's waqf and of the fund given in the entry. */
const checked = `
CREATE FUNCTION ledger.refuse_foreign_accounts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  _side text;
BEGIN
  -- The count makes one look into the primary key for each account; as a join it might read all accounts.
  SELECT side.name INTO _side FROM (
    SELECT DISTINCT 'debits' AS name, a.debit_account_id AS id, a.waqf_id, a.debit_fund AS fund FROM added a
    UNION ALL SELECT DISTINCT 'credits', a.credit_account_id, a.waqf_id, a.credit_fund FROM added a
  ) AS side
  WHERE (SELECT count(*) FROM ledger.account
         WHERE account.id = side.id AND account.waqf_id = side.waqf_id AND account.fund = side.fund) = 0
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'an entry % an account that is not of its waqf and fund (transfer_%_own_account)', _side, _side
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'transfer_' || _side || '_own_account';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION ledger.refuse_foreign_accounts() FROM PUBLIC;
CREATE TRIGGER transfer_of_own_accounts AFTER INSERT ON ledger.transfer REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_foreign_accounts();
CREATE TRIGGER transfer_stays_of_own_accounts AFTER UPDATE ON ledger.transfer REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_foreign_accounts();
ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_debits_own_account, DROP CONSTRAINT transfer_credits_own_account;
`;

export const up: Migration = kept + checked;

export const down: Migration = `
ALTER TABLE ledger.transfer
  ADD CONSTRAINT transfer_debits_own_account FOREIGN KEY (debit_account_id, waqf_id, debit_fund)
    REFERENCES ledger.account (id, waqf_id, fund),
  ADD CONSTRAINT transfer_credits_own_account FOREIGN KEY (credit_account_id, waqf_id, credit_fund)
    REFERENCES ledger.account (id, waqf_id, fund);
DROP TRIGGER transfer_stays_of_own_accounts ON ledger.transfer;
DROP TRIGGER transfer_of_own_accounts ON ledger.transfer;
DROP FUNCTION ledger.refuse_foreign_accounts();
DROP TRIGGER account_keeps_identity ON ledger.account;
DROP TRIGGER accounts_stay ON ledger.account;
DROP TRIGGER account_stays ON ledger.account;
DROP FUNCTION platform.keep_named_rows();
DROP FUNCTION platform.keep_named_row();
`;
