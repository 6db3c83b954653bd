import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
-- A run of many beneficiaries that is being calculated, or whose calculation was refused; gone with its result.
CREATE TABLE distributions.calculation (
  run_id uuid PRIMARY KEY REFERENCES distributions.run (id),
  requested_by uuid NOT NULL,
  done integer NOT NULL CHECK (done >= 0),
  total integer NOT NULL CHECK (total >= 0),
  changed_at timestamptz NOT NULL,
  problem_code text,
  problem_ar text,
  problem_en text,
  CHECK (num_nulls(problem_code, problem_ar, problem_en) IN (0, 3))
);
-- Planned while the books were nearly empty, the posting function would read all entries for each of a thousand
-- postings, also when they have become many meanwhile.
ALTER FUNCTION ledger.post(jsonb) SET enable_seqscan = off;
`;

export const down: Migration = `
ALTER FUNCTION ledger.post(jsonb) RESET enable_seqscan;
DROP TABLE distributions.calculation;
`;
