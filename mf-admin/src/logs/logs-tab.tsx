import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { logLevels } from '@waqf/contracts/operations';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure, MoreRows, useAddressChoice } from '@waqf/screen-kit';
import { Button, Card, EmptyState, Icon, ListSkeleton, Stack, StatusTag } from '@waqf/ui/core';
import { type LogFilter, logPages } from '../api/logs';
import { ClearCard } from './clear-card';
import { LogFilters } from './log-filters';
import { LogLines } from './log-lines';
import { logMessages } from './logs.messages';

const names = ['level', 'source', 'search', 'from', 'to'] as const;

function useLogFilter(): [LogFilter, (next: LogFilter) => void] {
  const { chosen, choose } = useAddressChoice(names);
  return [{ ...chosen, level: logLevels.find((known) => known === chosen.level) }, choose];
}

/** The log by level, text and days; new lines appear automatically until the user pauses or opens one. */
export function LogsTab() {
  const t = useMessages(logMessages);
  const [filter, setFilter] = useLogFilter();
  const [paused, setPaused] = useState(false);
  const pages = useInfiniteQuery(logPages(filter, !paused));
  const first = pages.data?.pages[0];
  const lines = pages.data?.pages.flatMap(({ logs }) => logs) ?? [];
  return (
    <Stack>
      <LogFilters filter={filter} counts={first?.counts} sources={first?.sources} onChange={setFilter} />
      <Card
        padding="none"
        title={
          paused ? (
            <StatusTag tone="neutral">{t('paused')}</StatusTag>
          ) : (
            <StatusTag tone="success">{t('live')}</StatusTag>
          )
        }
        note={paused ? undefined : t('liveNote')}
        extra={<Button onClick={() => setPaused(!paused)}>{t(paused ? 'resume' : 'pause')}</Button>}
      >
        {pages.isLoadingError ? (
          <LoadFailure
            bare
            error={pages.error}
            title={t('failed')}
            otherwise={loadingCatalogue.logs}
            onRetry={() => void pages.refetch()}
            retrying={pages.isFetching}
          />
        ) : pages.isPending ? (
          <ListSkeleton rows={8} />
        ) : lines.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} icon={<Icon.Search size={28} />} />
        ) : (
          <LogLines
            lines={lines}
            onOpen={() => setPaused(true)}
            onReference={(search) => setFilter({ ...filter, level: undefined, search })}
          />
        )}
      </Card>
      <MoreRows pages={pages} label={t('more')} />
      {first ? <ClearCard kept={first.kept} clearable={first.clearable} /> : null}
    </Stack>
  );
}
