import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { longestSearch } from '@waqf/contracts';
import { kindLabel, transactionLabels, type Transaction, type TransactionList } from '@waqf/contracts/finances';
import { defineMessages, useLanguage, useMessages } from '@waqf/platform-web';
import { halalas, parseSignedAmount, type Halalas } from '@waqf/money';
import { Amount, Dotted, DualDate, ListSkeleton, StatusTag } from '@waqf/ui/core';
import {
  DataTable,
  tableStateFromQuery,
  tableStateToQuery,
  type DataColumn,
  type DataTableProps,
  type PhoneRows,
} from '@waqf/ui/data';
import { MoreRows } from './more-rows';
import * as css from './transaction-list.module.css';

const messages = defineMessages({
  net: { ar: 'الصافي', en: 'Net' },
  cut: {
    ar: 'المعروض منها {shown} من أصل {count}، والصافي لها كلها. حمّل الملف لتجدها كاملة.',
    en: '{shown} of {count} are shown here; the net is of all of them. The exported file has every one.',
  },
  runningNet: { ar: 'الصافي حتى يومه', en: 'Net to date' },
});

/**
 * The columns of every list of transactions.
 * @param sortable whether the server can sort by day and amount
 */
export function useTransactionColumns(
  sortable: boolean,
): Record<'waqf' | 'date' | 'kind' | 'amount', DataColumn<Transaction>> {
  const { language } = useLanguage();
  const title = (name: keyof typeof transactionLabels) => transactionLabels[name][language];
  return {
    waqf: { key: 'waqf', title: title('waqf'), render: (row) => row.waqfName },
    date: { key: 'date', title: title('date'), sortable, render: (row) => <DualDate iso={row.occurredOn} /> },
    kind: {
      key: 'kind',
      title: title('kind'),
      render: (row) => (
        <StatusTag tone={row.type === 'income' ? 'success' : 'neutral'}>{kindLabel(row, language)}</StatusTag>
      ),
    },
    amount: {
      key: 'amount',
      title: title('amount'),
      align: 'amount',
      fixed: true,
      sortable,
      render: (row) => <Amount value={row.signedAmount} signed />,
    },
  };
}

export interface PagedTransactionsProps
  extends Pick<DataTableProps<Transaction>, 'title' | 'columns' | 'exporting' | 'empty' | 'phoneRows'> {
  pages: UseInfiniteQueryResult<InfiniteData<TransactionList>>;
  /** The text for the total number of transactions. */
  note: (count: number) => string;
  Failure: ComponentType<{ error: unknown; onRetry: () => void; retrying: boolean }>;
}

/**
 * The sum of all transactions up to each day, newest day first: the total net minus what came later.
 * @param rows newest first, starting with the newest; @param net of all matching transactions
 */
export function runningNet(rows: readonly Transaction[], net: string): Map<string, Halalas> {
  const days = new Map<string, Halalas>();
  let left = parseSignedAmount(net);
  for (const { occurredOn, signedAmount } of rows) {
    if (!days.has(occurredOn)) days.set(occurredOn, left);
    left = halalas(left - parseSignedAmount(signedAmount));
  }
  return days;
}

/**
 * Two lines per row on a phone, grouped by day, newest first with a running net; in any other order each row says its
 * day.
 */
export function useTransactionRows(
  pages: InfiniteData<TransactionList> | undefined,
  line: PhoneRows<Transaction>['line'],
): PhoneRows<Transaction> {
  const t = useMessages(messages);
  const [params] = useSearchParams();
  const { sort } = tableStateFromQuery(params);
  if (!pages) return { line };
  if (sort && sort.key !== 'date') {
    const dated = (row: Transaction) => (
      <Dotted>
        {line(row).note}
        <DualDate iso={row.occurredOn} short />
      </Dotted>
    );
    return { line: (row) => ({ ...line(row), note: dated(row) }) };
  }
  const rows = pages.pages.flatMap((page) => page.transactions);
  const net = pages.pages[0]?.totals?.net;
  const running = net === undefined || sort?.order === 'ascending' ? null : runningNet(rows, net);
  return {
    line,
    groupOf: ({ occurredOn }) => occurredOn,
    head: ([first]) => ({
      title: first ? <DualDate iso={first.occurredOn} /> : null,
      total:
        first && running ? (
          <>
            {t('runningNet')} <Amount value={running.get(first.occurredOn) ?? halalas(0n)} signed />
          </>
        ) : null,
    }),
  };
}

/** Pages of transactions with their sum; sort order and search are kept in the address and applied by the server. */
export function PagedTransactions({ pages, note, Failure, ...table }: PagedTransactionsProps) {
  const t = useMessages(messages);
  const [params, setParams] = useSearchParams();
  if (pages.isPending) return <ListSkeleton rows={8} />;
  if (pages.isLoadingError)
    return <Failure error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} />;
  const rows = pages.data.pages.flatMap((page) => page.transactions);
  const totals = pages.data.pages[0]?.totals;
  return (
    <>
      <DataTable
        {...table}
        note={totals ? note(totals.count) : undefined}
        rows={rows}
        rowKey={({ id }) => id}
        state={tableStateFromQuery(params)}
        onStateChange={({ search, ...state }) =>
          setParams(tableStateToQuery({ ...state, search: search.slice(0, longestSearch) }, params), { replace: true })
        }
        serverTotal={rows.length}
        pageSize={Math.max(1, rows.length)}
        totals={
          totals && rows.length > 0
            ? { description: t('net'), amount: <Amount value={totals.net} signed /> }
            : undefined
        }
      />
      {totals && pages.hasNextPage ? (
        <p className={css.onPaper}>{t('cut', { shown: rows.length, count: totals.count })}</p>
      ) : null}
      <MoreRows pages={pages} />
    </>
  );
}
