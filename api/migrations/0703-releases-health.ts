import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
-- How versions do on people's pages, in sums. No row names a person, a waqf or a page's address.
CREATE TABLE releases.release_slot (
  remote text NOT NULL,
  version text NOT NULL,
  -- Beginning of ten minutes.
  slot timestamptz NOT NULL,
  opens integer NOT NULL CHECK (opens >= 0),
  faults integer NOT NULL CHECK (faults >= 0),
  PRIMARY KEY (remote, version, slot),
  FOREIGN KEY (remote, version) REFERENCES releases.release (remote, version)
);
CREATE INDEX release_slot_at ON releases.release_slot (slot);

-- People whose pages had faults, as one of 65,536 buckets of a hash: enough to count a few, too coarse to name one.
CREATE TABLE releases.release_reporter (
  remote text NOT NULL,
  version text NOT NULL,
  day date NOT NULL,
  bucket integer NOT NULL CHECK (bucket BETWEEN 0 AND 65535),
  faults integer NOT NULL CHECK (faults > 0),
  PRIMARY KEY (remote, version, day, bucket),
  FOREIGN KEY (remote, version) REFERENCES releases.release (remote, version)
);

CREATE TABLE releases.release_fault (
  remote text NOT NULL,
  version text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('error', 'load-failure')),
  name text NOT NULL,
  place text NOT NULL,
  route text NOT NULL,
  browser text NOT NULL CHECK (browser IN ('chrome', 'edge', 'safari', 'firefox', 'samsung', 'other')),
  count integer NOT NULL CHECK (count > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (remote, version, kind, name, place, route, browser),
  FOREIGN KEY (remote, version) REFERENCES releases.release (remote, version)
);

CREATE TABLE releases.release_vital (
  remote text NOT NULL,
  version text NOT NULL,
  name text NOT NULL CHECK (name IN ('lcp', 'inp', 'cls', 'ttfb')),
  route text NOT NULL,
  browser text NOT NULL CHECK (browser IN ('chrome', 'edge', 'safari', 'firefox', 'samsung', 'other')),
  -- The value is about 2^(bin / 4); of cls its thousandfold.
  bin integer NOT NULL CHECK (bin BETWEEN 0 AND 100),
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (remote, version, name, route, browser, bin),
  FOREIGN KEY (remote, version) REFERENCES releases.release (remote, version)
);

ALTER TABLE releases.registry_change DROP CONSTRAINT registry_change_act_check;
ALTER TABLE releases.registry_change
  ADD CONSTRAINT registry_change_act_check CHECK (act IN
    ('published', 'stored', 'canary', 'promoted', 'promotion-scheduled', 'rolled-back', 'canary-stopped', 'pinned',
     'unpinned', 'rolled-back-by-faults', 'canary-stopped-by-faults')),
  -- Faults in a million opens: of the version that faults took away, and of the one that serves again.
  ADD COLUMN taken_per_million integer,
  ADD COLUMN other_per_million integer;
`;

export const down: Migration = `
ALTER TABLE releases.registry_change DROP COLUMN taken_per_million, DROP COLUMN other_per_million;
ALTER TABLE releases.registry_change DROP CONSTRAINT registry_change_act_check;
DELETE FROM releases.registry_change WHERE act IN ('rolled-back-by-faults', 'canary-stopped-by-faults');
ALTER TABLE releases.registry_change ADD CONSTRAINT registry_change_act_check CHECK (act IN
  ('published', 'stored', 'canary', 'promoted', 'promotion-scheduled', 'rolled-back', 'canary-stopped', 'pinned',
   'unpinned'));
DROP TABLE releases.release_vital;
DROP TABLE releases.release_fault;
DROP TABLE releases.release_reporter;
DROP TABLE releases.release_slot;
`;
