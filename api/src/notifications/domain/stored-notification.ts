import type { Language } from '@waqf/contracts/identity';
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

/** The row in the reader's language. */
export function inLanguage(row: StoredNotification, language: Language): Notification {
  const [title, message] = language === 'en' ? [row.titleEn, row.messageEn] : [row.titleAr, row.messageAr];
  return {
    id: row.id,
    title,
    message,
    type: row.type,
    priority: row.priority,
    category: row.category,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    actionUrl: row.actionUrl,
  };
}
