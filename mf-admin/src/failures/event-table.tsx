import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FailedEvent } from '@waqf/contracts/administration';
import { useMessages } from '@waqf/platform-web';
import { Button, Dotted, DualDate, Icon, LongLtr, Row, Stack, namedDialog } from '@waqf/ui/core';
import type { DataColumn } from '@waqf/ui/data';
import { failedEventPages } from '../api/get-failed-events';
import { failedEventMessages } from './failed-events.messages';
import { FailedTable } from './failed-table';

// The dialog loads the form library, so it is loaded when somebody decides.
const FailedEventDialog = namedDialog(
  () =>
    import(/* webpackChunkName: "failure-dialogs" */ './failed-event-dialog').then(
      (module) => module.FailedEventDialog,
    ),
  ({ replay }) => failedEventMessages[replay ? 'replayTitle' : 'discardTitle'],
);

/** Events that a listener repeatedly failed to process: an administrator replays or discards them. */
export function EventTable() {
  const t = useMessages(failedEventMessages);
  const pages = useInfiniteQuery(failedEventPages());
  const [asked, setAsked] = useState<{ event: FailedEvent; replay: boolean } | null>(null);
  const columns = useColumns((event, replay) => setAsked({ event, replay }));
  const count = pages.data?.pages[0]?.count ?? 0;
  return (
    <>
      <FailedTable
        of="events"
        pages={pages}
        rowsOf={({ events }) => events}
        columns={columns}
        title={t('list')}
        note={count > 0 ? t('count', { count }) : undefined}
        failed={t('failed')}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {asked ? <FailedEventDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function useColumns(ask: (event: FailedEvent, replay: boolean) => void): DataColumn<FailedEvent>[] {
  const t = useMessages(failedEventMessages);
  return [
    {
      key: 'event',
      title: t('event'),
      fixed: true,
      render: ({ title, type }) => (
        <Stack gap={4}>
          {title === type ? <LongLtr>{type}</LongLtr> : <span>{title}</span>}
          {title === type ? null : <LongLtr>{type}</LongLtr>}
        </Stack>
      ),
    },
    { key: 'occurred', title: t('occurred'), render: ({ occurredAt }) => <DualDate iso={occurredAt} withTime /> },
    {
      key: 'failures',
      title: t('failures'),
      render: ({ failures }) => (
        <Stack gap={4}>
          {failures.map(({ listener, error, attempts }) => (
            <Dotted key={listener}>
              <LongLtr>{`${listener}: ${error}`}</LongLtr>
              {t('attempts', { count: attempts })}
            </Dotted>
          ))}
        </Stack>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      fixed: true,
      render: (event) => (
        <Row gap={8}>
          <Button icon={<Icon.Refresh size={18} />} onClick={() => ask(event, true)}>
            {t('replay')}
          </Button>
          <Button onClick={() => ask(event, false)}>{t('discard')}</Button>
        </Row>
      ),
    },
  ];
}
