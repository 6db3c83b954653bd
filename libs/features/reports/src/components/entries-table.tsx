import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { labelOf } from '@waqf/contracts';
import {
  expenseCategoryLabels,
  incomeSourceLabels,
  kindLabel,
  transactionLabels,
  transactionTypeLabels,
  type Transaction,
  unnamed,
} from '@waqf/contracts/finances';
import { lineLabels } from '@waqf/contracts/reporting';
import type { Language } from '@waqf/formats';
import { useLanguage, useMessages, useTableExport, givenParams } from '@waqf/platform-web';
import { PagedTransactions, useTransactionColumns, useTransactionRows } from '@waqf/screen-kit';
import { Amount, Icon } from '@waqf/ui/core';
import type { DataColumn, PhoneLine } from '@waqf/ui/data';
import { entryPages } from '../api/get-entries';
import { tableMessages } from '../messages/reports.messages';
import { entriesOf, noOpenFigure, paramsOf, sortOf, type ReportFilter } from '../model/report-filter';
import { ReportFailure } from './report-failure';
import * as css from './reports.module.css';

/** The entries of the report's waqf and days, or those behind an opened figure; the server sorts and searches. */
export function EntriesTable({ filter }: { filter: ReportFilter }) {
  const t = useMessages(tableMessages);
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const columns = useEntryColumns(true);
  const search = entriesOf(filter, new Date(), params.get('q')?.trim() ?? '');
  const pages = useInfiniteQuery(entryPages(search, sortOf(params)));
  const exporting = useTableExport('transactions', givenParams({ ...search, q: undefined }), ['reversal']);
  const phoneRows = useTransactionRows(pages.data, useEntryLine());
  const what = openedName(filter, language);
  return (
    <>
      {what ? (
        <p className={css.only}>
          {t('only', { what })}
          <Link to={`/reports?${paramsOf({ ...filter, ...noOpenFigure })}`} className={css.opens}>
            {t('showAll')}
          </Link>
        </p>
      ) : null}
      <PagedTransactions
        pages={pages}
        Failure={ReportFailure}
        title={t('entries')}
        note={(count) => t('entryCount', { count })}
        columns={columns}
        phoneRows={phoneRows}
        exporting={exporting}
        empty={{ title: t('noEntries'), text: t('noEntriesText'), icon: <Icon.Chart size={28} /> }}
      />
    </>
  );
}

/** The name of the figure that was opened; undefined when all entries are shown. */
function openedName({ entries, kind, fund }: ReportFilter, language: Language): string | undefined {
  if (kind === unnamed) return lineLabels[entries === 'expense' ? 'no_category' : 'no_source'][language];
  if (kind) return labelOf({ ...incomeSourceLabels, ...expenseCategoryLabels }, kind, language);
  if (fund === 'corpus') return lineLabels.corpus_additions[language];
  return entries && transactionTypeLabels[entries][language];
}

/** On a phone: what it was for and how much, then its kind and its waqf. */
export function useEntryLine(): (row: Transaction) => PhoneLine {
  const { language } = useLanguage();
  return (row) => ({
    title: <Description row={row} />,
    amount: <Amount value={row.signedAmount} signed />,
    note: (
      <>
        {kindLabel(row, language)} · <bdi>{row.waqfName}</bdi>
      </>
    ),
  });
}

function Description({ row }: { row: Transaction }) {
  const { language } = useLanguage();
  return (
    <span className={css.words}>
      <span className={row.reversedBy ? css.struck : undefined}>{row.description}</span>
      {row.reverses ? <span className={css.quiet}>{transactionLabels.reversal[language]}</span> : null}
      {row.reversedBy ? <span className={css.quiet}>{transactionLabels.reversed[language]}</span> : null}
    </span>
  );
}

/** @param sortable whether the server can sort the entries by day and amount */
export function useEntryColumns(sortable: boolean): DataColumn<Transaction>[] {
  const columns = useTransactionColumns(sortable);
  const { language } = useLanguage();
  return [
    {
      key: 'description',
      title: transactionLabels.description[language],
      render: (row) => <Description row={row} />,
    },
    columns.date,
    columns.waqf,
    columns.kind,
    columns.amount,
  ];
}
