import type { Migration } from '../src/platform/index.js';

/**
 * What a deed says of the other deeds, for the comparison before approval. Deeds read before have nothing to compare.
 */
export const up: Migration = `
ALTER TABLE documents.document ADD COLUMN mentions jsonb NOT NULL DEFAULT '{}';
`;

export const down: Migration = `
ALTER TABLE documents.document DROP COLUMN mentions;
`;
