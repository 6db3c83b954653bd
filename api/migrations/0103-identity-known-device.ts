import type { Migration } from '../src/platform/index.js';

// A browser that has already signed in as a person: its sign-in attempts are counted separately. Only the hash of its
// cookie is stored.
export const up: Migration = `
CREATE TABLE identity.known_device (
  token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
  person_id uuid NOT NULL REFERENCES identity.person,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash, person_id)
);
CREATE INDEX known_device_person ON identity.known_device (person_id, last_used_at DESC);
ALTER TABLE identity.sign_in ADD COLUMN device_hash bytea CHECK (length(device_hash) = 32);
`;

export const down: Migration = `
ALTER TABLE identity.sign_in DROP COLUMN device_hash;
DROP TABLE identity.known_device;
`;
