import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
-- Before an uploaded file without a document is removed, it is looked for among the issued documents.
CREATE INDEX issued_document_by_file ON reporting.issued_document (sha256);
`;

export const down: Migration = `
DROP INDEX reporting.issued_document_by_file;
`;
