import type { Migration } from '../src/platform/index.js';

/** Log lines as they leave the process, already without identities; limited by days and by number. */
export const up: Migration = `
CREATE TABLE operations.log_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  level text NOT NULL CHECK (level IN ('error', 'warn', 'info', 'debug')),
  source text NOT NULL,
  message text NOT NULL,
  reference text,
  detail text
);
CREATE INDEX log_line_level ON operations.log_line (level, id DESC);
CREATE INDEX log_line_time ON operations.log_line (at);
REVOKE UPDATE ON operations.log_line FROM waqf_app;
-- Lines up to this one were cleared by an administrator: shown no more, dropped with their time.
CREATE TABLE operations.log_cleared (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  through bigint NOT NULL
);
INSERT INTO operations.log_cleared (through) VALUES (0);
REVOKE INSERT, DELETE ON operations.log_cleared FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE operations.log_cleared;
DROP TABLE operations.log_line;
`;
