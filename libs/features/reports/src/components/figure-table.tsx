import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { lineLabels, type FigureEntry } from '@waqf/contracts/reporting';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { MoreRows } from '@waqf/screen-kit';
import { Amount, DualDate, Icon, ListSkeleton } from '@waqf/ui/core';
import { DataTable, type DataColumn } from '@waqf/ui/data';
import { figurePages } from '../api/get-entries';
import { tableMessages } from '../messages/reports.messages';
import { periodName } from '../model/period-name';
import { noOpenFigure, paramsOf, searchOf, type ReportFilter } from '../model/report-filter';
import { ReportFailure } from './report-failure';
import * as css from './reports.module.css';

/** The entries that a figure adds up, in the days of the address, with the figure itself as the total. */
export function FigureTable({ filter, figure }: { filter: ReportFilter; figure: string }) {
  const t = useMessages(tableMessages);
  const { language } = useLanguage();
  const pages = useInfiniteQuery(figurePages({ ...searchOf(filter, new Date()), figure }));
  const columns = useColumns();
  if (pages.isPending) return <ListSkeleton rows={8} />;
  if (pages.isLoadingError)
    return <ReportFailure error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} />;
  const rows = pages.data.pages.flatMap(({ entries }) => entries);
  const amount = pages.data.pages[0]?.amount;
  const what = filter.line ? lineLabels[filter.line][language] : t('aFigure');
  return (
    <>
      <p className={css.only}>
        {t('of', { what })}
        <Link to={`/reports?${paramsOf({ ...filter, ...noOpenFigure })}`} className={css.opens}>
          {t('showAll')}
        </Link>
      </p>
      <DataTable
        title={what}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        searchable={false}
        choosable={false}
        pageSize={Math.max(1, rows.length)}
        totals={
          amount && rows.length > 0 ? { description: t('comes'), amount: <Amount value={amount} signed /> } : undefined
        }
        empty={{ title: t('noParts'), text: t('noEntriesText'), icon: <Icon.Chart size={28} /> }}
      />
      <MoreRows pages={pages} />
    </>
  );
}

function useColumns(): DataColumn<FigureEntry>[] {
  const t = useMessages(tableMessages);
  const { language } = useLanguage();
  return [
    {
      key: 'description',
      title: t('description'),
      render: ({ description, divides }) =>
        divides ? t('divided', { period: periodName(divides, language) }) : description,
    },
    { key: 'date', title: t('date'), render: ({ occurredOn }) => <DualDate iso={occurredOn} /> },
    { key: 'waqf', title: t('name'), render: ({ waqfName }) => waqfName },
    {
      key: 'amount',
      title: t('amount'),
      align: 'amount',
      fixed: true,
      render: ({ amount }) => <Amount value={amount} signed />,
    },
  ];
}
