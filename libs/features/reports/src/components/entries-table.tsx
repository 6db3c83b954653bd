import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { labelOf } from '@waqf/contracts';
import {
  expenseCategoryLabels,
  incomeSourceLabels,
  transactionTypeLabels,
  type Transaction,
} from '@waqf/contracts/finances';
import { useLanguage, useMessages, useTableExport, type LanguageCode } from '@waqf/platform-web';
import { Amount, Button, DualDate, Icon, ListSkeleton, StatusTag } from '@waqf/ui/core';
import { DataTable, tableStateFromQuery, tableStateToQuery, type DataColumn } from '@waqf/ui/data';
import { entryPages } from '../api/get-entries';
import { namedOf } from '../api/get-report';
import { tableMessages } from '../messages/reports.messages';
import { entriesOf, paramsOf, sortOf, type ReportFilter } from '../model/report-filter';
import { ReportFailure } from './report-failure';
import * as css from './reports.module.css';

/** What an entry was for: the source of an income, the category of an expense, or the type alone. */
function kindName({ type, source, category }: Transaction, language: LanguageCode): string {
  if (source) return labelOf(incomeSourceLabels, source, language);
  if (category) return labelOf(expenseCategoryLabels, category, language);
  return labelOf(transactionTypeLabels, type, language);
}

/** The entries of the waqf and the days of the report, or those that a figure opened; the server sorts and searches. */
export function EntriesTable({ filter }: { filter: ReportFilter }) {
  const t = useMessages(tableMessages);
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const columns = useEntryColumns(true);
  const search = entriesOf(filter, new Date(), params.get('q')?.trim() ?? '');
  const pages = useInfiniteQuery(entryPages(search, sortOf(params)));
  const exporting = useTableExport('transactions', namedOf({ ...search, q: undefined }), ['reversal']);
  if (pages.isPending) return <ListSkeleton rows={8} />;
  if (pages.isError)
    return <ReportFailure error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} />;
  const rows = pages.data.pages.flatMap((page) => page.transactions);
  const totals = pages.data.pages[0]?.totals;
  const what = filter.kind
    ? labelOf({ ...incomeSourceLabels, ...expenseCategoryLabels }, filter.kind, language)
    : filter.entries && transactionTypeLabels[filter.entries][language];
  return (
    <>
      {what ? (
        <p className={css.only}>
          {t('only', { what })}
          <Link to={`/reports?${paramsOf({ ...filter, entries: undefined, kind: undefined })}`} className={css.opens}>
            {t('showAll')}
          </Link>
        </p>
      ) : null}
      <DataTable
        title={t('entries')}
        note={totals ? t('entryCount', { count: totals.count }) : undefined}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        exporting={exporting}
        state={tableStateFromQuery(params)}
        onStateChange={(state) => setParams(tableStateToQuery(state, params), { replace: true })}
        serverTotal={rows.length}
        pageSize={Math.max(1, rows.length)}
        totals={
          totals && rows.length > 0
            ? { description: t('net'), amount: <Amount value={totals.net} signed /> }
            : undefined
        }
        empty={{ title: t('noEntries'), text: t('noEntriesText'), icon: <Icon.Chart size={28} /> }}
      />
      {pages.hasNextPage ? (
        <div className={css.foot}>
          <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** @param sortable whether the server sorts by day and amount */
export function useEntryColumns(sortable: boolean): DataColumn<Transaction>[] {
  const t = useMessages(tableMessages);
  const { language } = useLanguage();
  return [
    {
      key: 'description',
      title: t('description'),
      render: (row) => (
        <span className={css.words}>
          <span className={row.reversedBy ? css.struck : undefined}>{row.description}</span>
          {row.reverses ? <span className={css.quiet}>{t('reversal')}</span> : null}
          {row.reversedBy ? <span className={css.quiet}>{t('reversed')}</span> : null}
        </span>
      ),
    },
    { key: 'date', title: t('date'), sortable, render: (row) => <DualDate iso={row.occurredOn} /> },
    { key: 'waqf', title: t('name'), render: (row) => row.waqfName },
    {
      key: 'kind',
      title: t('kind'),
      render: (row) => (
        <StatusTag tone={row.type === 'income' ? 'success' : 'neutral'}>{kindName(row, language)}</StatusTag>
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'amount',
      fixed: true,
      sortable,
      render: (row) => <Amount value={row.signedAmount} signed />,
    },
  ];
}
