import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE banking.transfer (
  -- Idempotency key, id of its ledger entry, and our reference at the bank.
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  -- No foreign keys: the accounts are read and locked in the writing transaction and are never deleted.
  from_account_id uuid NOT NULL,
  to_account_id uuid NOT NULL,
  amount_halalas bigint NOT NULL CHECK (amount_halalas > 0),
  description text,
  -- awaiting_approval -> recorded or rejected; recorded (both book balances moved) -> sent -> completed or reversed.
  state text NOT NULL CHECK (state IN ('awaiting_approval', 'rejected', 'recorded', 'sent', 'completed', 'reversed')),
  -- Above the threshold when it was asked for: the first answer was 202.
  needs_approval boolean NOT NULL,
  requested_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  rejection text,
  -- When the bank may be asked; the database's time, so that several processes agree on it.
  ask_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  bank_reference text,
  -- Kept while the reversal waits for the receiving account to hold the money again.
  refusal_code text,
  refusal_ar text,
  refusal_en text,
  settled_at timestamptz,
  CHECK (from_account_id <> to_account_id),
  CHECK (needs_approval OR (state NOT IN ('awaiting_approval', 'rejected') AND decided_by IS NULL)),
  CHECK (num_nulls(decided_by, decided_at) IN (0, 2)),
  CHECK ((state = 'awaiting_approval') <= (decided_by IS NULL)),
  CHECK ((state = 'rejected') = (rejection IS NOT NULL)),
  CHECK (num_nulls(refusal_code, refusal_ar, refusal_en) IN (0, 3)),
  CONSTRAINT transfer_ends_whole CHECK (
    state IN ('awaiting_approval', 'recorded', 'sent') AND settled_at IS NULL AND bank_reference IS NULL
    OR state = 'completed' AND settled_at IS NOT NULL AND bank_reference IS NOT NULL AND refusal_code IS NULL
    OR state = 'reversed' AND settled_at IS NOT NULL AND bank_reference IS NULL AND refusal_code IS NOT NULL
    OR state = 'rejected' AND settled_at IS NOT NULL AND bank_reference IS NULL AND refusal_code IS NULL
  )
);
CREATE INDEX transfer_of_waqf ON banking.transfer (waqf_id, created_at DESC, id DESC);
CREATE INDEX transfer_due ON banking.transfer (ask_at) WHERE state IN ('recorded', 'sent');
CREATE INDEX transfer_approval ON banking.transfer (waqf_id, created_at DESC, id DESC) WHERE needs_approval;
-- A transfer that was ever asked for stays on record.
REVOKE DELETE ON banking.transfer FROM waqf_app;

-- The number of completed transfers, kept up to date so that a list need not count them.
CREATE TABLE banking.transfer_tally (
  waqf_id uuid PRIMARY KEY,
  completed bigint NOT NULL CHECK (completed >= 0)
);

-- What a waqf's policy says in place of the platform's threshold; amounts above it await the founder.
CREATE TABLE banking.transfer_policy (
  waqf_id uuid PRIMARY KEY,
  approval_above_halalas bigint NOT NULL CHECK (approval_above_halalas >= 0)
);
`;

export const down: Migration = `
DROP TABLE banking.transfer_policy;
DROP TABLE banking.transfer_tally;
DROP TABLE banking.transfer;
`;
