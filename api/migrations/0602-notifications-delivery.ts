import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
-- Both languages in the form that searches compare; written by the application, older rows come near to it.
ALTER TABLE notifications.notification ADD COLUMN search_key text NOT NULL DEFAULT '';
UPDATE notifications.notification SET search_key = lower(translate(
  concat_ws(' ', title_ar, message_ar, title_en, message_en),
    'أإآٱىة\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652', 'اااايه'));

-- What leaves the platform for a notification: one e-mail and one text message at most, each with its own story.
CREATE TABLE notifications.delivery (
  id uuid PRIMARY KEY,
  notification_id uuid NOT NULL REFERENCES notifications.notification (id),
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'withheld')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  queued_at timestamptz NOT NULL,
  -- Set before the message is sent. In the state 'sending' it is not known whether it was sent.
  sending_at timestamptz,
  sent_at timestamptz,
  problem text,
  UNIQUE (notification_id, channel),
  CHECK ((state = 'sent') = (sent_at IS NOT NULL))
);
REVOKE DELETE ON notifications.delivery FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE notifications.delivery;
ALTER TABLE notifications.notification DROP COLUMN search_key;
`;
