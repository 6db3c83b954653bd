import type { Migration } from '../src/platform/index.js';

/**
 * Mail received by the local mailbox in place of a mail server. It represents another party, so it has its own schema.
 * Empty in production.
 */
export const up: Migration = `
CREATE SCHEMA mailbox_sandbox;
CREATE TABLE mailbox_sandbox.mail (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A mail that comes twice is kept once.
  message_id text NOT NULL UNIQUE,
  recipient_name text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  language text NOT NULL CHECK (language IN ('ar', 'en')),
  html text NOT NULL,
  plain text NOT NULL,
  -- The whole message as a mail server would have got it.
  source bytea NOT NULL,
  received_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
GRANT USAGE ON SCHEMA mailbox_sandbox TO waqf_app;
GRANT SELECT, INSERT ON mailbox_sandbox.mail TO waqf_app;
`;

export const down: Migration = `
DROP SCHEMA mailbox_sandbox CASCADE;
`;
