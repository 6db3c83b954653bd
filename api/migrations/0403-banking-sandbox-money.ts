import type { Migration } from '../src/platform/index.js';

/** Balances, transfers and statements of the sandbox bank, and orders that concern them. */
export const up: Migration = `
-- May go below zero: what the books record reaches this bank later, as if tenants and suppliers had paid.
ALTER TABLE bank_sandbox.account ADD COLUMN balance_halalas bigint NOT NULL DEFAULT 0;
CREATE TABLE bank_sandbox.transfer (
  -- The customer's; one reference moves money once.
  reference uuid PRIMARY KEY,
  debit_iban text NOT NULL,
  credit_iban text NOT NULL,
  amount_halalas bigint NOT NULL CHECK (amount_halalas > 0),
  description text NOT NULL,
  bank_reference text NOT NULL UNIQUE,
  booked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ready_at timestamptz NOT NULL
);
CREATE SEQUENCE bank_sandbox.bank_reference START 100001;
CREATE TABLE bank_sandbox.statement_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  iban text NOT NULL,
  booked_at timestamptz NOT NULL,
  -- Positive: money came in.
  amount_halalas bigint NOT NULL CHECK (amount_halalas <> 0),
  description text NOT NULL,
  bank_reference text NOT NULL,
  -- The customer's, of a transfer.
  reference uuid,
  -- What this line was made from, when the same news may come twice.
  source uuid UNIQUE
);
CREATE INDEX statement_line_of_account ON bank_sandbox.statement_line (iban, booked_at, id);
ALTER TABLE bank_sandbox.behaviour ADD COLUMN request text CHECK (request IN ('account', 'transfer')), ADD COLUMN iban
  text;
CREATE INDEX behaviour_waiting ON bank_sandbox.behaviour (id) WHERE remaining > 0;
GRANT SELECT, INSERT ON bank_sandbox.transfer, bank_sandbox.statement_line TO waqf_app;
GRANT UPDATE (balance_halalas) ON bank_sandbox.account TO waqf_app;
GRANT USAGE ON SEQUENCE bank_sandbox.bank_reference TO waqf_app;
`;

export const down: Migration = `
DROP INDEX bank_sandbox.behaviour_waiting;
ALTER TABLE bank_sandbox.behaviour DROP COLUMN request, DROP COLUMN iban;
DROP TABLE bank_sandbox.statement_line;
DROP SEQUENCE bank_sandbox.bank_reference;
DROP TABLE bank_sandbox.transfer;
ALTER TABLE bank_sandbox.account DROP COLUMN balance_halalas;
`;
