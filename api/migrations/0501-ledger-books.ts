import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE ledger.account (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  fund text NOT NULL CHECK (fund IN ('corpus', 'ghalla', 'reserve', 'payable', 'contra')),
  -- Credits less debits. The contra account stands for the world outside, so it alone goes below zero.
  balance_halalas bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (waqf_id, fund),
  UNIQUE (id, waqf_id),
  CONSTRAINT account_floor CHECK (fund = 'contra' OR balance_halalas >= 0)
);
CREATE TABLE ledger.transfer (
  -- The idempotency key.
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  debit_account_id uuid NOT NULL,
  credit_account_id uuid NOT NULL,
  amount_halalas bigint NOT NULL CHECK (amount_halalas > 0),
  kind text NOT NULL CHECK (kind IN ('income', 'expense', 'movement')),
  -- A correction is another entry that names what it undoes; an entry is undone once.
  reverses_id uuid UNIQUE REFERENCES ledger.transfer (id),
  description text NOT NULL,
  occurred_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Money never leaves its waqf: both accounts are of the same one.
  FOREIGN KEY (debit_account_id, waqf_id) REFERENCES ledger.account (id, waqf_id),
  FOREIGN KEY (credit_account_id, waqf_id) REFERENCES ledger.account (id, waqf_id),
  CHECK (debit_account_id <> credit_account_id),
  CHECK (reverses_id <> id)
);
CREATE INDEX transfer_of_waqf ON ledger.transfer (waqf_id, occurred_at DESC, id DESC) INCLUDE (kind, amount_halalas,
  reverses_id);
-- Append-only: nobody but the owner's posting function writes entries or balances, nobody changes or deletes an entry.
REVOKE ALL ON ledger.account, ledger.transfer FROM waqf_app;
GRANT SELECT ON ledger.account, ledger.transfer TO waqf_app;
GRANT INSERT (id, waqf_id, fund) ON ledger.account TO waqf_app;
`;

export const down: Migration = `
DROP TABLE ledger.transfer;
DROP TABLE ledger.account;
`;
