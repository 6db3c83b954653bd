import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE distributions.rule_set (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  state text NOT NULL CHECK (state IN ('proposed', 'in_force', 'superseded', 'rejected', 'withdrawn')),
  rules jsonb NOT NULL,
  effective_from date NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  UNIQUE (waqf_id, version),
  CHECK ((decided_at IS NULL) = (state = 'proposed')),
  CHECK ((reason IS NOT NULL) = (state = 'rejected'))
);
CREATE UNIQUE INDEX rule_set_one_proposed ON distributions.rule_set (waqf_id) WHERE state = 'proposed';
CREATE UNIQUE INDEX rule_set_one_in_force ON distributions.rule_set (waqf_id) WHERE state = 'in_force';

-- A version is kept as it was proposed; only its decision is added.
REVOKE UPDATE, DELETE, TRUNCATE ON distributions.rule_set FROM waqf_app;
GRANT UPDATE (state, decided_by, decided_at, reason) ON distributions.rule_set TO waqf_app;

-- What a division by class, gender, weight, tier or days needs to know of a beneficiary.
ALTER TABLE beneficiaries.beneficiary
  ADD COLUMN class text CHECK (length(class) BETWEEN 1 AND 60),
  ADD COLUMN gender text CHECK (gender IN ('male', 'female')),
  ADD COLUMN weight integer NOT NULL DEFAULT 1 CHECK (weight BETWEEN 0 AND 1000000),
  ADD COLUMN tier integer CHECK (tier BETWEEN 1 AND 20),
  ADD COLUMN entitled_from date,
  ADD COLUMN born_on date,
  ADD COLUMN died_on date,
  ADD CHECK (died_on >= born_on);
`;

export const down: Migration = `
ALTER TABLE beneficiaries.beneficiary
  DROP COLUMN died_on, DROP COLUMN born_on, DROP COLUMN entitled_from, DROP COLUMN tier, DROP COLUMN weight,
  DROP COLUMN gender, DROP COLUMN class;
DROP TABLE distributions.rule_set;
`;
