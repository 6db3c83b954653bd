import type { Bilingual } from '@waqf/contracts';
import type { NotificationKind } from '@waqf/contracts/identity';
import type { Notification, StreamEvent } from '@waqf/contracts/notifications';

/** A notice for one person, in both languages; the language is chosen when it is read. */
export interface Notice {
  userId: string;
  title: Bilingual;
  message: Bilingual;
  type: Notification['type'];
  priority: Notification['priority'];
  category: Notification['category'];
  /**
   * Set when the notice has its own toggle instead of its category's: a reminder about deeds, a report that is ready.
   */
  kind?: NotificationKind;
  /** The path inside the product; null when there is none. */
  actionUrl?: string | null;
  /** The path of the link in the mail that stops a recurring notice; it works without a session. */
  stopPath?: string | null;
}

/** A typed event for open pages; it is stored only as long as a page may reconnect, and is never listed. */
export interface Push {
  userIds: readonly string[];
  event: Exclude<StreamEvent, 'notification'>;
  /** The body of the event, in the shape of its contract. */
  data: Record<string, unknown>;
}
