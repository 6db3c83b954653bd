import type { NotificationKind } from '@waqf/contracts/identity';
import type { Notification } from '@waqf/contracts/notifications';
import type { PersonPreferences } from '../../identity/index.js';
import type { SystemSettings } from '../../platform/index.js';

/** The kind of all notices of a category, unless a notice names its own. Notices without a kind are always sent. */
const kindOfCategory: Partial<Record<Notification['category'], NotificationKind>> = {
  waqf: 'waqfUpdates',
  transaction: 'transactionAlerts',
};

/** The channels on which a notice reaches one person. */
export interface Channels {
  /** It is in the person's list of notifications. */
  list: boolean;
  /** Open pages show the notice at once. */
  push: boolean;
  email: boolean;
  sms: boolean;
}

export type ChannelSettings = Pick<
  SystemSettings,
  'enableNotifications' | 'enableEmailNotifications' | 'enableSmsNotifications'
>;

/**
 * The channels of a notice: the platform's switches apply first, then the person's toggle for its kind, then for each
 * channel.
 */
export function channelsOf(
  switches: ChannelSettings,
  preferences: PersonPreferences,
  notice: { category: Notification['category']; kind?: NotificationKind },
): Channels {
  const kind = notice.kind ?? kindOfCategory[notice.category];
  const list = switches.enableNotifications && (kind === undefined || preferences[kind]);
  return {
    list,
    push: list && preferences.pushNotifications,
    email: list && switches.enableEmailNotifications && preferences.emailNotifications,
    sms: list && switches.enableSmsNotifications && preferences.smsNotifications,
  };
}
