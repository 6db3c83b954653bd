import type { Migration } from '../src/platform/index.js';

/**
 * What a deed says about the other deeds, for the comparison before approval. Deeds that were already read have nothing
 * to compare.
 */
export const up: Migration = `
ALTER TABLE documents.document ADD COLUMN mentions jsonb NOT NULL DEFAULT '{}';
`;

export const down: Migration = `
ALTER TABLE documents.document DROP COLUMN mentions;
`;
