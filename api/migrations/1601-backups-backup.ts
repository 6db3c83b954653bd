import type { Migration } from '../src/platform/index.js';

/** What this machine knows about its backups. A backup does not contain this table: the files identify themselves. */
export const up: Migration = `
CREATE TABLE backups.backup (
  id uuid PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('running', 'ready', 'failed', 'removed')),
  -- The one who asked for it; null by schedule, and for a file that was found in the folder.
  requested_by uuid,
  requested_name text,
  started_at timestamptz NOT NULL,
  -- Whoever makes or tries it says now and then that they are alive.
  seen_at timestamptz NOT NULL,
  -- The one moment of database and documents.
  moment timestamptz,
  finished_at timestamptz,
  phase text NOT NULL DEFAULT 'database' CHECK (phase IN ('database', 'files', 'trial')),
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  file_name text,
  size bigint,
  tables integer,
  rows bigint,
  entries bigint,
  files bigint,
  damaged_files bigint,
  key_id text,
  -- A word of ours, e.g. storage-full; the log has the rest under the reference.
  failure text,
  trial text CHECK (trial IN ('running', 'whole', 'broken', 'failed')),
  trial_failure text,
  tried_at timestamptz,
  trial_seconds integer,
  reference text,
  CHECK ((state = 'ready') <= (file_name IS NOT NULL AND size IS NOT NULL))
);
-- One at a time, whichever process makes it.
CREATE UNIQUE INDEX backup_running ON backups.backup ((true)) WHERE state = 'running';
CREATE INDEX backup_newest ON backups.backup (started_at DESC);
REVOKE DELETE ON backups.backup FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE backups.backup;
`;
