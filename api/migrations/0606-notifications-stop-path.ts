import type { Migration } from '../src/platform/index.js';

/** A mail that is sent repeatedly has a link that stops it. */
export const up: Migration = `ALTER TABLE notifications.notification ADD COLUMN stop_path text;`;

export const down: Migration = `ALTER TABLE notifications.notification DROP COLUMN stop_path;`;
