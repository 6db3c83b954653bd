import type { Migration } from '../src/platform/index.js';

/** Notifies open pages of transfers that the bank has confirmed or refused. */
export const up: Migration = `
ALTER TABLE notifications.stream_event
  DROP CONSTRAINT stream_event_event_check,
  ADD CONSTRAINT stream_event_event_check CHECK (event IN ('notification', 'document.progress', 'waqf.changed',
    'transfer.settled'));
`;

export const down: Migration = `
DELETE FROM notifications.stream_event WHERE event = 'transfer.settled';
ALTER TABLE notifications.stream_event
  DROP CONSTRAINT stream_event_event_check,
  ADD CONSTRAINT stream_event_event_check CHECK (event IN ('notification', 'document.progress', 'waqf.changed'));
`;
