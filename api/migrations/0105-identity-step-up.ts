import type { Migration } from '../src/platform/index.js';

/** Fresh confirmations in Nafath: each is valid for one act, in the session that requested it. */
export const up: Migration = `
CREATE TABLE identity.step_up (
  -- Also the requestId that Nafath repeats in its callback.
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES identity.person (id),
  session_id uuid NOT NULL,
  kind text NOT NULL,
  subject_id text NOT NULL,
  -- Over the act and what the person was shown.
  digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
  provider_transaction_id text NOT NULL UNIQUE,
  random text NOT NULL,
  status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED')),
  created_at timestamptz NOT NULL,
  -- When the request at Nafath ends.
  expires_at timestamptz NOT NULL,
  verified_at timestamptz,
  used_at timestamptz,
  CHECK ((status = 'COMPLETED') = (verified_at IS NOT NULL)),
  CHECK (used_at IS NULL OR verified_at IS NOT NULL)
);
CREATE INDEX step_up_person ON identity.step_up (person_id, created_at);
`;

export const down: Migration = `DROP TABLE identity.step_up;`;
