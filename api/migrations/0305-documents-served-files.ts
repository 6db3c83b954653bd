import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
-- What people get in place of an uploaded file: the same pages, rewritten. Made when it is first opened.
CREATE TABLE documents.served_file (
  sha256 text PRIMARY KEY CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  served_sha256 text NOT NULL CHECK (served_sha256 ~ '^[0-9a-f]{64}$')
);
CREATE INDEX served_file_by_content ON documents.served_file (served_sha256);
`;

export const down: Migration = `
DROP TABLE documents.served_file;
`;
