import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FailedJob } from '@waqf/contracts/operations';
import { useMessages } from '@waqf/platform-web';
import { Button, DualDate, Icon, LongLtr, Ltr, Row, Stack, namedDialog } from '@waqf/ui/core';
import type { DataColumn } from '@waqf/ui/data';
import { failedJobPages } from '../api/failures';
import { failedEventMessages } from './failed-events.messages';
import { FailedTable } from './failed-table';
import { useQueueName } from './use-queue-name';

// The dialog loads the form library, so it is loaded when somebody decides.
const FailedJobDialog = namedDialog(
  () =>
    import(/* webpackChunkName: "failure-dialogs" */ './failed-job-dialog').then((module) => module.FailedJobDialog),
  ({ retry }) => failedEventMessages[retry ? 'retryTitle' : 'dropTitle'],
);

/** Jobs that failed at their last attempt: an administrator retries or discards them. */
export function JobTable() {
  const t = useMessages(failedEventMessages);
  const pages = useInfiniteQuery(failedJobPages());
  const [asked, setAsked] = useState<{ job: FailedJob; retry: boolean } | null>(null);
  const columns = useColumns((job, retry) => setAsked({ job, retry }));
  return (
    <>
      <FailedTable
        of="jobs"
        pages={pages}
        rowsOf={({ jobs }) => jobs}
        columns={columns}
        title={t('jobs')}
        failed={t('jobsFailed')}
        empty={{ title: t('jobsEmpty'), text: t('jobsEmptyText') }}
      />
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
    { key: 'why', title: t('why'), render: ({ error }) => <LongLtr>{error}</LongLtr> },
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
