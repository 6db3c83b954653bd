import type { Migration } from '../src/platform/index.js';

/**
 * The outbox by months, each kept for three more months; until now it was kept for ever. The time becomes part of the
 * primary key, so the rules that relied on the id alone are now enforced differently:
 * - one event per id: the id comes from a sequence, and the application may not write it;
 * - what a listener handled, or failed to handle, must refer to an existing event: a trigger checks it, instead of a
 * foreign key.
 */
export const up: Migration = `
ALTER TABLE platform.outbox_handled DROP CONSTRAINT outbox_handled_event_id_fkey;
ALTER TABLE platform.outbox_failure DROP CONSTRAINT outbox_failure_event_id_fkey;
CREATE SEQUENCE platform.outbox_event_number;
DO $$ BEGIN
  PERFORM setval('platform.outbox_event_number', greatest(1, coalesce((SELECT max(id) FROM platform.outbox_event), 0)
    + 1), false);
END $$;
ALTER TABLE platform.outbox_event ALTER COLUMN id DROP IDENTITY;
ALTER TABLE platform.outbox_event ALTER COLUMN id SET DEFAULT nextval('platform.outbox_event_number');
SELECT platform.partition_table('platform.outbox_event', 'occurred_at', 'time', 1, 3);
ALTER SEQUENCE platform.outbox_event_number OWNED BY platform.outbox_event.id;
REVOKE ALL ON platform.outbox_event FROM waqf_app;
GRANT SELECT, INSERT (type, payload, occurred_at, delivered_at),
  UPDATE (delivered_at, attempts, retry_at, set_aside_at) ON platform.outbox_event TO waqf_app;

CREATE FUNCTION platform.refuse_unknown_event() RETURNS trigger LANGUAGE plpgsql
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM platform.outbox_event e WHERE e.id = NEW.event_id) THEN
    RAISE EXCEPTION 'there is no event %', NEW.event_id USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER outbox_handled_event AFTER INSERT OR UPDATE OF event_id ON platform.outbox_handled FOR EACH ROW
  EXECUTE FUNCTION platform.refuse_unknown_event();
CREATE TRIGGER outbox_failure_event AFTER INSERT OR UPDATE OF event_id ON platform.outbox_failure FOR EACH ROW
  EXECUTE FUNCTION platform.refuse_unknown_event();
`;

/** Nothing is removed: the previous release continues to use the same tables. */
export const contracts = false;

export const down: Migration = `
DROP TRIGGER outbox_failure_event ON platform.outbox_failure;
DROP TRIGGER outbox_handled_event ON platform.outbox_handled;
DROP FUNCTION platform.refuse_unknown_event();
ALTER SEQUENCE platform.outbox_event_number OWNED BY NONE;
SELECT platform.join_partitions('platform.outbox_event');
ALTER TABLE platform.outbox_event ADD CONSTRAINT outbox_event_pkey PRIMARY KEY (id);
ALTER TABLE platform.outbox_event ALTER COLUMN id DROP DEFAULT;
ALTER TABLE platform.outbox_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
DO $$ BEGIN
  PERFORM setval(pg_get_serial_sequence('platform.outbox_event', 'id'),
    greatest(1, coalesce((SELECT max(id) FROM platform.outbox_event), 0) + 1), false);
END $$;
DROP SEQUENCE platform.outbox_event_number;
CREATE INDEX outbox_event_undelivered ON platform.outbox_event (id) WHERE delivered_at IS NULL AND set_aside_at IS NULL;
CREATE INDEX outbox_event_stream ON platform.outbox_event (transaction_id, id);
CREATE INDEX outbox_event_set_aside ON platform.outbox_event (set_aside_at DESC, id DESC)
  WHERE set_aside_at IS NOT NULL;
DELETE FROM platform.outbox_handled h WHERE NOT EXISTS (SELECT FROM platform.outbox_event e WHERE e.id = h.event_id);
DELETE FROM platform.outbox_failure f WHERE NOT EXISTS (SELECT FROM platform.outbox_event e WHERE e.id = f.event_id);
ALTER TABLE platform.outbox_handled ADD CONSTRAINT outbox_handled_event_id_fkey FOREIGN KEY (event_id)
  REFERENCES platform.outbox_event (id);
ALTER TABLE platform.outbox_failure ADD CONSTRAINT outbox_failure_event_id_fkey FOREIGN KEY (event_id)
  REFERENCES platform.outbox_event (id);
`;
