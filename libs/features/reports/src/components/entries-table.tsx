import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { labelOf } from '@waqf/contracts';
import {
  expenseCategoryLabels,
  incomeSourceLabels,
  transactionLabels,
  transactionTypeLabels,
  type Transaction,
  unnamed,
} from '@waqf/contracts/finances';
import { lineLabels } from '@waqf/contracts/reporting';
import type { Language } from '@waqf/formats';
import { useLanguage, useMessages, useTableExport } from '@waqf/platform-web';
import { PagedTransactions, useTransactionColumns } from '@waqf/screen-kit';
import { Icon } from '@waqf/ui/core';
import type { DataColumn } from '@waqf/ui/data';
import { entryPages } from '../api/get-entries';
import { namedOf } from '../api/get-report';
import { tableMessages } from '../messages/reports.messages';
import { entriesOf, nothingOpened, paramsOf, sortOf, type ReportFilter } from '../model/report-filter';
import { ReportFailure } from './report-failure';
import * as css from './reports.module.css';

/** The entries of the waqf and the days of the report, or those that a figure opened; the server sorts and searches. */
export function EntriesTable({ filter }: { filter: ReportFilter }) {
  const t = useMessages(tableMessages);
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const columns = useEntryColumns(true);
  const search = entriesOf(filter, new Date(), params.get('q')?.trim() ?? '');
  const pages = useInfiniteQuery(entryPages(search, sortOf(params)));
  const exporting = useTableExport('transactions', namedOf({ ...search, q: undefined }), ['reversal']);
  const what = openedName(filter, language);
  return (
    <>
      {what ? (
        <p className={css.only}>
          {t('only', { what })}
          <Link to={`/reports?${paramsOf({ ...filter, ...nothingOpened })}`} className={css.opens}>
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
        exporting={exporting}
        empty={{ title: t('noEntries'), text: t('noEntriesText'), icon: <Icon.Chart size={28} /> }}
      />
    </>
  );
}

/** What the figure is called that was opened; undefined for all entries. */
function openedName({ entries, kind, fund }: ReportFilter, language: Language): string | undefined {
  if (kind === unnamed) return lineLabels[entries === 'expense' ? 'no_category' : 'no_source'][language];
  if (kind) return labelOf({ ...incomeSourceLabels, ...expenseCategoryLabels }, kind, language);
  if (fund === 'corpus') return lineLabels.corpus_additions[language];
  return entries && transactionTypeLabels[entries][language];
}

/** @param sortable whether the server sorts by day and amount */
export function useEntryColumns(sortable: boolean): DataColumn<Transaction>[] {
  const columns = useTransactionColumns(sortable);
  const { language } = useLanguage();
  return [
    {
      key: 'description',
      title: transactionLabels.description[language],
      render: (row) => (
        <span className={css.words}>
          <span className={row.reversedBy ? css.struck : undefined}>{row.description}</span>
          {row.reverses ? <span className={css.quiet}>{transactionLabels.reversal[language]}</span> : null}
          {row.reversedBy ? <span className={css.quiet}>{transactionLabels.reversed[language]}</span> : null}
        </span>
      ),
    },
    columns.date,
    columns.waqf,
    columns.kind,
    columns.amount,
  ];
}
