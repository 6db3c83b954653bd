import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { waqfStatusLabels, type WaqfSummary } from '@waqf/contracts/endowments';
import { useLanguage, useMessages, useTableExport } from '@waqf/platform-web';
import { Button, EmptyState, ExportButton, Icon, List, ListSkeleton, Segmented, Surface } from '@waqf/ui/core';
import { TextInput } from '@waqf/ui/field';
import { type MorePages, MoreRows } from '@waqf/screen-kit';
import { WaqfRow } from './waqf-row';
import { waqfListMessages } from '../messages/waqf.messages';
import { filterOf, matchingWaqfs, paramsOf, statusFilters, type StatusFilter } from '../model/waqf-filter';
import * as css from '../screens/waqf-list.module.css';

interface FilteredListProps {
  waqfs: readonly WaqfSummary[];
  pages: MorePages;
  /** True while rows of another status are still shown and the requested ones are loading. */
  waiting: boolean;
  /** Whether there are discarded waqfs; without them nobody needs their filter. */
  withDiscarded: boolean;
}

export function FilteredList({ waqfs, pages, waiting, withDiscarded }: FilteredListProps) {
  const t = useMessages(waqfListMessages);
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const narrow = (next: Partial<typeof filter>) => setParams(paramsOf({ ...filter, ...next }), { replace: true });
  const shown = matchingWaqfs(waqfs, filter);
  const exporting = useTableExport('waqfs', filter.status === 'all' ? {} : { status: filter.status });
  const nameOf = (value: StatusFilter) => (value === 'all' ? t('filter.all') : waqfStatusLabels[value][language]);
  // After a failure no page is loaded by itself until the user asks again.
  const failed = pages.error !== null;
  useWholeList(filter.text !== '' && !failed, pages);
  const searching = waiting || (filter.text !== '' && pages.hasNextPage);
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
            options={statusFilters
              .filter((value) => value !== 'discarded' || withDiscarded || filter.status === 'discarded')
              .map((value) => ({ value, label: nameOf(value) }))}
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
      <MoreRows pages={searching && !failed ? { ...pages, isFetchingNextPage: true } : pages} />
    </>
  );
}

/** A search covers all waqfs: the pages that are not loaded yet are loaded one after the other. */
function useWholeList(wanted: boolean, { hasNextPage, isFetchingNextPage, fetchNextPage }: MorePages) {
  useEffect(() => {
    if (wanted && hasNextPage && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [wanted, hasNextPage, isFetchingNextPage, fetchNextPage]);
}
