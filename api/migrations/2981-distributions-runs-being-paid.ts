import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
-- Runs are looked through for payments whose job is lost.
CREATE INDEX run_being_paid ON distributions.run (id) WHERE state = 'paying';
`;

export const down: Migration = `
DROP INDEX distributions.run_being_paid;
`;
