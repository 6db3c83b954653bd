import type { Migration } from '../src/platform/index.js';

const keys = `
ALTER TABLE notifications.delivery ADD CONSTRAINT delivery_notification_id_fkey FOREIGN KEY (notification_id)
  REFERENCES notifications.notification (id);
ALTER TABLE notifications.stream_event ADD CONSTRAINT stream_event_notification_id_fkey FOREIGN KEY (notification_id)
  REFERENCES notifications.notification (id);
`;
const withoutKeys = `
ALTER TABLE notifications.delivery DROP CONSTRAINT delivery_notification_id_fkey;
ALTER TABLE notifications.stream_event DROP CONSTRAINT stream_event_notification_id_fkey;
`;

/**
 * Notifications by years, using their ids: primary and foreign keys are unchanged. They are kept until a policy limits
 * it.
 */
export const up: Migration = `
${withoutKeys}
SELECT platform.partition_table('notifications.notification', 'id', 'id', 12, NULL);
REVOKE DELETE ON notifications.notification FROM waqf_app;
${keys}
`;

/** Nothing is removed: the previous release continues to use the same tables. */
export const contracts = false;

export const down: Migration = `
${withoutKeys}
SELECT platform.join_partitions('notifications.notification');
ALTER TABLE notifications.notification ADD CONSTRAINT notification_pkey PRIMARY KEY (id);
CREATE INDEX notification_of_user ON notifications.notification (user_id, created_at DESC, id DESC);
CREATE INDEX notification_unread ON notifications.notification (user_id) WHERE read_at IS NULL;
REVOKE DELETE ON notifications.notification FROM waqf_app;
${keys}
`;
