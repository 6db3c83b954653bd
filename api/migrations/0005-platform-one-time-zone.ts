import type { Migration } from '../src/platform/index.js';

// The days of the books are days in Riyadh and are stored in summaries and locks: a configurable time zone would move
// recorded entries to other days. docs/adr/0076.
export const up: Migration = 'ALTER TABLE platform.system_settings DROP COLUMN timezone;';

export const down: Migration = `
ALTER TABLE platform.system_settings ADD COLUMN timezone text NOT NULL DEFAULT 'Asia/Riyadh';
`;
