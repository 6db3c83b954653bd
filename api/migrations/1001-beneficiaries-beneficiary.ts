import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE beneficiaries.beneficiary (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  person_id uuid NOT NULL,
  national_id text NOT NULL CHECK (national_id ~ '^[12][0-9]{9}$'),
  full_name text NOT NULL CHECK (char_length(full_name) BETWEEN 2 AND 200),
  relationship text CHECK (char_length(relationship) BETWEEN 1 AND 100),
  -- Percent of the yield; null when none was set.
  allocated_percentage numeric(7, 4) CHECK (allocated_percentage BETWEEN 0 AND 100),
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  -- Words of name and national id, for the search.
  found_by tsvector NOT NULL,
  UNIQUE (waqf_id, person_id)
);
CREATE INDEX beneficiary_of_person ON beneficiaries.beneficiary (person_id);
CREATE INDEX beneficiary_found_by ON beneficiaries.beneficiary USING gin (found_by);
CREATE INDEX beneficiary_newest ON beneficiaries.beneficiary (waqf_id, created_at DESC, id DESC);
-- Who was ever a beneficiary stays on record.
REVOKE DELETE ON beneficiaries.beneficiary FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE beneficiaries.beneficiary;
`;
