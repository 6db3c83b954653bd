import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
-- Admits a version in development on its developer's own page; the flag itself is sealed and not kept.
CREATE TABLE releases.development_flag (
  id uuid PRIMARY KEY,
  remote text NOT NULL REFERENCES releases.registry_entry (remote),
  -- Whom it is for, or what for.
  name text NOT NULL,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until > made_at AND until <= made_at + interval '8 hours'),
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX development_flag_by_end ON releases.development_flag (until);
REVOKE DELETE ON releases.development_flag FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE releases.development_flag;
`;
