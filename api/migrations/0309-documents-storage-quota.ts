import type { Migration } from '../src/platform/index.js';

/** How much is stored for a person, and how much was received from them in a day. */
export const up: Migration = `
CREATE INDEX document_by_uploader ON documents.document (uploaded_by);
CREATE TABLE documents.received_bytes (
  person_id uuid NOT NULL,
  day date NOT NULL,
  bytes bigint NOT NULL CHECK (bytes >= 0),
  PRIMARY KEY (person_id, day)
);
`;

export const down: Migration = `
DROP TABLE documents.received_bytes;
DROP INDEX documents.document_by_uploader;
`;
