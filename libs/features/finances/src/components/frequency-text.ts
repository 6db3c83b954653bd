import type { Translate } from '@waqf/platform-web';
import type { repeatingMessages } from '../messages/repeating.messages';

/** How often something repeats, in words. */
export function frequencyText(t: Translate<typeof repeatingMessages>, months: number): string {
  if (months === 12) return t('every.12');
  return t(months === 3 ? 'every.3' : 'every.1');
}
