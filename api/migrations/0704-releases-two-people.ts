import type { Migration } from '../src/platform/index.js';

const acts = `'published', 'stored', 'canary', 'promoted', 'promotion-scheduled', 'rolled-back', 'canary-stopped',
     'pinned', 'unpinned', 'rolled-back-by-faults', 'canary-stopped-by-faults'`;

export const up: Migration = `
-- One row.
CREATE TABLE releases.policy (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- A change of what people are served needs a second administrator.
  two_people boolean NOT NULL DEFAULT false
);
INSERT INTO releases.policy DEFAULT VALUES;
REVOKE INSERT, DELETE ON releases.policy FROM waqf_app;

-- Changes that wait for a second administrator; the decision is in approvals.request under the same id.
CREATE TABLE releases.change_request (
  id uuid PRIMARY KEY,
  -- Null: the rule of two people itself.
  remote text,
  act text NOT NULL CHECK (act IN ('canary', 'promote', 'rollback', 'pin', 'unpin', 'retire', 'one-person')),
  -- What it would serve, as it was when it was asked for.
  version text,
  percent integer CHECK (percent BETWEEN 0 AND 100),
  roles text[] NOT NULL DEFAULT '{}',
  people uuid[] NOT NULL DEFAULT '{}',
  promotes_at timestamptz,
  requested_by uuid NOT NULL,
  settled_at timestamptz,
  CHECK ((remote IS NULL) = (act = 'one-person')),
  FOREIGN KEY (remote, version) REFERENCES releases.release (remote, version)
);
CREATE UNIQUE INDEX change_request_one_open ON releases.change_request (coalesce(remote, '')) WHERE settled_at IS NULL;
REVOKE DELETE ON releases.change_request FROM waqf_app;

ALTER TABLE releases.registry_entry ADD COLUMN retired_at timestamptz;
ALTER TABLE releases.registry_change DROP CONSTRAINT registry_change_act_check;
ALTER TABLE releases.registry_change
  ADD CONSTRAINT registry_change_act_check CHECK (act IN (${acts}, 'retired')),
  -- The second administrator; actor_id is who asked for it then.
  ADD COLUMN approved_by uuid CHECK (approved_by <> actor_id);
`;

export const down: Migration = `
ALTER TABLE releases.registry_change DROP COLUMN approved_by;
ALTER TABLE releases.registry_change DROP CONSTRAINT registry_change_act_check;
DELETE FROM releases.registry_change WHERE act = 'retired';
ALTER TABLE releases.registry_change ADD CONSTRAINT registry_change_act_check CHECK (act IN (${acts}));
ALTER TABLE releases.registry_entry DROP COLUMN retired_at;
DROP TABLE releases.change_request;
DROP TABLE releases.policy;
`;
