import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { kindLabel, transactionLabels, type Transaction } from '@waqf/contracts/finances';
import { useLanguage, useMessages, useTableExport, givenParams } from '@waqf/platform-web';
import { PagedTransactions, useTransactionColumns, useTransactionRows } from '@waqf/screen-kit';
import { Amount, classNames, Dotted, Icon, namedDialog } from '@waqf/ui/core';
import type { DataColumn, PhoneLine } from '@waqf/ui/data';
import { transactionPages } from '../api/get-transactions';
import { transactionListMessages } from '../messages/finances.messages';
import { receiptMessages } from '../messages/receipt.messages';
import { hasFilter, searchOf, sortOf, type TransactionFilter } from '../model/transaction-filter';
import { FinancesFailure } from './finances-failure';
import { transactionFacts } from './transaction-facts';
import { TransactionIcon } from './transaction-icon';
import * as css from './finances.module.css';

const TransactionDrawer = namedDialog(
  () => import('./transaction-drawer').then((module) => module.TransactionDrawer),
  transactionListMessages.list,
);

export interface TransactionsTableProps {
  filter: TransactionFilter;
  /** The action shown in an empty list. */
  addAction: React.ReactNode;
  clearAction: React.ReactNode;
}

/**
 * The matching transactions with their sum, newest first unless the address says otherwise; each opens its details and
 * its reversal.
 */
export function TransactionsTable({ filter, addAction, clearAction }: TransactionsTableProps) {
  const t = useMessages(transactionListMessages);
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<string | null>(null);
  const columns = useColumns(setOpened);
  const search = searchOf(filter, new Date());
  const pages = useInfiniteQuery(transactionPages(search, sortOf(params)));
  const phoneRows = useTransactionRows(pages.data, usePhoneLine(setOpened));
  const exporting = useTableExport('transactions', givenParams({ ...search, q: undefined }), [
    'fund',
    'reversal',
    'receipt',
  ]);
  const rows = pages.data?.pages.flatMap((page) => page.transactions) ?? [];
  const shown = rows.find(({ id }) => id === opened);
  return (
    <>
      <PagedTransactions
        pages={pages}
        Failure={FinancesFailure}
        title={t('list')}
        note={(count) => t('count', { count })}
        columns={columns}
        phoneRows={phoneRows}
        exporting={exporting}
        empty={
          hasFilter(filter)
            ? { title: t('noMatch'), action: clearAction, icon: <Icon.Search size={28} /> }
            : { title: t('empty'), text: t('emptyText'), action: addAction, icon: <Icon.Exchange size={28} /> }
        }
      />
      {shown ? <TransactionDrawer transaction={shown} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

interface OpenButtonProps {
  row: Transaction;
  open: (id: string) => void;
}

/** What the transaction was for, as a button that opens it. */
function OpenButton({ row, open }: OpenButtonProps) {
  const t = useMessages(transactionListMessages);
  return (
    <button
      type="button"
      className={classNames(css.open, row.reversedBy && css.struck)}
      onClick={() => open(row.id)}
      aria-label={t('open', { description: row.description })}
    >
      {row.description}
    </button>
  );
}

/** On a phone: what it was for and how much, then its kind and its waqf. */
function usePhoneLine(open: (id: string) => void): (row: Transaction) => PhoneLine {
  const { language } = useLanguage();
  const r = useMessages(receiptMessages);
  return (row) => {
    const mark = row.reverses ? 'reversal' : row.reversedBy ? 'reversed' : null;
    const words = [
      kindLabel(row, language),
      row.waqfName,
      ...(mark ? [transactionLabels[mark][language]] : []),
      ...(row.receipt ? [r('has')] : []),
    ];
    return {
      lead: <TransactionIcon transaction={row} />,
      title: <OpenButton row={row} open={open} />,
      amount: <Amount value={row.signedAmount} signed />,
      note: (
        <Dotted>
          {words.map((word) => (
            <bdi key={word}>{word}</bdi>
          ))}
        </Dotted>
      ),
    };
  };
}

function useColumns(open: (id: string) => void): DataColumn<Transaction>[] {
  const r = useMessages(receiptMessages);
  const { language } = useLanguage();
  const columns = useTransactionColumns(true);
  return [
    {
      key: 'description',
      title: transactionLabels.description[language],
      render: (row) => (
        <span className={css.cell}>
          <TransactionIcon transaction={row} />
          <span className={css.words}>
            <OpenButton row={row} open={open} />
            {row.receipt ? <span className={css.quiet}>{r('has')}</span> : null}
            {row.reverses ? <span className={css.quiet}>{transactionLabels.reversal[language]}</span> : null}
            {row.reversedBy ? <span className={css.quiet}>{transactionLabels.reversed[language]}</span> : null}
          </span>
        </span>
      ),
    },
    columns.waqf,
    columns.date,
    columns.kind,
    ...transactionFacts
      .filter(({ column }) => column)
      .map(
        ({ key, value }): DataColumn<Transaction> => ({
          key,
          title: transactionLabels[key][language],
          hiddenAtFirst: true,
          render: (row) => value(row, language) ?? '—',
        }),
      ),
    columns.amount,
  ];
}
