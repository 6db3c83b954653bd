import type { Migration } from '../src/platform/index.js';

/** The day of a repeating transaction waits for an answer again once the transaction recorded for it is reversed. */
export const up: Migration = 'GRANT DELETE ON finances.repeating_turn TO waqf_app;';

export const down: Migration = 'REVOKE DELETE ON finances.repeating_turn FROM waqf_app;';
