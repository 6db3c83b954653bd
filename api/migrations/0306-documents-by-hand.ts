import type { Migration } from '../src/platform/index.js';

/** Marks deeds that could not be read and whose fields a user entered beside the page. */
export const up: Migration = `
ALTER TABLE documents.document ADD COLUMN by_hand boolean NOT NULL DEFAULT false
  CHECK (NOT by_hand OR status = 'processed');
`;

export const down: Migration = `
ALTER TABLE documents.document DROP COLUMN by_hand;
`;
