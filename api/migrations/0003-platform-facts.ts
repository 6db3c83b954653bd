import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
ALTER TABLE platform.audit_entry
  ADD COLUMN waqf_id uuid,
  ADD COLUMN before jsonb,
  ADD COLUMN after jsonb,
  ADD COLUMN reason text;
UPDATE platform.audit_entry SET waqf_id = subject_id::uuid WHERE subject_type = 'waqf';
CREATE INDEX audit_entry_waqf ON platform.audit_entry (waqf_id, occurred_at DESC, id DESC) WHERE waqf_id IS NOT NULL;

-- An event whose listener kept failing waits here for a person; it is not delivered.
ALTER TABLE platform.outbox_event ADD COLUMN set_aside_at timestamptz;
DROP INDEX platform.outbox_event_undelivered;
CREATE INDEX outbox_event_undelivered ON platform.outbox_event (id) WHERE delivered_at IS NULL AND set_aside_at IS NULL;
CREATE INDEX outbox_event_set_aside ON platform.outbox_event (set_aside_at DESC, id DESC)
  WHERE set_aside_at IS NOT NULL;

CREATE TABLE platform.outbox_failure (
  event_id bigint NOT NULL REFERENCES platform.outbox_event (id),
  listener text NOT NULL,
  -- Kind and place of the error; its message could hold personal data.
  error text NOT NULL,
  attempts integer NOT NULL DEFAULT 1,
  failed_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, listener)
);
`;

export const down: Migration = `
DROP TABLE platform.outbox_failure;
DROP INDEX platform.outbox_event_set_aside;
DROP INDEX platform.outbox_event_undelivered;
ALTER TABLE platform.outbox_event DROP COLUMN set_aside_at;
CREATE INDEX outbox_event_undelivered ON platform.outbox_event (id) WHERE delivered_at IS NULL;
DROP INDEX platform.audit_entry_waqf;
ALTER TABLE platform.audit_entry DROP COLUMN reason, DROP COLUMN after, DROP COLUMN before, DROP COLUMN waqf_id;
`;
