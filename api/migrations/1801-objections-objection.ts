import type { Migration } from '../src/platform/index.js';

/** A beneficiary's objection to the amount of a payment, and its answer. */
export const up: Migration = `
ALTER TABLE platform.system_settings
  -- Months after a payment in which its person may object to it.
  ADD COLUMN objection_months integer NOT NULL DEFAULT 3 CHECK (objection_months BETWEEN 1 AND 24);
CREATE TABLE objections.objection (
  id uuid PRIMARY KEY,
  -- The line of the run, with copies of its values that stay when the run changes.
  payment_id uuid NOT NULL,
  run_id uuid NOT NULL,
  waqf_id uuid NOT NULL,
  beneficiary_id uuid NOT NULL,
  person_id uuid NOT NULL,
  full_name text NOT NULL,
  period_from date NOT NULL,
  period_to date NOT NULL,
  amount_halalas bigint NOT NULL CHECK (amount_halalas > 0),
  estimated boolean NOT NULL,
  topic text CHECK (topic IN ('share', 'deduction', 'yield', 'condition', 'other')),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
  raised_at timestamptz NOT NULL,
  due_on date NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'granted', 'upheld', 'withdrawn')),
  answer text CHECK (char_length(answer) BETWEEN 1 AND 1000),
  answered_by uuid,
  answered_at timestamptz,
  -- The amount that the next run adds; null for an estimate, which is recalculated.
  correction_halalas bigint CHECK (correction_halalas > 0),
  -- When nazir and founder were notified that the last day had passed.
  overdue_told_at timestamptz,
  CHECK (num_nulls(answer, answered_by, answered_at) IN (0, 3)),
  CHECK ((state IN ('granted', 'upheld')) = (answered_at IS NOT NULL)),
  CHECK (correction_halalas IS NULL OR state = 'granted')
);
-- Once a payment, unless the person has taken it back.
CREATE UNIQUE INDEX objection_once ON objections.objection (payment_id) WHERE state <> 'withdrawn';
CREATE INDEX objection_of_waqf ON objections.objection (waqf_id, raised_at DESC);
CREATE INDEX objection_of_person ON objections.objection (person_id, raised_at DESC);
REVOKE DELETE ON objections.objection FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE objections.objection;
ALTER TABLE platform.system_settings DROP COLUMN objection_months;
`;
