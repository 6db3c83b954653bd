import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE notifications.notification (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  title_ar text NOT NULL,
  title_en text NOT NULL,
  message_ar text NOT NULL,
  message_en text NOT NULL,
  type text NOT NULL CHECK (type IN ('success', 'info', 'warning', 'error')),
  priority text NOT NULL CHECK (priority IN ('high', 'medium', 'low')),
  category text NOT NULL CHECK (category IN ('waqf', 'transaction', 'document', 'beneficiary', 'system')),
  -- A path inside the product, never another site.
  action_url text CHECK (action_url ~ '^/([^/]|$)'),
  read_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX notification_of_user ON notifications.notification (user_id, created_at DESC, id DESC);
CREATE INDEX notification_unread ON notifications.notification (user_id) WHERE read_at IS NULL;
REVOKE DELETE ON notifications.notification FROM waqf_app;

CREATE TABLE notifications.stream_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- With the id it gives the place in the stream: transactions below the snapshot's horizon are final.
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  user_id uuid NOT NULL,
  event text NOT NULL CHECK (event IN ('notification', 'document.progress', 'waqf.changed')),
  notification_id uuid REFERENCES notifications.notification (id),
  data jsonb NOT NULL,
  occurred_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((event = 'notification') = (notification_id IS NOT NULL))
);
CREATE INDEX stream_event_of_user ON notifications.stream_event (user_id, transaction_id, id);
CREATE INDEX stream_event_age ON notifications.stream_event (occurred_at);
REVOKE UPDATE ON notifications.stream_event FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE notifications.stream_event;
DROP TABLE notifications.notification;
`;
