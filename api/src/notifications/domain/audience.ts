import type { Notification } from '@waqf/contracts/notifications';
import type { PersonPreferences } from '../../identity/index.js';
import type { SystemSettings } from '../../platform/index.js';

/** A kind of notice that has a toggle of its own, whatever its category. */
export type NoticeTopic = 'document-reminder' | 'report-ready';

/** Which preference a topic, or else a category, stands under. What no preference names is always sent. */
const preferenceOfTopic: Record<NoticeTopic, keyof PersonPreferences> = {
  'document-reminder': 'documentReminders',
  'report-ready': 'reportReady',
};
const preferenceOfCategory: Partial<Record<Notification['category'], keyof PersonPreferences>> = {
  waqf: 'waqfUpdates',
  transaction: 'transactionAlerts',
};

/** The channels by which a notice reaches one person. */
export interface Audience {
  /** It stands in the person's list. */
  list: boolean;
  /** Open pages show it at once. */
  push: boolean;
  email: boolean;
  sms: boolean;
}

export type Switches = Pick<
  SystemSettings,
  'enableNotifications' | 'enableEmailNotifications' | 'enableSmsNotifications'
>;

/** Where a notice goes: the platform's switches first, then the person's toggle for its kind, then for each channel. */
export function audienceOf(
  switches: Switches,
  preferences: PersonPreferences,
  notice: { category: Notification['category']; topic?: NoticeTopic },
): Audience {
  const preference =
    notice.topic === undefined ? preferenceOfCategory[notice.category] : preferenceOfTopic[notice.topic];
  const list = switches.enableNotifications && (preference === undefined || preferences[preference]);
  return {
    list,
    push: list && preferences.pushNotifications,
    email: list && switches.enableEmailNotifications && preferences.emailNotifications,
    sms: list && switches.enableSmsNotifications && preferences.smsNotifications,
  };
}
