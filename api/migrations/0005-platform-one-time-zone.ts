import type { Migration } from '../src/platform/index.js';

// Days of the books are Riyadh's and stand in their summaries and locks: a zone that could be chosen would move
// recorded entries to other days. docs/adr/0076.
export const up: Migration = 'ALTER TABLE platform.system_settings DROP COLUMN timezone;';

export const down: Migration = `
ALTER TABLE platform.system_settings ADD COLUMN timezone text NOT NULL DEFAULT 'Asia/Riyadh';
`;
