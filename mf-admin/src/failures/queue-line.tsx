import { useMessages } from '@waqf/platform-web';
import { HiddenTable, Ltr } from '@waqf/ui/core';
import { failedEventMessages } from './failed-events.messages';
import * as css from './queue-line.module.css';

interface QueueLineProps {
  /** Oldest first, not empty. */
  points: readonly { time: string; jobs: number }[];
}

const width = 600;
const height = 120;

/**
 * How many jobs waited, minute by minute, and the highest number. One line without axes does not need the chart
 * library, which is as large as the rest of the page.
 */
export function QueueLine({ points }: QueueLineProps) {
  const t = useMessages(failedEventMessages);
  const label = t('depth');
  const most = Math.max(...points.map(({ jobs }) => jobs));
  // A line needs two ends: what was measured once is drawn level.
  const drawn = points.length === 1 ? [...points, ...points] : points;
  const step = width / (drawn.length - 1);
  const places = drawn.map(({ jobs }, index) => `${index * step},${height - (jobs / Math.max(1, most)) * height}`);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <figure className={css.figure} aria-label={label}>
      <svg className={css.line} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        <polygon className={css.ground} points={`0,${height} ${places.join(' ')} ${width},${height}`} />
        <polyline className={css.stroke} points={places.join(' ')} />
      </svg>
      <div className={css.times} aria-hidden>
        <Ltr>{first?.time}</Ltr>
        <span>{t('depthPeak', { count: most })}</span>
        <Ltr>{last?.time}</Ltr>
      </div>
      <HiddenTable
        caption={label}
        head={[t('minute'), t('inQueue')]}
        rows={points.map(({ time, jobs }) => [time, String(jobs)])}
      />
    </figure>
  );
}
