import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { displayNumber, displayTime } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { Card, CardSkeleton, Grid, Icon, SkeletonBar, StatStrip } from '@waqf/ui/core';
import { failedJobPages } from '../api/failures';
import { failedEventPages } from '../api/get-failed-events';
import { statsQuery } from '../api/system-health';
import { failedEventMessages } from './failed-events.messages';
import { QueueLine } from './queue-line';

/** The state of the queue, and its length in the last hour. */
export function QueueFigures() {
  const t = useMessages(failedEventMessages);
  const jobs = useInfiniteQuery(failedJobPages());
  const events = useInfiniteQuery(failedEventPages());
  const figures = jobs.data?.pages[0]?.figures;
  const setAside = events.data?.pages[0]?.count;
  const shown = (value: number | undefined) => (value === undefined ? <SkeletonBar /> : displayNumber(value));
  return (
    <Grid columns="1:1">
      <QueueDepth />
      <StatStrip
        items={[
          {
            label: t('inQueue'),
            icon: <Icon.Checklist size={18} />,
            value: shown(figures?.waiting),
            note: figures?.oldestWaitingSince ? (
              <>
                {t('oldest')} <bdi>{displayTime(figures.oldestWaitingSince)}</bdi>
              </>
            ) : (
              t('nothingWaits')
            ),
          },
          { label: t('doneToday'), icon: <Icon.Check size={18} />, value: shown(figures?.doneToday) },
          {
            label: t('failedNow'),
            icon: <Icon.CloseCircle size={18} />,
            value: shown(figures?.failed),
            note: t('afterAll'),
          },
          { label: t('aside'), icon: <Icon.Merge size={18} />, value: shown(setAside), note: t('asideNote') },
        ]}
      />
    </Grid>
  );
}

function QueueDepth() {
  const t = useMessages(failedEventMessages);
  const { data, isPending } = useQuery(statsQuery());
  if (isPending) return <CardSkeleton lines={6} />;
  const points = data?.waiting ?? [];
  return (
    <Card title={t('depth')} note={t('depthNote')}>
      {points.length === 0 ? (
        <p>{t('depthNone')}</p>
      ) : (
        <QueueLine points={points.map(({ minute, jobs }) => ({ time: displayTime(minute), jobs }))} />
      )}
    </Card>
  );
}
