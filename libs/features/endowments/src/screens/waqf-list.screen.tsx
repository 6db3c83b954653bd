import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import { errorMessage, errorReference, useCan, useLanguage, useMessages, useTableExport } from '@waqf/platform-web';
import { Button, EmptyState, ErrorState, ExportButton, Icon, List, ListSkeleton, PageHead, Segmented, Surface } from '@waqf/ui/core';
import { TextInput } from '@waqf/ui/form';
import { waqfsQuery } from '../api/get-waqfs';
import { WaqfRow } from '../components/waqf-row';
import { waqfListMessages, waqfMessages } from '../messages/waqf.messages';
import { filterOf, matchingWaqfs, paramsOf, statusFilters, type StatusFilter } from '../model/waqf-filter';
import * as css from './waqf-list.module.css';

/** All waqfs that the person may see; the search and the status stand in the address bar. */
export function WaqfListScreen() {
  const t = useMessages(waqfListMessages);
  const mayCreate = useCan('waqf.create');
  const waqfs = useQuery(waqfsQuery());
  const create = mayCreate ? <Button href="/waqf/create-steps" variant="primary" icon={<Icon.Plus size={18} />}>{t('create')}</Button> : null;
  return (
    <>
      <PageHead title={t(mayCreate ? 'mine' : 'all')} state={waqfs.data ? <ListState waqfs={waqfs.data.waqfs} /> : null} actions={create} />
      {waqfs.isPending ? <ListSkeleton rows={5} /> : null}
      {waqfs.isError ? <ListFailure error={waqfs.error} onRetry={() => void waqfs.refetch()} retrying={waqfs.isFetching} /> : null}
      {waqfs.data?.waqfs.length === 0 ? (
        <EmptyState icon={<Icon.Waqf size={28} />} title={t('empty')} text={t(mayCreate ? 'emptyMine' : 'emptyOther')} action={create} />
      ) : null}
      {waqfs.data && waqfs.data.waqfs.length > 0 ? <FilteredList waqfs={waqfs.data.waqfs} /> : null}
    </>
  );
}

function ListState({ waqfs }: { waqfs: readonly WaqfSummary[] }) {
  const t = useMessages(waqfListMessages);
  const { language } = useLanguage();
  const active = waqfs.filter(({ status }) => status === 'approved').length;
  const waiting = waqfs.filter(({ status }) => status === 'pending').length;
  const parts = [t('state.total', { count: waqfs.length }), ...(waqfs.length > 0 ? [t('state.active', { count: active })] : [])];
  if (waiting > 0) parts.push(t('state.waiting', { count: waiting }));
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

function FilteredList({ waqfs }: { waqfs: readonly WaqfSummary[] }) {
  const t = useMessages(waqfListMessages);
  const status = useMessages(waqfMessages);
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const narrow = (next: Partial<typeof filter>) => setParams(paramsOf({ ...filter, ...next }), { replace: true });
  const shown = matchingWaqfs(waqfs, filter);
  const exporting = useTableExport('waqfs', filter.status === 'all' ? {} : { status: filter.status });
  const nameOf = (value: StatusFilter) => (value === 'all' ? t('filter.all') : status(`status.${value}`));
  return (
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
      {shown.length > 0 ? <List edge label={t('mine')}>{shown.map((waqf) => <WaqfRow key={waqf.id} waqf={waqf} />)}</List> : (
        <EmptyState
          bare
          title={t('noMatch')}
          text={t('noMatchText')}
          action={<Button onClick={() => narrow({ text: '', status: 'all' })}>{t('clear')}</Button>}
        />
      )}
    </Surface>
  );
}
