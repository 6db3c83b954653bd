import type { Migration } from '../src/platform/index.js';

/** A correction can be undone; the undo is a separate row, like every correction. */
export const up: Migration = `
ALTER TABLE documents.correction ADD COLUMN undoes boolean NOT NULL DEFAULT false;
`;

export const down: Migration = `
ALTER TABLE documents.correction DROP COLUMN undoes;
`;
