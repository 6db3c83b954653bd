import { useMessages } from '@waqf/platform-web';
import { PageHead, Stack } from '@waqf/ui/core';
import { SystemPages } from '../components/system-pages';
import { EventTable } from '../failures/event-table';
import { failedEventMessages } from '../failures/failed-events.messages';
import { JobTable } from '../failures/job-table';
import { MailCard } from '../failures/mail-card';
import { QueueFigures } from '../failures/queue-figures';

/** Failures that wait for an administrator: jobs, events, messages. */
export function FailedEventsScreen() {
  const t = useMessages(failedEventMessages);
  return (
    <>
      <PageHead title={t('title')} state={t('state')} />
      <SystemPages />
      <Stack>
        <QueueFigures />
        <JobTable />
        <EventTable />
        <MailCard />
      </Stack>
    </>
  );
}
