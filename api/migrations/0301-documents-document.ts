import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE documents.document (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('property_deed', 'waqf_deed', 'nazir_deed')),
  version integer NOT NULL CHECK (version >= 1),
  standing text NOT NULL CHECK (standing IN ('current', 'proposed', 'superseded', 'withdrawn')),
  amendment_id uuid,
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 255),
  mime_type text NOT NULL CHECK (mime_type IN ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes integer NOT NULL CHECK (size_bytes > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  status text NOT NULL CHECK (status IN ('uploaded', 'processing', 'processed', 'error')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  queued_at timestamptz,
  claim uuid,
  claimed_until timestamptz,
  pages jsonb NOT NULL DEFAULT '[]',
  stages jsonb NOT NULL,
  -- What the reader found. Corrections are in a table of their own and never overwrite it.
  fields jsonb NOT NULL DEFAULT '[]',
  error_code text,
  error_ar text,
  error_en text,
  error_reference text,
  locked_at timestamptz,
  uploaded_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  processed_at timestamptz,
  UNIQUE (waqf_id, type, version),
  CHECK (standing NOT IN ('proposed', 'withdrawn') OR amendment_id IS NOT NULL),
  CHECK ((claim IS NULL) = (claimed_until IS NULL)),
  CHECK (claim IS NULL OR status = 'processing'),
  CHECK (status <> 'processing' OR queued_at IS NOT NULL),
  CHECK ((status = 'error') = (error_code IS NOT NULL)),
  CHECK ((status IN ('processed', 'error')) = (processed_at IS NOT NULL))
);
CREATE UNIQUE INDEX document_one_current ON documents.document (waqf_id, type) WHERE standing = 'current';
CREATE UNIQUE INDEX document_one_proposed ON documents.document (waqf_id, type) WHERE standing = 'proposed';
CREATE INDEX document_same_file ON documents.document (sha256) WHERE standing IN ('current', 'proposed');
CREATE INDEX document_of_amendment ON documents.document (amendment_id) WHERE amendment_id IS NOT NULL;
CREATE INDEX document_processing ON documents.document (queued_at) WHERE status = 'processing';

CREATE TABLE documents.correction (
  id uuid PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES documents.document (id),
  field text NOT NULL,
  value jsonb NOT NULL,
  corrected_by uuid NOT NULL,
  corrected_at timestamptz NOT NULL
);
CREATE INDEX correction_of_document ON documents.correction (document_id, corrected_at, id);

CREATE TABLE documents.page_image (
  document_id uuid NOT NULL REFERENCES documents.document (id),
  page integer NOT NULL CHECK (page >= 1),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (document_id, page)
);
-- Every version of a deed and every correction stays: who changed what, when.
REVOKE DELETE ON documents.document FROM waqf_app;
REVOKE UPDATE, DELETE ON documents.correction FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE documents.page_image;
DROP TABLE documents.correction;
DROP TABLE documents.document;
`;
