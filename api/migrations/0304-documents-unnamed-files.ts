import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
-- Files that were stored recently, by their content. An upload adds its row before the file gets its address, so that
-- the lock on the row decides between the upload and the sweep that removes files without a document.
CREATE TABLE documents.stored_file (
  sha256 text PRIMARY KEY CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  stored_at timestamptz NOT NULL
);
CREATE INDEX stored_file_by_age ON documents.stored_file (stored_at);
CREATE INDEX document_by_file ON documents.document (sha256);
CREATE INDEX page_image_by_file ON documents.page_image (sha256);
`;

export const down: Migration = `
DROP INDEX documents.page_image_by_file;
DROP INDEX documents.document_by_file;
DROP TABLE documents.stored_file;
`;
