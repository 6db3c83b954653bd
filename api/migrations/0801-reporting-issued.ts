import type { Migration } from '../src/platform/index.js';

/** People and waqfs belong to other contexts: only ids are stored. */
export const up: Migration = `
-- Numbers are never given twice; a file that was not issued leaves a gap.
CREATE SEQUENCE reporting.document_number;
GRANT USAGE ON SEQUENCE reporting.document_number TO waqf_app;
-- A file that was handed out as a document: what it says of itself can be verified by its code.
CREATE TABLE reporting.issued_document (
  id uuid PRIMARY KEY,
  -- SHA-256 of the code in the QR: who reads the database cannot make a code from it.
  code_hash text NOT NULL UNIQUE CHECK (code_hash ~ '^[0-9a-f]{64}$'),
  number text NOT NULL UNIQUE,
  title_ar text NOT NULL,
  title_en text NOT NULL,
  -- What the document is about: the same subject again supersedes it.
  subject text NOT NULL,
  waqf_id uuid,
  issued_by uuid NOT NULL,
  issued_at timestamptz NOT NULL,
  -- Of the file as delivered.
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  size integer NOT NULL CHECK (size > 0),
  -- A document is superseded by one other at most.
  supersedes uuid UNIQUE REFERENCES reporting.issued_document (id),
  CHECK (supersedes <> id)
);
CREATE INDEX issued_document_of_subject ON reporting.issued_document (subject, issued_at DESC);
-- Append-only: what was issued stays as it was.
REVOKE UPDATE, DELETE ON reporting.issued_document FROM waqf_app;

CREATE TABLE reporting.export (
  id uuid PRIMARY KEY,
  requested_by uuid NOT NULL,
  -- The active role when it was asked for: it is made within what that role sees.
  role text NOT NULL,
  report text NOT NULL,
  format text NOT NULL CHECK (format IN ('pdf', 'xlsx', 'csv')),
  language text NOT NULL CHECK (language IN ('ar', 'en')),
  filters jsonb NOT NULL,
  -- Where people reach the platform, for the link in the QR.
  origin text NOT NULL,
  -- Of all of the above: the same asked again while it is made is the same export.
  fingerprint uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'ready', 'failed', 'expired')),
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  requested_at timestamptz NOT NULL,
  expires_at timestamptz,
  file_name text,
  sha256 text,
  size integer,
  document_id uuid REFERENCES reporting.issued_document (id),
  -- By which support finds in the logs why it failed.
  reference text,
  CHECK ((state = 'ready') <= (sha256 IS NOT NULL AND file_name IS NOT NULL AND expires_at IS NOT NULL))
);
CREATE UNIQUE INDEX export_made_once ON reporting.export (fingerprint) WHERE state IN ('waiting', 'running');
CREATE INDEX export_of_person ON reporting.export (requested_by, requested_at DESC);
CREATE INDEX export_ready ON reporting.export (expires_at) WHERE state = 'ready';
REVOKE DELETE ON reporting.export FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE reporting.export;
DROP TABLE reporting.issued_document;
DROP SEQUENCE reporting.document_number;
`;
