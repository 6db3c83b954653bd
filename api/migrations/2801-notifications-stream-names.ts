import type { Migration } from '../src/platform/index.js';

/** Each removed constraint is replaced by an equivalent check, so the previous release can write as before. */
export const contracts = false;

/**
 * The notifications to which stream events refer are checked once per statement. As a foreign key, each event was
 * checked separately, with a cached plan that a connection had made before any notification existed: it read all of
 * them. Notifications are never deleted, so a checked reference remains valid; the foreign key of deliveries prevents
 * emptying the table.
 */
export const up: Migration = `
CREATE FUNCTION notifications.refuse_events_of_no_notification() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
BEGIN
  -- The count makes one look into the primary key for each notification; as a join it might read all of them.
  IF EXISTS (SELECT FROM (SELECT DISTINCT a.notification_id AS id FROM added a
      WHERE a.notification_id IS NOT NULL) AS of
    WHERE (SELECT count(*) FROM notifications.notification WHERE notification.id = of.id) = 0) THEN
    RAISE EXCEPTION 'an event of a notification that does not exist' USING ERRCODE = 'foreign_key_violation',
      CONSTRAINT = 'stream_event_of_a_notification';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION notifications.refuse_events_of_no_notification() FROM PUBLIC;
CREATE TRIGGER stream_event_of_a_notification AFTER INSERT ON notifications.stream_event REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION notifications.refuse_events_of_no_notification();
CREATE TRIGGER stream_event_stays_of_a_notification AFTER UPDATE ON notifications.stream_event
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION notifications.refuse_events_of_no_notification();
CREATE TRIGGER notification_stays BEFORE DELETE ON notifications.notification
  FOR EACH ROW EXECUTE FUNCTION platform.keep_named_row();
CREATE TRIGGER notification_keeps_identity BEFORE UPDATE OF id ON notifications.notification
  FOR EACH ROW WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION platform.keep_named_row();
CREATE TRIGGER notifications_stay AFTER TRUNCATE ON notifications.notification
  FOR EACH STATEMENT EXECUTE FUNCTION platform.keep_named_rows('notifications.stream_event');
ALTER TABLE notifications.stream_event DROP CONSTRAINT stream_event_notification_id_fkey;
`;

export const down: Migration = `
ALTER TABLE notifications.stream_event ADD CONSTRAINT stream_event_notification_id_fkey FOREIGN KEY (notification_id)
  REFERENCES notifications.notification (id);
DROP TRIGGER notifications_stay ON notifications.notification;
DROP TRIGGER notification_keeps_identity ON notifications.notification;
DROP TRIGGER notification_stays ON notifications.notification;
DROP TRIGGER stream_event_stays_of_a_notification ON notifications.stream_event;
DROP TRIGGER stream_event_of_a_notification ON notifications.stream_event;
DROP FUNCTION notifications.refuse_events_of_no_notification();
`;
