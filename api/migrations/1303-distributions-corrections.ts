import type { Migration } from '../src/platform/index.js';

/** What is still owed to a beneficiary after a granted objection: a separate line in the waqf's next run. */
export const up: Migration = `
CREATE TABLE distributions.correction (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  beneficiary_id uuid NOT NULL,
  amount_halalas bigint NOT NULL CHECK (amount_halalas > 0),
  because_ar text NOT NULL CHECK (char_length(because_ar) BETWEEN 1 AND 1000),
  because_en text NOT NULL CHECK (char_length(because_en) BETWEEN 1 AND 1000),
  objection_id uuid NOT NULL UNIQUE,
  added_by uuid NOT NULL,
  added_at timestamptz NOT NULL,
  -- The approved run that owes it now; until then it waits for the next one.
  run_id uuid REFERENCES distributions.run (id)
);
CREATE INDEX correction_waiting ON distributions.correction (waqf_id, added_at, id) WHERE run_id IS NULL;
CREATE INDEX correction_of_run ON distributions.correction (run_id) WHERE run_id IS NOT NULL;
REVOKE DELETE ON distributions.correction FROM waqf_app;

ALTER TABLE distributions.run
  -- Part of the pool and of what is allocated: owed from before, taken ahead of the shares.
  ADD COLUMN corrections_halalas bigint NOT NULL DEFAULT 0 CHECK (corrections_halalas >= 0);
ALTER TABLE distributions.run_line
  ADD COLUMN correction_id uuid REFERENCES distributions.correction (id),
  DROP CONSTRAINT run_line_run_id_beneficiary_id_key,
  ADD CONSTRAINT run_line_once UNIQUE NULLS NOT DISTINCT (run_id, beneficiary_id, correction_id);
`;

export const down: Migration = `
DELETE FROM distributions.run_line WHERE correction_id IS NOT NULL;
ALTER TABLE distributions.run_line DROP CONSTRAINT run_line_once, DROP COLUMN correction_id,
  ADD CONSTRAINT run_line_run_id_beneficiary_id_key UNIQUE (run_id, beneficiary_id);
ALTER TABLE distributions.run DROP COLUMN corrections_halalas;
DROP TABLE distributions.correction;
`;
