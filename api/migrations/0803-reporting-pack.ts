import type { Migration } from '../src/platform/index.js';

/** The file set for auditors and for the handover of a waqf is an archive. */
export const up: Migration = `
ALTER TABLE reporting.export
  DROP CONSTRAINT export_format_check,
  ADD CONSTRAINT export_format_check CHECK (format IN ('pdf', 'xlsx', 'csv', 'zip'));
`;

export const down: Migration = `
DELETE FROM reporting.export_share WHERE export_id IN (SELECT id FROM reporting.export WHERE format = 'zip');
DELETE FROM reporting.export WHERE format = 'zip';
ALTER TABLE reporting.export
  DROP CONSTRAINT export_format_check,
  ADD CONSTRAINT export_format_check CHECK (format IN ('pdf', 'xlsx', 'csv'));
`;
