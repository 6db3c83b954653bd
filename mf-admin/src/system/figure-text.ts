import type { ComponentHealth } from '@waqf/contracts/operations';
import { displayNumber } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { useSizeText } from '../backups/size-text';
import { healthMessages } from './health.messages';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A number of seconds in words, in its largest unit. */
export function useDuration(): (seconds: number) => string {
  const t = useMessages(healthMessages);
  return (seconds) => {
    if (seconds >= day) return t('days', { count: Math.floor(seconds / day) });
    if (seconds >= hour) return t('hours', { count: Math.floor(seconds / hour) });
    return seconds >= minute
      ? t('minutes', { count: Math.floor(seconds / minute) })
      : t('seconds', { count: Math.floor(seconds) });
  };
}

type Figure = ComponentHealth['figures'][number];

/** A measured value with the unit at the end of its name; one that cannot be measured says so. */
export function useFigureText(): (figure: Figure) => string {
  const t = useMessages(healthMessages);
  const sizeOf = useSizeText();
  const duration = useDuration();
  return ({ name, value }) => {
    if (value === null) return name === 'oldestWaitingSeconds' ? t('nothingWaits') : t('unavailable');
    if (name.endsWith('Ms')) return t('milliseconds', { value: displayNumber(value) });
    if (name.endsWith('Bytes')) return sizeOf(value);
    if (name.endsWith('Seconds')) return duration(value);
    return name.endsWith('Percent') ? `${value}%` : displayNumber(value);
  };
}
