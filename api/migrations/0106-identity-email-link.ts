import type { Migration } from '../src/platform/index.js';

// Existing addresses were never verified: no mail is sent to them until their owner opens the link.
export const up: Migration = `
ALTER TABLE identity.person ADD COLUMN email_verified_at timestamptz,
  ADD CONSTRAINT person_email_verified CHECK (email_verified_at IS NULL OR email IS NOT NULL);
CREATE TABLE identity.email_link (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES identity.person (id),
  -- The link verifies this address, and nothing once the person has another.
  email text NOT NULL,
  -- sha256 of the secret in the link; null until it is mailed.
  token_hash bytea UNIQUE CHECK (length(token_hash) = 32),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX email_link_person ON identity.email_link (person_id, created_at);
`;

export const down: Migration = `
DROP TABLE identity.email_link;
ALTER TABLE identity.person DROP CONSTRAINT person_email_verified, DROP COLUMN email_verified_at;
`;
