import { defineQueue } from '../platform/index.js';

/** Sends one e-mail or text message. */
export const deliverQueue = defineQueue<{ deliveryId: string }>('notifications.deliver');

/** Sends the link that verifies an e-mail address. */
export const emailLinkQueue = defineQueue<{ linkId: string }>('notifications.email-link');
