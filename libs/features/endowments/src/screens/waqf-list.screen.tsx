import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { WaqfList } from '@waqf/contracts/endowments';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { wordList } from '@waqf/formats';
import { useCan, useLanguage, useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Button, EmptyState, Icon, ListSkeleton, PageHead, Row } from '@waqf/ui/core';
import { waqfPages } from '../api/get-waqfs';
import { waqfListMessages } from '../messages/waqf.messages';
import { filterOf } from '../model/waqf-filter';
import { FilteredList } from '../components/filtered-waqf-list';

/** All waqfs that the user may see; the search and the status are kept in the address. */
export function WaqfListScreen() {
  const t = useMessages(waqfListMessages);
  const mayCreate = useCan('waqf.create');
  const [params] = useSearchParams();
  const { status } = filterOf(params);
  const pages = useInfiniteQuery(waqfPages(status === 'all' ? undefined : status));
  const counts = pages.data?.pages[0]?.counts;
  const create = mayCreate ? (
    <Button href="/waqf/create-steps" variant="primary" icon={<Icon.Plus size={18} />}>
      {t('create')}
    </Button>
  ) : null;
  const discarded = counts?.discarded ?? 0;
  const none = counts ? counts.draft + counts.pending + counts.approved === 0 && status !== 'discarded' : false;
  return (
    <>
      <PageHead
        title={t(mayCreate ? 'mine' : 'all')}
        state={counts ? <ListState counts={counts} /> : null}
        // An empty list has this button in its middle.
        actions={none ? null : create}
      />
      {pages.isPending ? <ListSkeleton rows={5} /> : null}
      {pages.isLoadingError ? (
        <ListFailure error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} />
      ) : null}
      {none ? (
        <EmptyState
          icon={<Icon.Waqf size={28} />}
          title={t('empty')}
          text={t(mayCreate ? 'emptyMine' : 'emptyOther')}
          action={
            discarded > 0 ? (
              <Row gap={8} wrap>
                {create}
                <Button href="/waqf?status=discarded">{t('toDiscarded')}</Button>
              </Row>
            ) : (
              create
            )
          }
        />
      ) : null}
      {pages.data && !none ? (
        <FilteredList
          waqfs={pages.data.pages.flatMap(({ waqfs }) => waqfs)}
          pages={pages}
          withDiscarded={discarded > 0}
          waiting={pages.isPlaceholderData}
        />
      ) : null}
    </>
  );
}

function ListState({ counts }: { counts: NonNullable<WaqfList['counts']> }) {
  const t = useMessages(waqfListMessages);
  const { language } = useLanguage();
  const total = counts.draft + counts.pending + counts.approved;
  const unaccepted = counts.unaccepted ?? 0;
  const activeCount = counts.approved - unaccepted;
  // The messages have special forms for one and two; from three on they say "all".
  const areAllActive = total > 2 && activeCount === total;
  const active = areAllActive ? t('state.allActive') : t('state.active', { count: activeCount });
  const parts = [t('state.total', { count: total }), ...(total > 0 ? [active] : [])];
  if (counts.pending > 0) parts.push(t('state.waiting', { count: counts.pending }));
  if (unaccepted > 0) parts.push(t('state.unaccepted', { count: unaccepted }));
  return <>{`${wordList(parts, language)}.`}</>;
}

function ListFailure({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying: boolean }) {
  const t = useMessages(waqfListMessages);
  return (
    <LoadFailure
      title={t('failed')}
      error={error}
      otherwise={loadingCatalogue.waqfs}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
