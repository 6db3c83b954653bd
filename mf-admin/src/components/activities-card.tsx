import { useQuery } from '@tanstack/react-query';
import { activityList } from '@waqf/contracts/audit';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { displayTime, relativeDate, riyadhDay } from '@waqf/formats';
import { apiQuery, defineMessages, useLanguage, useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Card, CardSkeleton, Dotted, Icon, MoreLink, Timeline } from '@waqf/ui/core';

const messages = defineMessages({
  title: { ar: 'آخر الأنشطة', en: 'Latest activities' },
  all: { ar: 'سجل التدقيق', en: 'Audit trail' },
  platform: { ar: 'المنصة', en: 'The platform' },
  empty: { ar: 'لا أنشطة بعد', en: 'No activities yet' },
});

/** From the specification: ten are fetched, eight are shown. */
const fetched = 10;
const shown = 8;

/** `GET /api/admin/activities?limit=10` */
const activitiesQuery = () => apiQuery([`/api/admin/activities?limit=${fetched}`], activityList);

/** The latest acts on the whole platform, from the audit trail. */
export function ActivitiesCard() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(activitiesQuery());
  const now = new Date();
  /** The time of day for today, a relative date for older acts. */
  const whenOf = (at: string): string =>
    riyadhDay(new Date(at)) === riyadhDay(now) ? displayTime(at) : relativeDate(new Date(at), now, language);
  if (!data && !error) return <CardSkeleton lines={8} />;
  return (
    <Card
      title={t('title')}
      extra={
        <MoreLink href="/admin/audit" icon={<Icon.Next size={16} />}>
          {t('all')}
        </MoreLink>
      }
    >
      {data ? (
        <Timeline
          label={t('title')}
          items={data.activities.slice(0, shown).map(({ id, description, user, waqf, timestamp }) => ({
            key: id,
            title: description[language],
            text: (
              <Dotted>
                <time dateTime={timestamp}>{whenOf(timestamp)}</time>
                <bdi>{user ?? t('platform')}</bdi>
                {waqf === null ? null : <bdi>{waqf}</bdi>}
              </Dotted>
            ),
          }))}
        />
      ) : (
        <LoadFailure
          bare
          error={error}
          title={loadingCatalogue.activities[language]}
          otherwise={loadingCatalogue.activities}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.activities.length === 0 ? <p>{t('empty')}</p> : null}
    </Card>
  );
}
