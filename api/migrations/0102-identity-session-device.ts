import type { Migration } from '../src/platform/index.js';

// Null for sessions that began before this migration, and when the browser does not identify itself.
export const up: Migration = `
ALTER TABLE identity.session ADD COLUMN user_agent text CHECK (length(user_agent) <= 400), ADD COLUMN address text;
ALTER TABLE identity.sign_in ADD COLUMN user_agent text CHECK (length(user_agent) <= 400);
`;

export const down: Migration = `
ALTER TABLE identity.sign_in DROP COLUMN user_agent;
ALTER TABLE identity.session DROP COLUMN address, DROP COLUMN user_agent;
`;
