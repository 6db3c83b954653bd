import type { Migration } from '../src/platform/index.js';

/**
 * Data of the simulated Nafath. It represents another party, so it has its own schema, which all processes of the
 * platform use. Empty in production.
 */
export const up: Migration = `
CREATE SCHEMA nafath_sandbox;
CREATE TABLE nafath_sandbox.request (
  -- Ours; Nafath's own id of the same request is trans_id.
  request_id uuid PRIMARY KEY,
  trans_id uuid NOT NULL UNIQUE,
  national_id text NOT NULL,
  random text NOT NULL,
  choices text[] NOT NULL,
  -- What a fresh confirmation is for; null for a sign-in.
  confirms jsonb,
  expires_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED'))
);
CREATE INDEX request_expiry ON nafath_sandbox.request (expires_at);
-- One key for all processes, so that each proves what another has signed.
CREATE TABLE nafath_sandbox.signing_key (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  private_key jsonb NOT NULL
);
GRANT USAGE ON SCHEMA nafath_sandbox TO waqf_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON nafath_sandbox.request TO waqf_app;
GRANT SELECT, INSERT ON nafath_sandbox.signing_key TO waqf_app;
`;

export const down: Migration = `
DROP SCHEMA nafath_sandbox CASCADE;
`;
