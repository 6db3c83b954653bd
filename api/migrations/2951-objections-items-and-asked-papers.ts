import type { Migration } from '../src/platform/index.js';

/** An objection says which deduction it is about, and whoever answers it can ask for a document. */
export const up: Migration = `
ALTER TABLE objections.objection
  ADD COLUMN item text CHECK (item IN ('expenses', 'maintenance', 'reserve', 'nazir_fee', 'corrections')),
  -- What was taken of the yield for it when the objection was raised.
  ADD COLUMN item_halalas bigint CHECK (item_halalas > 0),
  ADD CONSTRAINT objection_item_whole CHECK ((item IS NULL) = (item_halalas IS NULL));
-- A document requested before an answer; a file that is added later fulfils the request.
CREATE TABLE objections.paper_request (
  id uuid PRIMARY KEY,
  objection_id uuid NOT NULL REFERENCES objections.objection (id),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL
);
CREATE INDEX paper_request_of_objection ON objections.paper_request (objection_id, requested_at, id);
REVOKE UPDATE, DELETE ON objections.paper_request FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE objections.paper_request;
ALTER TABLE objections.objection DROP COLUMN item, DROP COLUMN item_halalas;
`;
