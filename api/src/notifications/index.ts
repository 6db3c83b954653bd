export { NotificationsModule } from './notifications.module.js';
export { NotificationsFacade, type Notice, type Push } from './notifications.facade.js';
