import type { Migration } from '../src/platform/index.js';

/** A correction can be taken back; like every correction, that is a row of its own. */
export const up: Migration = `
ALTER TABLE documents.correction ADD COLUMN undoes boolean NOT NULL DEFAULT false;
`;

export const down: Migration = `
ALTER TABLE documents.correction DROP COLUMN undoes;
`;
