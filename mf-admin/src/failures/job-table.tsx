import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FailedJob } from '@waqf/contracts/operations';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Button, DualDate, Icon, ListSkeleton, Ltr, Row, Stack } from '@waqf/ui/core';
import { DataTable, type DataColumn } from '@waqf/ui/data';
import { failedJobPages } from '../api/failures';
import { FailedJobDialog } from './failed-job-dialog';
import { failedEventMessages } from './failed-events.messages';
import { useQueueName } from './use-queue-name';

/** Jobs that failed at their last attempt: an administrator retries or discards them. */
export function JobTable() {
  const t = useMessages(failedEventMessages);
  const pages = useInfiniteQuery(failedJobPages());
  const [asked, setAsked] = useState<{ job: FailedJob; retry: boolean } | null>(null);
  const columns = useColumns((job, retry) => setAsked({ job, retry }));
  if (pages.isError)
    return (
      <LoadFailure
        error={pages.error}
        title={t('jobsFailed')}
        otherwise={failedEventMessages.later}
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    );
  if (pages.isPending) return <ListSkeleton rows={2} />;
  const rows = pages.data.pages.flatMap(({ jobs }) => jobs);
  return (
    <>
      <DataTable
        title={t('jobs')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        serverTotal={rows.length}
        pageSize={Math.max(1, rows.length)}
        searchable={false}
        choosable={false}
        empty={{ title: t('jobsEmpty'), text: t('jobsEmptyText'), icon: <Icon.CheckCircle size={28} /> }}
      />
      {pages.hasNextPage ? (
        <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
      {asked ? <FailedJobDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function useColumns(ask: (job: FailedJob, retry: boolean) => void): DataColumn<FailedJob>[] {
  const t = useMessages(failedEventMessages);
  const nameOf = useQueueName();
  return [
    {
      key: 'job',
      title: t('job'),
      fixed: true,
      render: ({ queue, id }) => (
        <Stack gap={4}>
          <span>{nameOf(queue)}</span>
          <Ltr>{id.slice(0, 8)}</Ltr>
        </Stack>
      ),
    },
    { key: 'attempts', title: t('tries'), render: ({ attempts }) => attempts },
    { key: 'why', title: t('why'), render: ({ error }) => <Ltr>{error}</Ltr> },
    { key: 'failed', title: t('lastTry'), render: ({ failedAt }) => <DualDate iso={failedAt} withTime /> },
    {
      key: 'actions',
      title: t('actions'),
      fixed: true,
      render: (job) => (
        <Row gap={8}>
          <Button icon={<Icon.Refresh size={18} />} onClick={() => ask(job, true)}>
            {t('retry')}
          </Button>
          <Button onClick={() => ask(job, false)}>{t('discard')}</Button>
        </Row>
      ),
    },
  ];
}
