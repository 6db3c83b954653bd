import type { Migration } from '../src/platform/index.js';

/** Data of the sandbox bank. It represents another party's books, so it has its own schema. Empty in production. */
export const up: Migration = `
CREATE SCHEMA bank_sandbox;
CREATE SEQUENCE bank_sandbox.account_number START 1000001;
CREATE TABLE bank_sandbox.account (
  reference uuid PRIMARY KEY,
  product text NOT NULL,
  holder_name text NOT NULL,
  account_number text NOT NULL UNIQUE,
  iban text NOT NULL UNIQUE,
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ready_at timestamptz NOT NULL
);
CREATE TABLE bank_sandbox.refusal (
  reference uuid PRIMARY KEY,
  code text NOT NULL,
  reason_ar text NOT NULL,
  reason_en text NOT NULL
);
CREATE TABLE bank_sandbox.behaviour (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('refuse', 'delay', 'slow', 'lose-answer', 'unavailable')),
  remaining integer NOT NULL CHECK (remaining >= 0),
  holder_name text,
  delay_ms integer NOT NULL,
  code text NOT NULL,
  reason_ar text NOT NULL,
  reason_en text NOT NULL
);
GRANT USAGE ON SCHEMA bank_sandbox TO waqf_app;
GRANT SELECT, INSERT ON bank_sandbox.account, bank_sandbox.refusal TO waqf_app;
GRANT SELECT, INSERT, UPDATE ON bank_sandbox.behaviour TO waqf_app;
GRANT USAGE ON SEQUENCE bank_sandbox.account_number TO waqf_app;
`;

export const down: Migration = `
DROP SCHEMA bank_sandbox CASCADE;
`;
