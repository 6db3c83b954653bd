import type { Migration } from '../src/platform/index.js';

/** A file with which a beneficiary proves something, and its review; the bytes are an attachment of `documents`. */
export const up: Migration = `
CREATE TABLE supporting_documents.document (
  id uuid PRIMARY KEY,
  beneficiary_id uuid NOT NULL,
  waqf_id uuid NOT NULL,
  -- Whose it is; a guardian adds it for a minor.
  person_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('identity', 'family', 'birth', 'kinship', 'bank', 'circumstances', 'other')),
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 255),
  added_by uuid NOT NULL,
  added_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn')),
  reason text CHECK (char_length(reason) BETWEEN 1 AND 300),
  reviewed_by uuid,
  reviewed_at timestamptz,
  CHECK ((state IN ('approved', 'rejected')) = (reviewed_at IS NOT NULL)),
  CHECK ((reviewed_by IS NULL) = (reviewed_at IS NULL)),
  CHECK ((state = 'rejected') = (reason IS NOT NULL))
);
CREATE INDEX document_of_person ON supporting_documents.document (person_id, added_at DESC);
CREATE INDEX document_of_waqf ON supporting_documents.document (waqf_id, added_at DESC);
CREATE INDEX document_to_review ON supporting_documents.document (waqf_id) WHERE state = 'pending';
REVOKE DELETE ON supporting_documents.document FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE supporting_documents.document;
`;
