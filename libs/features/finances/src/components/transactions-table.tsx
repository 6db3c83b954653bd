import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { transactionLabels, type Transaction } from '@waqf/contracts/finances';
import { useLanguage, useMessages, useTableExport } from '@waqf/platform-web';
import { Amount, Button, classNames, DualDate, Icon, ListSkeleton, StatusTag } from '@waqf/ui/core';
import { DataTable, tableStateFromQuery, tableStateToQuery, type DataColumn } from '@waqf/ui/data';
import { namedOf, transactionPages } from '../api/get-transactions';
import { transactionListMessages } from '../messages/finances.messages';
import { narrows, searchOf, sortOf, type TransactionFilter } from '../model/transaction-filter';
import { FinancesFailure } from './finances-failure';
import { TransactionDrawer } from './transaction-drawer';
import { kindName, TransactionIcon } from './transaction-look';
import * as css from './finances.module.css';

export interface TransactionsTableProps {
  filter: TransactionFilter;
  /** Fills an empty list. */
  addAction: React.ReactNode;
  clearAction: React.ReactNode;
}

/**
 * Transactions that match, newest first unless the address says otherwise, with their sum; one opens to its details and
 * its reversal.
 */
export function TransactionsTable({ filter, addAction, clearAction }: TransactionsTableProps) {
  const t = useMessages(transactionListMessages);
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<string | null>(null);
  const columns = useColumns(setOpened);
  const search = searchOf(filter, new Date());
  const pages = useInfiniteQuery(transactionPages(search, sortOf(params)));
  const exporting = useTableExport('transactions', namedOf({ ...search, q: undefined }), ['fund', 'reversal']);
  if (pages.isPending) return <ListSkeleton rows={8} />;
  if (pages.isError)
    return <FinancesFailure error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} />;
  const rows = pages.data.pages.flatMap((page) => page.transactions);
  const totals = pages.data.pages[0]?.totals;
  const narrowed = narrows(filter);
  return (
    <>
      <DataTable
        title={t('list')}
        note={totals ? t('count', { count: totals.count }) : undefined}
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
        empty={
          narrowed
            ? { title: t('noMatch'), action: clearAction, icon: <Icon.Search size={28} /> }
            : { title: t('empty'), text: t('emptyText'), action: addAction, icon: <Icon.Exchange size={28} /> }
        }
      />
      {pages.hasNextPage ? (
        <div className={css.foot}>
          <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
      <TransactionDrawer transaction={rows.find(({ id }) => id === opened) ?? null} onClose={() => setOpened(null)} />
    </>
  );
}

function useColumns(open: (id: string) => void): DataColumn<Transaction>[] {
  const t = useMessages(transactionListMessages);
  const { language } = useLanguage();
  return [
    {
      key: 'description',
      title: transactionLabels.description[language],
      render: (row) => (
        <span className={css.cell}>
          <TransactionIcon transaction={row} />
          <span className={css.words}>
            <button
              type="button"
              className={classNames(css.open, row.reversedBy && css.struck)}
              onClick={() => open(row.id)}
              aria-label={t('open', { description: row.description })}
            >
              {row.description}
            </button>
            {row.reverses ? <span className={css.quiet}>{transactionLabels.reversal[language]}</span> : null}
            {row.reversedBy ? <span className={css.quiet}>{transactionLabels.reversed[language]}</span> : null}
          </span>
        </span>
      ),
    },
    { key: 'waqf', title: transactionLabels.waqf[language], render: (row) => row.waqfName },
    {
      key: 'date',
      title: transactionLabels.date[language],
      sortable: true,
      render: (row) => <DualDate iso={row.occurredOn} />,
    },
    {
      key: 'kind',
      title: transactionLabels.kind[language],
      render: (row) => (
        <StatusTag tone={row.type === 'income' ? 'success' : 'neutral'}>{kindName(row, language)}</StatusTag>
      ),
    },
    {
      key: 'recordedBy',
      title: transactionLabels.recordedBy[language],
      hiddenAtFirst: true,
      render: (row) => row.recordedBy ?? transactionLabels.platform[language],
    },
    {
      key: 'amount',
      title: transactionLabels.amount[language],
      align: 'amount',
      fixed: true,
      sortable: true,
      render: (row) => <Amount value={row.signedAmount} signed />,
    },
  ];
}
