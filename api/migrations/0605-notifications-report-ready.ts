import type { Migration } from '../src/platform/index.js';

/** Notifies open pages that the file of a report was created, or could not be created. */
export const up: Migration = `
ALTER TABLE notifications.stream_event
  DROP CONSTRAINT stream_event_event_check,
  ADD CONSTRAINT stream_event_event_check CHECK (event IN ('notification', 'document.progress', 'waqf.changed',
    'transfer.settled', 'report.ready'));
`;

export const down: Migration = `
DELETE FROM notifications.stream_event WHERE event = 'report.ready';
ALTER TABLE notifications.stream_event
  DROP CONSTRAINT stream_event_event_check,
  ADD CONSTRAINT stream_event_event_check CHECK (event IN ('notification', 'document.progress', 'waqf.changed',
    'transfer.settled'));
`;
