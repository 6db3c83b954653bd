import type { Migration } from '../src/platform/index.js';

/** The operational log by months, kept for twelve; its time limit then removes whole months. */
export const up: Migration = `
CREATE SEQUENCE operations.log_line_number;
DO $$ BEGIN
  PERFORM setval('operations.log_line_number', greatest(1, coalesce((SELECT max(id) FROM operations.log_line), 0) + 1),
    false);
END $$;
ALTER TABLE operations.log_line ALTER COLUMN id DROP IDENTITY;
ALTER TABLE operations.log_line ALTER COLUMN id SET DEFAULT nextval('operations.log_line_number');
SELECT platform.partition_table('operations.log_line', 'at', 'time', 1, 12);
ALTER SEQUENCE operations.log_line_number OWNED BY operations.log_line.id;
REVOKE UPDATE ON operations.log_line FROM waqf_app;
`;

/** Nothing is removed: the previous release continues to use the same tables. */
export const contracts = false;

export const down: Migration = `
ALTER SEQUENCE operations.log_line_number OWNED BY NONE;
SELECT platform.join_partitions('operations.log_line');
ALTER TABLE operations.log_line ADD CONSTRAINT log_line_pkey PRIMARY KEY (id);
ALTER TABLE operations.log_line ALTER COLUMN id DROP DEFAULT;
ALTER TABLE operations.log_line ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
DO $$ BEGIN
  PERFORM setval(pg_get_serial_sequence('operations.log_line', 'id'),
    greatest(1, coalesce((SELECT max(id) FROM operations.log_line), 0) + 1), false);
END $$;
DROP SEQUENCE operations.log_line_number;
CREATE INDEX log_line_level ON operations.log_line (level, id DESC);
CREATE INDEX log_line_time ON operations.log_line (at);
REVOKE UPDATE ON operations.log_line FROM waqf_app;
`;
