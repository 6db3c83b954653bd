import type { Notification } from '@waqf/contracts/notifications';

/** A row of the list, in both languages. */
export interface StoredNotification {
  id: string;
  titleAr: string;
  titleEn: string;
  messageAr: string;
  messageEn: string;
  type: Notification['type'];
  priority: Notification['priority'];
  category: Notification['category'];
  actionUrl: string | null;
  readAt: Date | null;
  createdAt: Date;
}
