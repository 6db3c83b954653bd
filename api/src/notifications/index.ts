export { NotificationsModule } from './notifications.module.js';
export { NotificationsFacade } from './notifications.facade.js';
export type { Notice } from './domain/notice.js';
export { escaped } from './domain/mail-text.js';
export { type ReceivedMail, SimulatedMailbox } from './mail/simulated-mailbox.js';
