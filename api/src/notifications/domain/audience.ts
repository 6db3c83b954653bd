import type { NotificationKind } from '@waqf/contracts/identity';
import type { Notification } from '@waqf/contracts/notifications';
import type { PersonPreferences } from '../../identity/index.js';
import type { SystemSettings } from '../../platform/index.js';

/** The kind that all notices of a category are of, unless they name another. What is of no kind is always sent. */
const kindOfCategory: Partial<Record<Notification['category'], NotificationKind>> = {
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
  notice: { category: Notification['category']; kind?: NotificationKind },
): Audience {
  const kind = notice.kind ?? kindOfCategory[notice.category];
  const list = switches.enableNotifications && (kind === undefined || preferences[kind]);
  return {
    list,
    push: list && preferences.pushNotifications,
    email: list && switches.enableEmailNotifications && preferences.emailNotifications,
    sms: list && switches.enableSmsNotifications && preferences.smsNotifications,
  };
}
