import { defineQueue } from '../platform/index.js';

/** Sends one e-mail or text message. */
export const deliverQueue = defineQueue<{ deliveryId: string }>('notifications.deliver');
