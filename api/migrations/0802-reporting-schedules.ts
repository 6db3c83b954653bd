import type { Migration } from '../src/platform/index.js';

/**
 * Reports that are sent automatically, and the people with whom a file was shared. People and waqfs belong to other
 * contexts.
 */
export const up: Migration = `
CREATE TABLE reporting.schedule (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  report text NOT NULL,
  format text NOT NULL CHECK (format IN ('pdf', 'xlsx', 'csv')),
  frequency text NOT NULL CHECK (frequency IN ('month', 'quarter', 'year')),
  calendar text NOT NULL CHECK (calendar IN ('hijri', 'gregorian')),
  created_by uuid NOT NULL,
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Where people reach the platform, for the link in the QR.
  origin text NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'ended')),
  -- The day after the period of the next one.
  next_on date NOT NULL,
  ended_at timestamptz,
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX schedule_once ON reporting.schedule (waqf_id, created_by, report, format, frequency, calendar)
  WHERE state = 'active';
CREATE INDEX schedule_due ON reporting.schedule (next_on) WHERE state = 'active';
CREATE INDEX schedule_of_waqf ON reporting.schedule (waqf_id, created_at DESC);
REVOKE UPDATE, DELETE ON reporting.schedule FROM waqf_app;
GRANT UPDATE (state, next_on, ended_at) ON reporting.schedule TO waqf_app;

CREATE TABLE reporting.schedule_reader (
  schedule_id uuid NOT NULL REFERENCES reporting.schedule (id),
  person_id uuid NOT NULL,
  -- In which the report is read for them.
  role text NOT NULL CHECK (role IN ('waqif', 'nazir', 'admin')),
  -- Stands in the link of each mail, and stops this person's reports; it opens nothing.
  stop_code text NOT NULL UNIQUE,
  stopped_at timestamptz,
  PRIMARY KEY (schedule_id, person_id)
);
REVOKE UPDATE, DELETE ON reporting.schedule_reader FROM waqf_app;
GRANT UPDATE (stopped_at) ON reporting.schedule_reader TO waqf_app;

-- Each period once, whatever process or hour.
CREATE TABLE reporting.schedule_run (
  schedule_id uuid NOT NULL REFERENCES reporting.schedule (id),
  from_on date NOT NULL,
  to_on date NOT NULL,
  ran_at timestamptz NOT NULL,
  sent integer NOT NULL,
  -- People who may not read the waqf any more.
  skipped integer NOT NULL,
  PRIMARY KEY (schedule_id, from_on)
);
REVOKE UPDATE, DELETE ON reporting.schedule_run FROM waqf_app;

ALTER TABLE reporting.export ADD COLUMN schedule_id uuid REFERENCES reporting.schedule (id);

CREATE TABLE reporting.export_share (
  export_id uuid NOT NULL REFERENCES reporting.export (id),
  person_id uuid NOT NULL,
  shared_at timestamptz NOT NULL,
  PRIMARY KEY (export_id, person_id)
);
REVOKE UPDATE, DELETE ON reporting.export_share FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE reporting.export_share;
ALTER TABLE reporting.export DROP COLUMN schedule_id;
DROP TABLE reporting.schedule_run;
DROP TABLE reporting.schedule_reader;
DROP TABLE reporting.schedule;
`;
