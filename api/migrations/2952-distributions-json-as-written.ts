import type { Migration } from '../src/platform/index.js';

/**
 * The previous release writes and reads both types alike: the driver accepts either for JSON, and text converts to
 * either.
 */
export const contracts = false;

/**
 * The explanation of a line, stored as it was written: it is always read whole and never searched, and parsing it was a
 * third of the cost of writing a line.
 */
export const up: Migration = `
ALTER TABLE distributions.run_line ALTER COLUMN because TYPE json, ALTER COLUMN trace TYPE json;
`;

export const down: Migration = `
ALTER TABLE distributions.run_line ALTER COLUMN because TYPE jsonb, ALTER COLUMN trace TYPE jsonb;
`;
