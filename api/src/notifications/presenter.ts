import type { Language } from '@waqf/contracts/identity';
import type { Notification } from '@waqf/contracts/notifications';
import { arabicInEnglish, keptUnits } from '@waqf/formats';
import type { StoredNotification } from './domain/stored-notification.js';

/** The notification in the reader's language. */
export function inLanguage(row: StoredNotification, language: Language): Notification {
  const [title, message] =
    language === 'en' ? [arabicInEnglish(row.titleEn), arabicInEnglish(row.messageEn)] : [row.titleAr, row.messageAr];
  return {
    id: row.id,
    title,
    message: keptUnits(message),
    type: row.type,
    priority: row.priority,
    category: row.category,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    actionUrl: row.actionUrl,
  };
}
