import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AuditEntry } from '@waqf/contracts/audit';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages, givenParams } from '@waqf/platform-web';
import { LoadFailure, MoreRows } from '@waqf/screen-kit';
import { Below, ListSkeleton, PageHead, Stack } from '@waqf/ui/core';
import { type AuditFilter, auditChainQuery, auditPages } from '../api/get-audit';
import { AuditDrawer } from '../audit/audit-drawer';
import { AuditFilters } from '../audit/audit-filters';
import { AuditTable } from '../audit/audit-table';
import { auditMessages } from '../audit/audit.messages';
import { ChainState } from '../audit/chain-state';
import { SystemPages } from '../components/system-pages';

const names = ['action', 'actorId', 'waqfId', 'from', 'to', 'search'] as const;

/** The audit trail: whether it is complete and unchanged, and who did what, when and from where. */
export function AuditScreen() {
  const t = useMessages(auditMessages);
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const filter: AuditFilter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined]));
  const chain = useQuery(auditChainQuery());
  const pages = useInfiniteQuery(auditPages(filter));
  const narrow = (next: AuditFilter) => setParams(givenParams(next), { replace: true });
  const entries = pages.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <PageHead title={t('title')} state={t('state')} />
      <SystemPages />
      <Stack>
        <ChainState />
        <Below pending={chain.isPending}>
          <AuditFilters filter={filter} onChange={narrow} />
          {pages.isLoadingError ? (
            <LoadFailure
              error={pages.error}
              title={t('failed')}
              otherwise={loadingCatalogue.later}
              onRetry={() => void pages.refetch()}
              retrying={pages.isFetching}
            />
          ) : null}
          {entries ? <AuditTable entries={entries} filter={filter} onFilter={narrow} onOpen={setOpened} /> : null}
          {pages.isPending ? <ListSkeleton rows={8} /> : null}
          <MoreRows pages={pages} />
        </Below>
      </Stack>
      {opened ? <AuditDrawer entry={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
