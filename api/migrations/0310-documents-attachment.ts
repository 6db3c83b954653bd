import type { Migration } from '../src/platform/index.js';

/** Files that belong to something other than a deed, such as the receipt of a transaction; the newest one is used. */
export const up: Migration = `
CREATE TABLE documents.attachment (
  id uuid PRIMARY KEY,
  -- What it belongs to: an id of its owner's.
  subject_id uuid NOT NULL,
  waqf_id uuid NOT NULL,
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 255),
  mime_type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  added_by uuid NOT NULL,
  added_at timestamptz NOT NULL
);
CREATE INDEX attachment_of_subject ON documents.attachment (subject_id, added_at DESC, id DESC);
CREATE INDEX attachment_by_content ON documents.attachment (sha256);
CREATE INDEX attachment_of_person ON documents.attachment (added_by);
CREATE INDEX attachment_of_waqf ON documents.attachment (waqf_id);
REVOKE UPDATE, DELETE ON documents.attachment FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE documents.attachment;
`;
