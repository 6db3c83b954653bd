import type { Migration } from '../src/platform/index.js';

/** Shares that apply from a day on, with the previous share: a run uses the share on the last day of its period. */
export const up: Migration = `
CREATE TABLE beneficiaries.share_change (
  id uuid PRIMARY KEY,
  beneficiary_id uuid NOT NULL REFERENCES beneficiaries.beneficiary (id),
  waqf_id uuid NOT NULL,
  -- Percent; null: none was set.
  before_percentage numeric(7, 4) CHECK (before_percentage BETWEEN 0 AND 100),
  percentage numeric(7, 4) CHECK (percentage BETWEEN 0 AND 100),
  -- First day of the new share; null: a correction of what was recorded, for every day since the change before.
  effective_on date,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (percentage IS DISTINCT FROM before_percentage)
);
CREATE INDEX share_change_of_waqf ON beneficiaries.share_change (waqf_id, effective_on);
CREATE INDEX share_change_of_beneficiary ON beneficiaries.share_change (beneficiary_id, changed_at DESC);
REVOKE UPDATE, DELETE ON beneficiaries.share_change FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE beneficiaries.share_change;
`;
