import { defineEvent } from '../platform/index.js';

/**
 * The signal of the realtime streams: there are new events for these people. The events themselves are read from the
 * table.
 */
export const streamChanged = defineEvent<{ userIds: string[] }>('notifications.stream-changed');
