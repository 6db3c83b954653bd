import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE banking.payment_batch (
  -- Our reference at the bank.
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  from_account_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('recorded', 'sent', 'settled')),
  created_at timestamptz NOT NULL,
  -- When the bank may be asked; the database's time, so that several processes agree on it.
  ask_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  settled_at timestamptz,
  CHECK ((state = 'settled') = (settled_at IS NOT NULL))
);
CREATE INDEX payment_batch_due ON banking.payment_batch (ask_at) WHERE state <> 'settled';
REVOKE DELETE ON banking.payment_batch FROM waqf_app;

CREATE TABLE banking.batch_payment (
  -- Our reference at the bank, and the id of the ledger entry once the bank has confirmed it.
  id uuid PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES banking.payment_batch (id),
  place integer NOT NULL,
  to_account_id uuid NOT NULL,
  amount_halalas bigint NOT NULL CHECK (amount_halalas > 0),
  description text NOT NULL,
  state text NOT NULL CHECK (state IN ('recorded', 'completed', 'refused')),
  bank_reference text,
  refusal_code text,
  refusal_ar text,
  refusal_en text,
  settled_at timestamptz,
  UNIQUE (batch_id, place),
  CHECK (num_nulls(refusal_code, refusal_ar, refusal_en) IN (0, 3)),
  CHECK ((state = 'recorded') = (settled_at IS NULL)),
  CHECK ((state = 'completed') = (bank_reference IS NOT NULL)),
  CHECK ((state = 'refused') = (refusal_code IS NOT NULL))
);
REVOKE DELETE ON banking.batch_payment FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE banking.batch_payment;
DROP TABLE banking.payment_batch;
`;
