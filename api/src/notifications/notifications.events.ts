import { defineEvent } from '../platform/index.js';

/**
 * The bell of the event stream: something is new for these people. Every process hears it; what is new is in the table.
 */
export const streamRang = defineEvent<{ userIds: string[] }>('notifications.stream-rang');
