import type { Notification } from '@waqf/contracts/notifications';
import type { PersonPreferences } from '../../identity/index.js';

/** Which preference a category stands under. What no preference names is always told. */
const preferenceOf: Partial<Record<Notification['category'], keyof PersonPreferences>> = {
  waqf: 'waqfUpdates',
  transaction: 'transactionAlerts',
};

/** What becomes of a notice for this person: kept in the list, and shown at once on open pages. */
export function audienceOf(preferences: PersonPreferences, category: Notification['category']): { keep: boolean; push: boolean } {
  const preference = preferenceOf[category];
  const keep = preference === undefined || preferences[preference] === true;
  return { keep, push: keep && preferences.pushNotifications };
}
