import type { Migration } from '../src/platform/index.js';

/** A person who is named as a beneficiary may dispute it; the nazir removes them or explains. */
export const up: Migration = `
ALTER TABLE beneficiaries.beneficiary
  -- Removed on the person's own dispute: stays on record, receives nothing, is not resumed.
  ADD COLUMN removed_at timestamptz,
  -- Why the entitlement is suspended, for the person to read; null while it is not.
  ADD COLUMN suspension_reason text,
  ADD CONSTRAINT beneficiary_removed_gets_nothing CHECK (removed_at IS NULL OR NOT is_active);
CREATE TABLE beneficiaries.dispute (
  id uuid PRIMARY KEY,
  beneficiary_id uuid NOT NULL REFERENCES beneficiaries.beneficiary (id),
  waqf_id uuid NOT NULL,
  person_id uuid NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 1000),
  raised_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'removed', 'explained')),
  answer text CHECK (char_length(answer) BETWEEN 1 AND 1000),
  answered_by uuid,
  answered_at timestamptz,
  CHECK ((state = 'open') = (answered_at IS NULL)),
  CHECK (num_nulls(answer, answered_by, answered_at) IN (0, 3))
);
CREATE UNIQUE INDEX dispute_open ON beneficiaries.dispute (beneficiary_id) WHERE state = 'open';
CREATE INDEX dispute_of_waqf ON beneficiaries.dispute (waqf_id, raised_at DESC);
CREATE INDEX dispute_of_beneficiary ON beneficiaries.dispute (beneficiary_id, raised_at DESC);
REVOKE DELETE ON beneficiaries.dispute FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE beneficiaries.dispute;
ALTER TABLE beneficiaries.beneficiary DROP CONSTRAINT beneficiary_removed_gets_nothing,
  DROP COLUMN removed_at, DROP COLUMN suspension_reason;
`;
