import type { Bilingual } from '@waqf/contracts';
import type { NotificationKind } from '@waqf/contracts/identity';
import type { Notification, StreamEvent } from '@waqf/contracts/notifications';

/** A notice for one person, in both languages; the reader's language is chosen when it is read. */
export interface Notice {
  userId: string;
  title: Bilingual;
  message: Bilingual;
  type: Notification['type'];
  priority: Notification['priority'];
  category: Notification['category'];
  /** Where it has a toggle of its own in place of its category's: a reminder about deeds, a report that is ready. */
  kind?: NotificationKind;
  /** Path inside the product, or null. */
  actionUrl?: string | null;
  /** Path whose link in the mail stops what comes again and again; it works without a session. */
  stopPath?: string | null;
}

/** A typed event for open pages; kept only as long as a page may reconnect, never listed. */
export interface Push {
  userIds: readonly string[];
  event: Exclude<StreamEvent, 'notification'>;
  /** Body of the event in the shape of its contract. */
  data: Record<string, unknown>;
}
