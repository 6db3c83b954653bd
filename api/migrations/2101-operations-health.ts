import type { Migration } from '../src/platform/index.js';

/**
 * What the running platform reports about itself. `minute` ensures one check per minute for all processes; days are
 * stored as counts, so that two months are only a few hundred rows.
 */
export const up: Migration = `
CREATE TABLE operations.minute (
  minute timestamptz PRIMARY KEY,
  waiting_jobs integer
);
CREATE TABLE operations.health_day (
  day date NOT NULL,
  -- 'overall' beside the names of components.
  component text NOT NULL,
  healthy integer NOT NULL DEFAULT 0,
  warning integer NOT NULL DEFAULT 0,
  error integer NOT NULL DEFAULT 0,
  first_minute timestamptz NOT NULL,
  PRIMARY KEY (day, component)
);
CREATE TABLE operations.health_now (
  component text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('healthy', 'warning', 'error', 'off')),
  problem text,
  simulated boolean NOT NULL,
  figures jsonb NOT NULL,
  since timestamptz NOT NULL,
  checked_at timestamptz NOT NULL
);
CREATE TABLE operations.request_hour (
  hour timestamptz PRIMARY KEY,
  requests integer NOT NULL,
  faults integer NOT NULL
);
`;

export const down: Migration = `
DROP TABLE operations.request_hour;
DROP TABLE operations.health_now;
DROP TABLE operations.health_day;
DROP TABLE operations.minute;
`;
