export { NotificationsModule } from './notifications.module.js';
export { NotificationsFacade, type Notice, type Push } from './notifications.facade.js';
export { escaped } from './domain/mail-text.js';
export { type ReceivedMail, SimulatedMailbox } from './mail/simulated-mailbox.js';
