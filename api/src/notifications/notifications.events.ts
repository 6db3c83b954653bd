import { defineEvent } from '../platform/index.js';

/** The signal of the realtime streams: something is new for these people. What is new is read from the table. */
export const streamChanged = defineEvent<{ userIds: string[] }>('notifications.stream-changed');
