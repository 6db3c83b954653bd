import type { Migration } from '../src/platform/index.js';

/** The release before writes and reads both alike: the driver takes either for JSON, and a text becomes either. */
export const contracts = false;

/**
 * Why a line is what it is, kept as it was written: it is read whole and never searched, and taking it apart was a
 * third of writing a line.
 */
export const up: Migration = `
ALTER TABLE distributions.run_line ALTER COLUMN because TYPE json, ALTER COLUMN trace TYPE json;
`;

export const down: Migration = `
ALTER TABLE distributions.run_line ALTER COLUMN because TYPE jsonb, ALTER COLUMN trace TYPE jsonb;
`;
