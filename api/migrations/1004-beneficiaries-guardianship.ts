import type { Migration } from '../src/platform/index.js';

/** The guardians of minors, with the deed that appoints each and the days for which it is valid. */
export const up: Migration = `
CREATE TABLE beneficiaries.guardianship (
  id uuid PRIMARY KEY,
  ward_id uuid NOT NULL,
  guardian_id uuid NOT NULL,
  guardian_name text NOT NULL,
  -- The card on which it was set, and its waqf.
  beneficiary_id uuid NOT NULL REFERENCES beneficiaries.beneficiary (id),
  waqf_id uuid NOT NULL,
  deed text NOT NULL CHECK (char_length(deed) BETWEEN 1 AND 300),
  from_on date NOT NULL,
  until_on date NOT NULL,
  continues boolean NOT NULL,
  set_by uuid NOT NULL,
  set_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by uuid,
  end_reason text CHECK (char_length(end_reason) BETWEEN 1 AND 300),
  CHECK (ward_id <> guardian_id),
  CHECK (from_on <= until_on),
  CHECK (num_nulls(ended_at, ended_by, end_reason) IN (0, 3))
);
CREATE INDEX guardianship_of_ward ON beneficiaries.guardianship (ward_id, from_on DESC);
CREATE INDEX guardianship_of_guardian ON beneficiaries.guardianship (guardian_id, until_on DESC);
REVOKE DELETE ON beneficiaries.guardianship FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE beneficiaries.guardianship;
`;
