import type { Migration } from '../src/platform/index.js';

/** How a person wants to be paid; without a row: by transfer, with every distribution. */
export const up: Migration = `
CREATE TABLE beneficiaries.payment_preference (
  person_id uuid PRIMARY KEY,
  method text NOT NULL CHECK (method IN ('bank_transfer', 'check', 'cash')),
  frequency text NOT NULL CHECK (frequency IN ('monthly', 'quarterly', 'yearly')),
  changed_at timestamptz NOT NULL
);
REVOKE DELETE ON beneficiaries.payment_preference FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE beneficiaries.payment_preference;
`;
