import { displayGregorian, displayNumber, wordList } from '@waqf/formats';
import { healthComponentLabels, type HealthDay, type SystemHealth } from '@waqf/contracts/operations';
import { labelOf } from '@waqf/contracts';
import { type Translate, useLanguage, useMessages } from '@waqf/platform-web';
import { Card, DualDate, Ltr } from '@waqf/ui/core';
import { healthMessages } from './health.messages';
import * as css from './health.module.css';

const shown = 60;

type Mark = 'none' | 'healthy' | 'warning' | 'error';

/** A day is marked from this many minutes on; a single minute may be a passing problem. */
const leastMarked = 2;

const markOf = ({ healthy, warning, error, missed }: HealthDay): Mark => {
  if (error + missed >= leastMarked) return 'error';
  if (warning >= leastMarked) return 'warning';
  return healthy + warning + error === 0 ? 'none' : 'healthy';
};

/** A bar for each of the last 60 days, and the share of minutes in which the platform was usable. */
export function UptimeStrip({ history: { availability, days } }: { history: SystemHealth['history'] }) {
  const t = useMessages(healthMessages);
  const { language } = useLanguage();
  const wordsOf = useDayWords(t);
  const marked = days.filter((day) => ['warning', 'error'].includes(markOf(day)));
  const last = marked.at(-1);
  const before = Array.from({ length: Math.max(0, shown - days.length) }, (_, index) => index);
  return (
    <Card
      title={t('strip')}
      note={t('stripNote')}
      extra={<b>{availability === null ? t('unmeasured') : <Ltr>{`${displayNumber(availability, 2, 2)}%`}</Ltr>}</b>}
    >
      <ol className={css.strip} aria-label={t('strip')}>
        {before.map((index) => (
          <li key={index} className={css.bar} data-mark="none" aria-hidden />
        ))}
        {days.map((day) => (
          <li key={day.day} className={css.bar} data-mark={markOf(day)} title={wordsOf(day)}>
            <span className={css.words}>{wordsOf(day)}</span>
          </li>
        ))}
      </ol>
      <div className={css.ends}>
        <span>{t('stripStart')}</span>
        <span>{t('stripToday')}</span>
      </div>
      <p className={css.note}>
        {t('troubledDays', { count: marked.length })}{' '}
        {last ? (
          <>
            <DualDate iso={last.day} short />
            {last.troubled.length > 0
              ? ` (${wordList(
                  last.troubled.map((name) => labelOf(healthComponentLabels, name, language)),
                  language,
                )})`
              : null}
          </>
        ) : null}
      </p>
    </Card>
  );
}

function useDayWords(t: Translate<typeof healthMessages>): (day: HealthDay) => string {
  const { language } = useLanguage();
  return (day) => {
    const mark = markOf(day);
    const what =
      mark === 'error'
        ? t('dayDown', { count: day.error + day.missed })
        : t(mark === 'warning' ? 'dayWarning' : mark === 'none' ? 'dayNone' : 'dayHealthy');
    return `${displayGregorian(day.day, language)}: ${what}`;
  };
}
