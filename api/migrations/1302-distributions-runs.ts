import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE distributions.run (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('draft', 'calculated', 'submitted', 'approved', 'paying', 'paid',
    'partially_failed', 'closed', 'rejected', 'cancelled')),
  period_from date NOT NULL,
  period_to date NOT NULL,
  -- What was asked to be divided; null: all that the period brought.
  amount_halalas bigint CHECK (amount_halalas > 0),
  rules_version integer NOT NULL CHECK (rules_version >= 0),
  started_by uuid NOT NULL,
  started_at timestamptz NOT NULL,
  gross_halalas bigint CHECK (gross_halalas >= 0),
  expenses_halalas bigint CHECK (expenses_halalas >= 0),
  -- Each {kind, amount in halalas, because}.
  deductions jsonb,
  pool_halalas bigint CHECK (pool_halalas >= 0),
  allocated_halalas bigint CHECK (allocated_halalas >= 0),
  unallocated_halalas bigint CHECK (unallocated_halalas >= 0),
  remainder_halalas bigint CHECK (remainder_halalas >= 0),
  -- SHA-256 of all that the calculation read, and of all that people are shown.
  inputs_hash text,
  shown_hash text,
  calculated_at timestamptz,
  -- The database's time of the calculation: entries that were recorded later belong to the next run.
  counted_until timestamptz,
  approval_id uuid,
  submitted_by uuid,
  submitted_at timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  closed_at timestamptz,
  CHECK (period_from <= period_to),
  CONSTRAINT run_calculated_whole CHECK (num_nulls(gross_halalas, expenses_halalas, deductions, pool_halalas,
    allocated_halalas, unallocated_halalas, remainder_halalas, inputs_hash, shown_hash, calculated_at, counted_until)
    IN (0, 11)),
  CHECK (state IN ('draft', 'cancelled') OR calculated_at IS NOT NULL),
  CHECK (allocated_halalas + unallocated_halalas = pool_halalas),
  CHECK (num_nulls(approval_id, submitted_by, submitted_at) IN (0, 3)),
  CHECK ((state = 'submitted') <= (approval_id IS NOT NULL)),
  CHECK ((state = 'rejected') = (reason IS NOT NULL)),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL))
);
-- One at a time is prepared: two would divide the same yield.
CREATE UNIQUE INDEX run_one_open ON distributions.run (waqf_id) WHERE state IN ('draft', 'calculated', 'submitted');
CREATE INDEX run_of_waqf ON distributions.run (waqf_id, started_at DESC, id DESC);
REVOKE DELETE ON distributions.run FROM waqf_app;

CREATE TABLE distributions.run_line (
  id uuid PRIMARY KEY,
  run_id uuid NOT NULL REFERENCES distributions.run (id),
  -- Place among the beneficiaries, from 1.
  place integer NOT NULL CHECK (place >= 1),
  beneficiary_id uuid NOT NULL,
  full_name text NOT NULL,
  amount_halalas bigint NOT NULL CHECK (amount_halalas >= 0),
  exact text NOT NULL,
  state text NOT NULL CHECK (state IN ('calculated', 'payable', 'withheld', 'excluded', 'sent', 'paid', 'failed')),
  because jsonb NOT NULL,
  trace jsonb NOT NULL,
  withheld text CHECK (withheld IN ('no-account', 'account-not-active')),
  -- The account as it was at the calculation, later the one that the line is paid to.
  account_id uuid,
  iban_end text,
  payee_changed boolean NOT NULL,
  -- The last payment by the bank that was ordered: never twice for one line at the same time.
  payment_id uuid UNIQUE,
  failure_code text,
  failure_ar text,
  failure_en text,
  failed_at timestamptz,
  method text CHECK (method IN ('bank', 'cash', 'check')),
  receipt_number text,
  bank_reference text,
  paid_at timestamptz,
  CHECK ((state = 'excluded') = (amount_halalas = 0)),
  CHECK ((state = 'withheld') <= (withheld IS NOT NULL)),
  CHECK ((state = 'sent') <= (payment_id IS NOT NULL)),
  CHECK ((state = 'failed') <= (failure_code IS NOT NULL)),
  CHECK (num_nulls(failure_code, failure_ar, failure_en, failed_at) IN (0, 4)),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL AND method IS NOT NULL)),
  CHECK ((method IS NOT DISTINCT FROM 'bank') = (bank_reference IS NOT NULL)),
  CHECK ((method IN ('cash', 'check') IS TRUE) = (receipt_number IS NOT NULL)),
  UNIQUE (run_id, place),
  UNIQUE (run_id, beneficiary_id)
);
CREATE INDEX run_line_of_beneficiary ON distributions.run_line (beneficiary_id, paid_at DESC);
CREATE UNIQUE INDEX run_line_receipt ON distributions.run_line (run_id, method, receipt_number)
  WHERE receipt_number IS NOT NULL;
`;

export const down: Migration = `
DROP TABLE distributions.run_line;
DROP TABLE distributions.run;
`;
