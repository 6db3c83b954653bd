import type { Migration } from '../src/platform/index.js';

/** The check is only widened and nothing is lost: no earlier release writes anything that it forbids. */
export const contracts = false;

/**
 * Adds a number and documents to objections, and a second review of an answer that is late or does not satisfy the
 * beneficiary.
 */
export const up: Migration = `
ALTER TABLE objections.objection
  -- What people name it by, with the month in which it was raised.
  ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY,
  -- When whoever answers it opened it first.
  ADD COLUMN seen_at timestamptz,
  -- The person was content with the answer: it is not looked at again.
  ADD COLUMN accepted_at timestamptz,
  -- The second look: its own id, because a correction is known by what granted it.
  ADD COLUMN review_id uuid UNIQUE,
  ADD COLUMN escalated_by uuid,
  ADD COLUMN escalated_at timestamptz,
  ADD COLUMN escalated_because text CHECK (char_length(escalated_because) BETWEEN 1 AND 1000),
  ADD COLUMN review_due_on date,
  ADD COLUMN decision text CHECK (char_length(decision) BETWEEN 1 AND 1000),
  ADD COLUMN decided_by uuid,
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN review_correction_halalas bigint CHECK (review_correction_halalas > 0),
  DROP CONSTRAINT objection_state_check,
  DROP CONSTRAINT objection_check1,
  DROP CONSTRAINT objection_check2,
  ADD CONSTRAINT objection_state_check
    CHECK (state IN ('open', 'granted', 'upheld', 'withdrawn', 'escalated', 'revised', 'confirmed')),
  ADD CONSTRAINT objection_answered CHECK (CASE
    WHEN state IN ('granted', 'upheld') THEN answered_at IS NOT NULL
    WHEN state IN ('open', 'withdrawn') THEN answered_at IS NULL
    ELSE true END),
  ADD CONSTRAINT objection_corrected
    CHECK (correction_halalas IS NULL OR state IN ('granted', 'escalated', 'revised', 'confirmed')),
  ADD CONSTRAINT objection_escalated CHECK (
    num_nulls(review_id, escalated_by, escalated_at, escalated_because, review_due_on) IN (0, 5)
    AND (state IN ('escalated', 'revised', 'confirmed')) = (escalated_at IS NOT NULL)),
  ADD CONSTRAINT objection_decided CHECK (
    num_nulls(decision, decided_by, decided_at) IN (0, 3)
    AND (state IN ('revised', 'confirmed')) = (decided_at IS NOT NULL)),
  ADD CONSTRAINT objection_revised CHECK (review_correction_halalas IS NULL OR state = 'revised'),
  ADD CONSTRAINT objection_accepted CHECK (accepted_at IS NULL OR state IN ('granted', 'upheld'));
-- A file with an objection; its bytes are an attachment of documents under the same id.
CREATE TABLE objections.paper (
  id uuid PRIMARY KEY,
  objection_id uuid NOT NULL REFERENCES objections.objection (id),
  file_name text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  added_by uuid NOT NULL,
  added_at timestamptz NOT NULL
);
CREATE INDEX paper_of_objection ON objections.paper (objection_id, added_at, id);
REVOKE UPDATE, DELETE ON objections.paper FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE objections.paper;
UPDATE objections.objection SET
  state = CASE WHEN answered_at IS NULL THEN 'open' WHEN correction_halalas IS NULL THEN 'upheld' ELSE 'granted' END
WHERE state IN ('escalated', 'revised', 'confirmed');
ALTER TABLE objections.objection
  DROP CONSTRAINT objection_state_check,
  DROP CONSTRAINT objection_answered,
  DROP CONSTRAINT objection_corrected,
  DROP CONSTRAINT objection_escalated,
  DROP CONSTRAINT objection_decided,
  DROP CONSTRAINT objection_revised,
  DROP CONSTRAINT objection_accepted,
  DROP COLUMN number,
  DROP COLUMN seen_at,
  DROP COLUMN accepted_at,
  DROP COLUMN review_id,
  DROP COLUMN escalated_by,
  DROP COLUMN escalated_at,
  DROP COLUMN escalated_because,
  DROP COLUMN review_due_on,
  DROP COLUMN decision,
  DROP COLUMN decided_by,
  DROP COLUMN decided_at,
  DROP COLUMN review_correction_halalas,
  ADD CONSTRAINT objection_state_check CHECK (state IN ('open', 'granted', 'upheld', 'withdrawn')),
  ADD CONSTRAINT objection_check1 CHECK ((state IN ('granted', 'upheld')) = (answered_at IS NOT NULL)),
  ADD CONSTRAINT objection_check2 CHECK (correction_halalas IS NULL OR state = 'granted');
`;
