import type { Migration } from '../src/platform/index.js';

/** Beneficiaries' own accounts to which they are paid, each confirmed by its owner and approved by somebody else. */
export const up: Migration = `
CREATE TABLE beneficiaries.payee_iban (
  id uuid PRIMARY KEY,
  beneficiary_id uuid NOT NULL REFERENCES beneficiaries.beneficiary (id),
  waqf_id uuid NOT NULL,
  person_id uuid NOT NULL,
  iban text NOT NULL CHECK (iban ~ '^SA[0-9]{22}$'),
  state text NOT NULL CHECK (state IN ('asked', 'confirmed', 'approved', 'declined', 'rejected', 'withdrawn')),
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  -- By the owner, or by the guardian of a minor.
  confirmed_by uuid,
  confirmed_at timestamptz,
  approval_id uuid UNIQUE,
  approved_at timestamptz,
  -- Nothing is paid to it before.
  usable_from timestamptz,
  CHECK (num_nulls(confirmed_by, confirmed_at, approval_id) IN (0, 3)),
  CHECK (state NOT IN ('confirmed', 'approved') OR confirmed_at IS NOT NULL),
  CHECK ((state = 'approved') = (approved_at IS NOT NULL)),
  CHECK ((state = 'approved') = (usable_from IS NOT NULL)),
  CHECK (usable_from >= approved_at)
);
CREATE UNIQUE INDEX payee_iban_waiting ON beneficiaries.payee_iban (beneficiary_id)
  WHERE state IN ('asked', 'confirmed');
CREATE INDEX payee_iban_in_use ON beneficiaries.payee_iban (waqf_id, beneficiary_id, usable_from DESC)
  WHERE state = 'approved';
CREATE INDEX payee_iban_of_beneficiary ON beneficiaries.payee_iban (beneficiary_id, requested_at DESC);
CREATE INDEX payee_iban_of_person ON beneficiaries.payee_iban (person_id, requested_at DESC);
REVOKE DELETE ON beneficiaries.payee_iban FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE beneficiaries.payee_iban;
`;
