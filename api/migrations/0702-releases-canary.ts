import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
ALTER TABLE releases.registry_entry
  -- While pinned, a release is stored and does not go into force.
  ADD COLUMN pinned boolean NOT NULL DEFAULT false,
  ADD COLUMN canary_version text,
  ADD COLUMN canary_percent integer NOT NULL DEFAULT 0 CHECK (canary_percent BETWEEN 0 AND 100),
  ADD COLUMN canary_roles text[] NOT NULL DEFAULT '{}',
  ADD COLUMN canary_people uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN canary_since timestamptz,
  -- When the canary goes to everybody by itself.
  ADD COLUMN promotes_at timestamptz,
  ADD FOREIGN KEY (remote, canary_version) REFERENCES releases.release (remote, version),
  ADD CHECK (canary_version <> version),
  ADD CHECK ((canary_version IS NULL) = (canary_since IS NULL)),
  ADD CHECK (canary_version IS NOT NULL OR promotes_at IS NULL);

CREATE TABLE releases.registry_change (
  id uuid PRIMARY KEY,
  remote text NOT NULL,
  act text NOT NULL CHECK (act IN
    ('published', 'stored', 'canary', 'promoted', 'promotion-scheduled', 'rolled-back', 'canary-stopped', 'pinned',
     'unpinned')),
  version text NOT NULL,
  -- What was in force for everybody, or was the canary.
  from_version text,
  percent integer,
  -- Null: the platform itself, or a token; its name is in "by".
  actor_id uuid,
  by text,
  at timestamptz NOT NULL,
  FOREIGN KEY (remote, version) REFERENCES releases.release (remote, version)
);
CREATE INDEX registry_change_of_remote ON releases.registry_change (remote, at DESC);
REVOKE UPDATE, DELETE ON releases.registry_change FROM waqf_app;

CREATE TABLE releases.release_token (
  id uuid PRIMARY KEY,
  remote text NOT NULL CHECK (remote ~ '^mf-[a-z]+$'),
  name text NOT NULL,
  -- SHA-256 of the secret; the secret and the private key are shown once and kept nowhere.
  secret_hash text NOT NULL,
  -- Ed25519, SPKI in base64.
  public_key text NOT NULL,
  made_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz
);
REVOKE DELETE ON releases.release_token FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE releases.release_token;
DROP TABLE releases.registry_change;
ALTER TABLE releases.registry_entry
  DROP COLUMN pinned, DROP COLUMN canary_version, DROP COLUMN canary_percent, DROP COLUMN canary_roles,
  DROP COLUMN canary_people, DROP COLUMN canary_since, DROP COLUMN promotes_at;
`;
