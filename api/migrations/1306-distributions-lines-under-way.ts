import type { Migration } from '../src/platform/index.js';

/** What of a run is to be sent or on its way, found without reading the lines that are paid. */
export const up: Migration = `
CREATE INDEX run_line_under_way ON distributions.run_line (run_id) WHERE state IN ('payable', 'sent');
`;

export const down: Migration = `
DROP INDEX distributions.run_line_under_way;
`;
