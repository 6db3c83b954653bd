import type { Migration } from '../src/platform/index.js';

/**
 * Ledger accounts for sub bank accounts, what an entry stores about its accounts, and rules that apply whoever writes.
 */
const tables = `
ALTER TABLE ledger.transfer
  DROP CONSTRAINT transfer_debit_account_id_waqf_id_fkey,
  DROP CONSTRAINT transfer_credit_account_id_waqf_id_fkey;
ALTER TABLE ledger.account
  DROP CONSTRAINT account_waqf_id_fund_key,
  DROP CONSTRAINT account_id_waqf_id_key,
  DROP CONSTRAINT account_fund_check,
  -- held: the money in one sub bank account, whose id this account has.
  ADD CONSTRAINT account_fund_check CHECK (fund IN ('corpus', 'ghalla', 'reserve', 'payable', 'contra', 'held')),
  ADD CONSTRAINT account_identity UNIQUE (id, waqf_id, fund),
  -- The number of entries of the account; the next one gets the next number.
  ADD COLUMN entries bigint NOT NULL DEFAULT 0 CHECK (entries >= 0);
ALTER TABLE ledger.account SET (fillfactor = 50);
CREATE UNIQUE INDEX account_one_of_fund ON ledger.account (waqf_id, fund) WHERE fund <> 'held';
-- A bank account's id names its books: it can't be given to a fund by accident, nor two waqfs share it (primary key).
ALTER TABLE ledger.transfer
  ADD COLUMN debit_fund text NOT NULL,
  ADD COLUMN credit_fund text NOT NULL,
  -- Place of the entry among those of the account, and what it left there.
  ADD COLUMN debit_number bigint NOT NULL CHECK (debit_number > 0),
  ADD COLUMN debit_balance_after bigint NOT NULL,
  ADD COLUMN credit_number bigint NOT NULL CHECK (credit_number > 0),
  ADD COLUMN credit_balance_after bigint NOT NULL,
  -- Of the request's body, to tell a repeated key with another body.
  ADD COLUMN fingerprint uuid,
  -- The writer's transaction: the sealer stops at the oldest one still open, so that a late commit is never
  -- passed over.
  ADD COLUMN transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  ADD CONSTRAINT transfer_debits_own_account FOREIGN KEY (debit_account_id, waqf_id, debit_fund)
    REFERENCES ledger.account (id, waqf_id, fund),
  ADD CONSTRAINT transfer_credits_own_account FOREIGN KEY (credit_account_id, waqf_id, credit_fund)
    REFERENCES ledger.account (id, waqf_id, fund),
  -- The endowed asset is withheld for ever: nothing leaves it but what a reversal takes back.
  ADD CONSTRAINT transfer_keeps_corpus CHECK (debit_fund <> 'corpus' OR reverses_id IS NOT NULL),
  -- Income comes from outside, expenses go outside; their reversals go the other way.
  ADD CONSTRAINT transfer_kind_faces_outside CHECK (CASE kind
    WHEN 'income' THEN CASE WHEN reverses_id IS NULL THEN debit_fund ELSE credit_fund END = 'contra'
    WHEN 'expense' THEN CASE WHEN reverses_id IS NULL THEN credit_fund ELSE debit_fund END = 'contra'
    ELSE true END),
  DROP CONSTRAINT transfer_reverses_id_key;
CREATE UNIQUE INDEX transfer_reversed_once ON ledger.transfer (reverses_id) WHERE reverses_id IS NOT NULL;
CREATE INDEX transfer_of_debit ON ledger.transfer (debit_account_id, occurred_at DESC, id DESC) INCLUDE
  (amount_halalas);
CREATE INDEX transfer_of_credit ON ledger.transfer (credit_account_id, occurred_at DESC, id DESC) INCLUDE
  (amount_halalas);
CREATE INDEX transfer_by_transaction ON ledger.transfer (transaction_id);

CREATE FUNCTION ledger.refuse_false_reversal() RETURNS trigger LANGUAGE plpgsql
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM ledger.transfer undone
    WHERE undone.id = NEW.reverses_id AND undone.reverses_id IS NULL AND undone.waqf_id = NEW.waqf_id
      AND undone.debit_account_id = NEW.credit_account_id AND undone.credit_account_id = NEW.debit_account_id
      AND undone.amount_halalas = NEW.amount_halalas AND undone.kind = NEW.kind
  ) THEN
    RAISE EXCEPTION 'entry % does not mirror what it reverses', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT =
      'transfer_mirrors';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER transfer_mirrors AFTER INSERT ON ledger.transfer FOR EACH ROW WHEN (NEW.reverses_id IS NOT NULL)
  EXECUTE FUNCTION ledger.refuse_false_reversal();
`;

/** Figures by day, by month (both in Asia/Riyadh) and since the first entry, maintained by the posting itself. */
const summaries = `
CREATE TABLE ledger.summary (
  waqf_id uuid NOT NULL,
  grain text NOT NULL CHECK (grain IN ('day', 'month', 'all')),
  -- First day of the stretch; -infinity of 'all'.
  starts_on date NOT NULL,
  revenue_halalas bigint NOT NULL,
  expenses_halalas bigint NOT NULL,
  -- Incomes and expenses, their reversals included; movements inside the waqf aren't counted.
  entries bigint NOT NULL,
  -- Of months only: what the yield grew by, and what of it was allotted to beneficiaries.
  ghalla_net_halalas bigint NOT NULL,
  allotted_halalas bigint NOT NULL,
  PRIMARY KEY (waqf_id, grain, starts_on),
  CHECK (grain = 'month' OR ghalla_net_halalas = 0 AND allotted_halalas = 0)
) WITH (fillfactor = 50);
REVOKE ALL ON ledger.summary FROM waqf_app;
GRANT SELECT ON ledger.summary TO waqf_app;
`;

/**
 * The only way into the books. `postings` is an array of {id, waqf, debit_fund | debit_account, credit_fund |
 * credit_account, amount, kind, description, at, reverses, fingerprint}. They are processed in order; a refused one
 * changes nothing and does not stop the next. Locks: accounts by id, then summaries by key. Runs in the caller's
 * transaction.
 */
const posting = `
CREATE FUNCTION ledger.post(postings jsonb) RETURNS TABLE (
  place integer, outcome text, reason text, debit_account_id uuid, debit_fund text, debit_balance_after bigint,
  credit_account_id uuid, credit_fund text, credit_balance_after bigint, occurred_at timestamptz, recorded_at
    timestamptz
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  _n integer; _ids uuid[]; _waqfs uuid[]; _debits uuid[]; _credits uuid[]; _amounts bigint[]; _kinds text[]; _texts
    text[];
  _times timestamptz[]; _reverses uuid[]; _prints uuid[]; _first integer[]; _first_reversal integer[];
  _accounts uuid[]; _owners uuid[]; _funds text[]; _balances bigint[]; _counts bigint[];
  _same boolean[]; _reversal text[]; _from integer[]; _to integer[];
  _posted_as integer[]; _undone boolean[]; _outcomes text[]; _reasons text[];
  _from_number bigint[]; _from_after bigint[]; _to_number bigint[]; _to_after bigint[];
  _entered integer := 0; _inserted integer; _summarise boolean := false; i integer; j integer; d integer; c integer;
BEGIN
  SELECT count(*), array_agg(p.id ORDER BY p.n), array_agg(p.waqf ORDER BY p.n), array_agg(p.debit ORDER BY p.n),
         array_agg(p.credit ORDER BY p.n), array_agg(p.amount ORDER BY p.n), array_agg(p.kind ORDER BY p.n),
         array_agg(p.description ORDER BY p.n), array_agg(p.at ORDER BY p.n), array_agg(p.reverses ORDER BY p.n),
         array_agg(p.fingerprint ORDER BY p.n), array_agg(p.first ORDER BY p.n), array_agg(p.first_reversal
           ORDER BY p.n)
  INTO _n, _ids, _waqfs, _debits, _credits, _amounts, _kinds, _texts, _times, _reverses, _prints, _first,
    _first_reversal
  FROM (
    -- One look into an index for each side; joins would read all accounts, as nobody knows how long the array is.
    SELECT r.*, min(r.n) OVER (PARTITION BY r.id) AS first, min(r.n) OVER (PARTITION BY r.reverses) AS first_reversal,
      CASE WHEN r.debit_fund IS NULL
        THEN (SELECT a.id FROM ledger.account a WHERE a.id = r.debit_account AND a.waqf_id = r.waqf)
        ELSE (SELECT a.id FROM ledger.account a WHERE a.waqf_id = r.waqf AND a.fund = r.debit_fund
          AND a.fund <> 'held') END AS debit,
      CASE WHEN r.credit_fund IS NULL
        THEN (SELECT a.id FROM ledger.account a WHERE a.id = r.credit_account AND a.waqf_id = r.waqf)
        ELSE (SELECT a.id FROM ledger.account a WHERE a.waqf_id = r.waqf AND a.fund = r.credit_fund
          AND a.fund <> 'held') END AS credit
    FROM ROWS FROM (jsonb_to_recordset(postings) AS (
      id uuid, waqf uuid, debit_fund text, debit_account uuid, credit_fund text, credit_account uuid, amount bigint,
        kind text,
      description text, at timestamptz, reverses uuid, fingerprint uuid)) WITH ORDINALITY AS r (
      id, waqf, debit_fund, debit_account, credit_fund, credit_account, amount, kind, description, at, reverses,
        fingerprint, n)
  ) AS p;
  IF _n = 0 THEN RETURN; END IF;

  -- From here on nobody else moves money of these accounts. Lookups are lateral here and below, so that they go by the
  -- index also where a plan was made while the tables were small.
  SELECT array_agg(a.id ORDER BY a.id), array_agg(a.waqf_id ORDER BY a.id), array_agg(a.fund
    ORDER BY a.id), array_agg(a.balance_halalas ORDER BY a.id),
         array_agg(a.entries ORDER BY a.id)
  INTO _accounts, _owners, _funds, _balances, _counts
  FROM (SELECT DISTINCT u.id FROM unnest(_debits || _credits) AS u (id) WHERE u.id IS NOT NULL ORDER BY u.id) AS used
  CROSS JOIN LATERAL (SELECT * FROM ledger.account WHERE account.id = used.id FOR NO KEY UPDATE) AS a;

  -- A new snapshot, taken under the locks: it sees what an equal posting has entered meanwhile.
  SELECT array_agg(CASE
           WHEN t.id IS NULL THEN NULL
           WHEN t.fingerprint IS NOT NULL AND x.print IS NOT NULL THEN t.waqf_id = x.waqf AND t.fingerprint = x.print
           ELSE (t.waqf_id, t.debit_account_id, t.credit_account_id, t.amount_halalas, t.kind, t.description,
             t.reverses_id)
             IS NOT DISTINCT FROM (x.waqf, x.debit, x.credit, x.amount, x.kind, x.description, x.reverses)
         END ORDER BY x.n),
         array_agg(CASE
           WHEN x.reverses IS NULL THEN NULL
           WHEN EXISTS (SELECT FROM ledger.transfer r WHERE r.reverses_id = x.reverses) THEN 'already-reversed'
           WHEN NOT EXISTS (SELECT FROM ledger.transfer u WHERE u.id = x.reverses AND u.reverses_id IS NULL
             AND u.waqf_id = x.waqf
             AND u.debit_account_id = x.credit AND u.credit_account_id = x.debit AND u.amount_halalas = x.amount
               AND u.kind = x.kind) THEN 'not-reversible'
         END ORDER BY x.n),
         -- Places in _accounts, which is sorted.
         array_agg(width_bucket(x.debit, _accounts) ORDER BY x.n), array_agg(width_bucket(x.credit, _accounts)
           ORDER BY x.n)
  INTO _same, _reversal, _from, _to
  FROM unnest(_ids, _waqfs, _debits, _credits, _amounts, _kinds, _texts, _reverses, _prints) WITH ORDINALITY
    AS x (id, waqf, debit, credit, amount, kind, description, reverses, print, n)
  LEFT JOIN LATERAL (SELECT * FROM ledger.transfer WHERE transfer.id = x.id LIMIT 1) AS t ON true;

  _posted_as := array_fill(NULL::integer, ARRAY[_n]);
  _undone := array_fill(false, ARRAY[_n]);
  _outcomes := array_fill('refused'::text, ARRAY[_n]);
  _reasons := array_fill(NULL::text, ARRAY[_n]);
  _from_number := array_fill(NULL::bigint, ARRAY[_n]);
  _from_after := _from_number;
  _to_number := _from_number;
  _to_after := _from_number;
  FOR i IN 1.._n LOOP
    d := _from[i];
    c := _to[i];
    j := _posted_as[_first[i]];
    IF _same[i] THEN
      _outcomes[i] := 'replayed';
    ELSIF NOT _same[i] THEN
      _reasons[i] := 'key-reused';
    ELSIF j IS NOT NULL THEN
      IF (CASE WHEN _prints[i] IS NOT NULL AND _prints[j] IS NOT NULL THEN _waqfs[i] = _waqfs[j]
        AND _prints[i] = _prints[j]
           ELSE (_waqfs[i], d, c, _amounts[i], _kinds[i], _texts[i], _reverses[i])
             IS NOT DISTINCT FROM (_waqfs[j], _from[j], _to[j], _amounts[j], _kinds[j], _texts[j], _reverses[j]) END)
      THEN _outcomes[i] := 'replayed'; ELSE _reasons[i] := 'key-reused'; END IF;
    ELSIF d IS NULL OR c IS NULL THEN
      _reasons[i] := 'account-not-found';
    ELSIF _reversal[i] IS NOT NULL THEN
      _reasons[i] := _reversal[i];
    ELSIF _reverses[i] IS NOT NULL AND _undone[_first_reversal[i]] THEN
      _reasons[i] := 'already-reversed';
    ELSIF _funds[d] = 'corpus' AND _reverses[i] IS NULL THEN
      _reasons[i] := 'corpus-protected';
    ELSIF _funds[d] <> 'contra' AND _balances[d] < _amounts[i] THEN
      _reasons[i] := 'insufficient-balance';
    ELSE
      _outcomes[i] := 'posted';
      _posted_as[_first[i]] := i;
      IF _reverses[i] IS NOT NULL THEN _undone[_first_reversal[i]] := true; END IF;
      _balances[d] := _balances[d] - _amounts[i];
      _counts[d] := _counts[d] + 1;
      _from_number[i] := _counts[d];
      _from_after[i] := _balances[d];
      _balances[c] := _balances[c] + _amounts[i];
      _counts[c] := _counts[c] + 1;
      _to_number[i] := _counts[c];
      _to_after[i] := _balances[c];
      _entered := _entered + 1;
      _summarise := _summarise OR _kinds[i] <> 'movement' OR _funds[d] = 'ghalla' OR _funds[c] = 'ghalla';
    END IF;
  END LOOP;

  IF _entered > 0 THEN
    INSERT INTO ledger.transfer (id, waqf_id, debit_account_id, debit_fund, debit_number, debit_balance_after,
      credit_account_id, credit_fund,
      credit_number, credit_balance_after, amount_halalas, kind, reverses_id, description, occurred_at, fingerprint)
    SELECT x.id, x.waqf, x.debit, _funds[x.d], x.debit_number, x.debit_after, x.credit, _funds[x.c], x.credit_number,
      x.credit_after, x.amount,
           x.kind, x.reverses, x.description, x.at, x.print
    FROM unnest(_ids, _waqfs, _debits, _from, _from_number, _from_after, _credits, _to, _to_number, _to_after,
      _amounts, _kinds, _reverses,
      _texts, _times, _prints) AS x (id, waqf, debit, d, debit_number, debit_after, credit, c, credit_number,
        credit_after, amount, kind,
      reverses, description, at, print)
    WHERE x.debit_number IS NOT NULL
    ON CONFLICT (id) DO NOTHING;
    GET DIAGNOSTICS _inserted = ROW_COUNT;
    -- The same key with other accounts was entered at the same time: the caller's transaction runs again and sees it.
    IF _inserted <> _entered THEN
      RAISE EXCEPTION 'a key was entered meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
    -- All of them exist: this updates, and finds them by the primary key.
    INSERT INTO ledger.account AS a (id, waqf_id, fund, balance_halalas, entries)
    SELECT x.id, x.waqf, x.fund, x.balance, x.entries
    FROM unnest(_accounts, _owners, _funds, _balances, _counts) AS x (id, waqf, fund, balance, entries)
    ON CONFLICT (id) DO UPDATE SET balance_halalas = excluded.balance_halalas, entries = excluded.entries
      WHERE a.entries <> excluded.entries;
  END IF;

  IF _summarise THEN
    INSERT INTO ledger.summary AS s (waqf_id, grain, starts_on, revenue_halalas, expenses_halalas, entries,
      ghalla_net_halalas, allotted_halalas)
    SELECT x.waqf, g.grain, g.starts_on, sum(CASE x.kind WHEN 'income' THEN x.signed ELSE 0 END),
           sum(CASE x.kind WHEN 'expense' THEN x.signed ELSE 0 END), count(*) FILTER (WHERE x.kind <> 'movement'),
           sum(CASE WHEN g.grain <> 'month' THEN 0 WHEN x.credit_fund = 'ghalla' THEN x.amount
             WHEN x.debit_fund = 'ghalla' THEN -x.amount ELSE 0 END),
           sum(CASE WHEN g.grain <> 'month' OR x.kind <> 'movement' THEN 0
                    WHEN x.debit_fund = 'ghalla' AND x.credit_fund = 'payable' AND NOT x.is_reversal
                      OR x.debit_fund = 'payable' AND x.credit_fund = 'ghalla' AND x.is_reversal THEN x.signed
                        ELSE 0 END)
    FROM (
      SELECT u.waqf, u.kind, u.amount, u.reverses IS NOT NULL AS is_reversal, CASE WHEN u.reverses IS NULL
        THEN u.amount ELSE -u.amount END AS signed,
             _funds[u.d] AS debit_fund, _funds[u.c] AS credit_fund, (u.at AT TIME ZONE 'Asia/Riyadh')::date AS day
      FROM unnest(_waqfs, _kinds, _amounts, _reverses, _from, _to, _times, _from_number) AS u (waqf, kind, amount,
        reverses, d, c, at, number)
      WHERE u.number IS NOT NULL
    ) AS x
    CROSS JOIN LATERAL (VALUES ('day', x.day), ('month', date_trunc('month', x.day)::date), ('all',
      '-infinity'::date)) AS g (grain, starts_on)
    WHERE x.kind <> 'movement' OR g.grain = 'month' AND 'ghalla' IN (x.debit_fund, x.credit_fund)
    GROUP BY x.waqf, g.grain, g.starts_on
    ORDER BY x.waqf, g.grain, g.starts_on
    ON CONFLICT (waqf_id, grain, starts_on) DO UPDATE SET
      revenue_halalas = s.revenue_halalas + excluded.revenue_halalas, expenses_halalas = s.expenses_halalas +
        excluded.expenses_halalas,
      entries = s.entries + excluded.entries, ghalla_net_halalas = s.ghalla_net_halalas + excluded.ghalla_net_halalas,
      allotted_halalas = s.allotted_halalas + excluded.allotted_halalas;
  END IF;

  RETURN QUERY
    SELECT x.n::integer, x.outcome, x.reason, t.debit_account_id, t.debit_fund, t.debit_balance_after,
      t.credit_account_id, t.credit_fund,
           t.credit_balance_after, t.occurred_at, t.recorded_at
    FROM unnest(_ids, _outcomes, _reasons) WITH ORDINALITY AS x (id, outcome, reason, n)
    LEFT JOIN LATERAL (SELECT * FROM ledger.transfer WHERE x.outcome <> 'refused' AND transfer.id = x.id LIMIT 1) AS t
      ON true
    ORDER BY x.n;
END $$;
REVOKE ALL ON FUNCTION ledger.post(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.post(jsonb) TO waqf_app;
`;

export const up: Migration = tables + summaries + posting;

/** The old rules refuse this while accounts of sub bank accounts exist. */
export const down: Migration = `
DROP FUNCTION ledger.post(jsonb);
DROP TABLE ledger.summary;
DROP TRIGGER transfer_mirrors ON ledger.transfer;
DROP FUNCTION ledger.refuse_false_reversal();
DROP INDEX ledger.transfer_reversed_once;
DROP INDEX ledger.account_one_of_fund;
ALTER TABLE ledger.transfer
  DROP COLUMN debit_fund, DROP COLUMN credit_fund, DROP COLUMN debit_number, DROP COLUMN debit_balance_after, DROP
    COLUMN credit_number,
  DROP COLUMN credit_balance_after, DROP COLUMN fingerprint, DROP COLUMN transaction_id,
  ADD CONSTRAINT transfer_reverses_id_key UNIQUE (reverses_id);
DROP INDEX ledger.transfer_of_debit, ledger.transfer_of_credit;
ALTER TABLE ledger.account RESET (fillfactor);
ALTER TABLE ledger.account
  DROP CONSTRAINT account_identity,
  DROP CONSTRAINT account_fund_check,
  DROP COLUMN entries,
  ADD CONSTRAINT account_fund_check CHECK (fund IN ('corpus', 'ghalla', 'reserve', 'payable', 'contra')),
  ADD CONSTRAINT account_waqf_id_fund_key UNIQUE (waqf_id, fund),
  ADD CONSTRAINT account_id_waqf_id_key UNIQUE (id, waqf_id);
ALTER TABLE ledger.transfer
  ADD FOREIGN KEY (debit_account_id, waqf_id) REFERENCES ledger.account (id, waqf_id),
  ADD FOREIGN KEY (credit_account_id, waqf_id) REFERENCES ledger.account (id, waqf_id);
`;
