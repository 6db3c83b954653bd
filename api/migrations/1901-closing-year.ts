import type { Migration } from '../src/platform/index.js';

/** Fiscal years of waqfs: the calendar they follow, and every closing with the figures at that time. */
export const up: Migration = `
CREATE TABLE closing.calendar (
  waqf_id uuid PRIMARY KEY,
  calendar text NOT NULL CHECK (calendar IN ('hijri', 'gregorian')),
  -- 1 is Muharram or January.
  start_month integer NOT NULL CHECK (start_month BETWEEN 1 AND 12)
);
CREATE TABLE closing.year (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  -- The year in which it begins, by its calendar.
  year integer NOT NULL CHECK (year BETWEEN 1300 AND 2300),
  calendar text NOT NULL CHECK (calendar IN ('hijri', 'gregorian')),
  from_on date NOT NULL,
  to_on date NOT NULL CHECK (to_on > from_on),
  state text NOT NULL CHECK (state IN ('closed', 'renewed', 'reopened')),
  closed_at timestamptz NOT NULL,
  closed_by uuid NOT NULL,
  closed_by_name text NOT NULL,
  -- The figures that were closed, and their SHA-256.
  snapshot jsonb NOT NULL,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- The closing of the same year before it.
  supersedes uuid REFERENCES closing.year (id),
  -- The request to reopen it that waits.
  reopening_id uuid,
  ended_at timestamptz,
  -- Why it was reopened.
  reason text,
  CHECK ((state = 'closed') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX year_closed_once ON closing.year (waqf_id, from_on) WHERE state = 'closed';
CREATE INDEX year_of_waqf ON closing.year (waqf_id, from_on DESC, closed_at DESC);
REVOKE UPDATE, DELETE ON closing.year FROM waqf_app;
GRANT UPDATE (state, reopening_id, ended_at, reason) ON closing.year TO waqf_app;
CREATE TABLE closing.exception (
  id uuid PRIMARY KEY,
  closing_id uuid NOT NULL REFERENCES closing.year (id),
  person_id uuid NOT NULL,
  person_name text NOT NULL,
  until timestamptz NOT NULL,
  reason text NOT NULL,
  granted_by uuid NOT NULL,
  granted_at timestamptz NOT NULL
);
CREATE INDEX exception_of_closing ON closing.exception (closing_id, granted_at DESC);
REVOKE UPDATE, DELETE ON closing.exception FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE closing.exception;
DROP TABLE closing.year;
DROP TABLE closing.calendar;
`;
