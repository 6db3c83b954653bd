import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Button, Card, EmptyState, Icon, List, PageHead, PageSkeleton } from '@waqf/ui/core';
import { schedulesQuery } from '../api/schedules';
import { ScheduleDialog } from '../components/schedule-dialog';
import { ScheduleRow } from '../components/schedule-row';
import { schedulesMessages } from '../messages/schedules.messages';

/** `/reports/schedules`: reports that are sent automatically. `?add` opens the form for a new one. */
export function SchedulesScreen() {
  const t = useMessages(schedulesMessages);
  const [params, setParams] = useSearchParams();
  const { data, error, isPending, isFetching, refetch } = useQuery(schedulesQuery());
  if (isPending) return <PageSkeleton />;
  if (error)
    return (
      <LoadFailure
        title={t('failed')}
        error={error}
        otherwise={schedulesMessages.failedText}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  const add = (
    <Button variant="primary" icon={<Icon.Plus size={18} />} onClick={() => setParams({ add: 'schedule' })}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHead
        back={{ label: t('reports'), href: '/reports' }}
        title={t('title')}
        state={t('state')}
        actions={add}
        phoneActions={add}
      />
      {data.schedules.length === 0 ? (
        <EmptyState icon={<Icon.Clock size={28} />} title={t('empty')} text={t('emptyText')} />
      ) : (
        <Card title={t('list')} padding="none">
          <List edge label={t('list')}>
            {data.schedules.map((schedule) => (
              <ScheduleRow key={schedule.id} schedule={schedule} />
            ))}
          </List>
        </Card>
      )}
      {params.get('add') === null ? null : <ScheduleDialog onClose={() => setParams({}, { replace: true })} />}
    </>
  );
}
