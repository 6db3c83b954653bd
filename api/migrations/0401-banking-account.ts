import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE banking.account (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  account_type text NOT NULL CHECK (account_type IN ('main_waqf', 'beneficiary_sub')),
  beneficiary_id uuid,
  state text NOT NULL CHECK (state IN ('opening', 'active', 'suspended', 'closed', 'refused')),
  -- Ours; the bank opens at most one account for it.
  reference uuid NOT NULL UNIQUE,
  holder_name text NOT NULL CHECK (char_length(holder_name) BETWEEN 1 AND 300),
  party_ids uuid[] NOT NULL,
  bank_name text,
  account_number text,
  iban text UNIQUE CHECK (iban ~ '^SA[0-9]{22}$'),
  branch_code text,
  refusal_code text,
  refusal_ar text,
  refusal_en text,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  ask_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  created_at timestamptz NOT NULL,
  opened_at timestamptz,
  CHECK ((account_type = 'beneficiary_sub') = (beneficiary_id IS NOT NULL)),
  CONSTRAINT account_opened_is_whole CHECK (
    state IN ('opening', 'refused')
      AND num_nulls(bank_name, account_number, iban, opened_at) = 4
    OR state IN ('active', 'suspended', 'closed')
      AND num_nulls(bank_name, account_number, iban, opened_at) = 0
  ),
  CHECK ((state = 'refused') = (num_nulls(refusal_code, refusal_ar, refusal_en) = 0))
);
CREATE UNIQUE INDEX account_one_main ON banking.account (waqf_id) WHERE account_type = 'main_waqf'
  AND state <> 'closed';
CREATE INDEX account_of_waqf ON banking.account (waqf_id);
CREATE INDEX account_opening ON banking.account (ask_at) WHERE state = 'opening';
-- An account that was ever asked for stays on record.
REVOKE DELETE ON banking.account FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE banking.account;
`;
