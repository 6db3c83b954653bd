import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE releases.release (
  remote text NOT NULL CHECK (remote ~ '^mf-[a-z]+$'),
  version text NOT NULL CHECK (version ~ '^[a-f0-9]{8,64}$'),
  contract_version integer NOT NULL,
  manifest jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (remote, version)
);
REVOKE UPDATE, DELETE ON releases.release FROM waqf_app;

CREATE TABLE releases.registry_entry (
  remote text PRIMARY KEY,
  version text NOT NULL,
  previous_version text,
  -- The build beside the API that was last put in force by a start: a roll-back survives the next start.
  seen_build text,
  changed_at timestamptz NOT NULL,
  FOREIGN KEY (remote, version) REFERENCES releases.release (remote, version),
  FOREIGN KEY (remote, previous_version) REFERENCES releases.release (remote, version),
  CHECK (previous_version <> version)
);
REVOKE DELETE ON releases.registry_entry FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE releases.registry_entry;
DROP TABLE releases.release;
`;
