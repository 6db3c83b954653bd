import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { WaqfList, WaqfSummary } from '@waqf/contracts/endowments';
import { errorMessage, errorReference, useCan, useLanguage, useMessages, useTableExport } from '@waqf/platform-web';
import {
  Button,
  EmptyState,
  ErrorState,
  ExportButton,
  Icon,
  List,
  ListSkeleton,
  PageHead,
  Segmented,
  Surface,
} from '@waqf/ui/core';
import { TextInput } from '@waqf/ui/form';
import { waqfPages } from '../api/get-waqfs';
import { WaqfRow } from '../components/waqf-row';
import { waqfListMessages, waqfMessages } from '../messages/waqf.messages';
import { filterOf, matchingWaqfs, paramsOf, statusFilters, type StatusFilter } from '../model/waqf-filter';
import * as css from './waqf-list.module.css';

/** All waqfs that the person may see; the search and the status stand in the address bar. */
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
  const none = counts ? counts.draft + counts.pending + counts.approved === 0 : false;
  return (
    <>
      <PageHead
        title={t(mayCreate ? 'mine' : 'all')}
        state={counts ? <ListState counts={counts} /> : null}
        actions={create}
      />
      {pages.isPending ? <ListSkeleton rows={5} /> : null}
      {pages.isError ? (
        <ListFailure error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} />
      ) : null}
      {none ? (
        <EmptyState
          icon={<Icon.Waqf size={28} />}
          title={t('empty')}
          text={t(mayCreate ? 'emptyMine' : 'emptyOther')}
          action={create}
        />
      ) : null}
      {pages.data && !none ? (
        <FilteredList
          waqfs={pages.data.pages.flatMap(({ waqfs }) => waqfs)}
          more={
            pages.hasNextPage
              ? { loading: pages.isFetchingNextPage, load: () => void pages.fetchNextPage({ cancelRefetch: false }) }
              : null
          }
          waiting={pages.isPlaceholderData}
          failed={pages.isError}
        />
      ) : null}
    </>
  );
}

function ListState({ counts }: { counts: NonNullable<WaqfList['counts']> }) {
  const t = useMessages(waqfListMessages);
  const { language } = useLanguage();
  const total = counts.draft + counts.pending + counts.approved;
  const parts = [
    t('state.total', { count: total }),
    ...(total > 0 ? [t('state.active', { count: counts.approved })] : []),
  ];
  if (counts.pending > 0) parts.push(t('state.waiting', { count: counts.pending }));
  return <>{`${parts.join(language === 'ar' ? '، ' : ', ')}.`}</>;
}

function ListFailure({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying: boolean }) {
  const t = useMessages(waqfListMessages);
  const { language } = useLanguage();
  return (
    <ErrorState
      title={t('failed')}
      text={errorMessage(error, language)}
      reference={errorReference(error) ?? undefined}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

interface FilteredListProps {
  waqfs: readonly WaqfSummary[];
  /** The page after these; null when these are all. */
  more: { loading: boolean; load: () => void } | null;
  /** These are of another status: those asked for are on their way. */
  waiting: boolean;
  /** A page did not come; nothing is loaded by itself until somebody asks again. */
  failed: boolean;
}

function FilteredList({ waqfs, more, waiting, failed }: FilteredListProps) {
  const t = useMessages(waqfListMessages);
  const status = useMessages(waqfMessages);
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const narrow = (next: Partial<typeof filter>) => setParams(paramsOf({ ...filter, ...next }), { replace: true });
  const shown = matchingWaqfs(waqfs, filter);
  const exporting = useTableExport('waqfs', filter.status === 'all' ? {} : { status: filter.status });
  const nameOf = (value: StatusFilter) => (value === 'all' ? t('filter.all') : status(`status.${value}`));
  useWholeList(filter.text !== '' && !failed, more);
  const searching = waiting || (filter.text !== '' && more !== null);
  return (
    <>
      <Surface padding="none">
        <div className={css.toolbar}>
          <div className={css.search}>
            <TextInput
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              prefix={<Icon.Search size={18} />}
              value={filter.text}
              onChange={(text) => narrow({ text })}
            />
          </div>
          <Segmented<StatusFilter>
            label={t('filter')}
            value={filter.status}
            onChange={(value) => narrow({ status: value })}
            options={statusFilters.map((value) => ({ value, label: nameOf(value) }))}
          />
          {shown.length > 0 ? <ExportButton exporting={exporting} view={{ search: filter.text }} /> : null}
        </div>
        {shown.length > 0 ? (
          <List edge label={t('mine')}>
            {shown.map((waqf) => (
              <WaqfRow key={waqf.id} waqf={waqf} />
            ))}
          </List>
        ) : null}
        {shown.length === 0 && searching && !failed ? <ListSkeleton rows={3} /> : null}
        {shown.length === 0 && !searching ? (
          <EmptyState
            bare
            title={t('noMatch')}
            text={t('noMatchText')}
            action={<Button onClick={() => narrow({ text: '', status: 'all' })}>{t('clear')}</Button>}
          />
        ) : null}
      </Surface>
      {more ? (
        <div className={css.foot}>
          <Button loading={more.loading || (searching && !failed)} onClick={more.load}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** A search is of all waqfs: what is not loaded yet comes page after page. */
function useWholeList(wanted: boolean, more: FilteredListProps['more']) {
  const next = wanted && more && !more.loading ? more.load : null;
  useEffect(() => next?.(), [next]);
}
