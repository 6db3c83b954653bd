import type { Migration } from '../src/platform/index.js';

/** Index of a run's lines that are to be sent or on their way, so that paid lines need not be read. */
export const up: Migration = `
CREATE INDEX run_line_under_way ON distributions.run_line (run_id) WHERE state IN ('payable', 'sent');
`;

export const down: Migration = `
DROP INDEX distributions.run_line_under_way;
`;
