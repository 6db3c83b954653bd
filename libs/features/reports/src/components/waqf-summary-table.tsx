import { Link, useSearchParams } from 'react-router';
import { labelOf } from '@waqf/contracts';
import { waqfStatusLabels } from '@waqf/contracts/endowments';
import type { Report, ReportedWaqf } from '@waqf/contracts/reporting';
import { parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Amount, Icon, StatusTag } from '@waqf/ui/core';
import { DataTable, tableStateFromQuery, tableStateToQuery, type DataColumn } from '@waqf/ui/data';
import { tableMessages } from '../messages/reports.messages';
import {
  entriesHref,
  opensExpenses,
  opensIncome,
  paramsOf,
  partsHref,
  type ReportFilter,
} from '../model/report-filter';
import * as css from './reports.module.css';

/** Each waqf in one row: balance at the end of the period, income, expenses, net, entries, status. */
export function WaqfSummaryTable({ report, filter }: { report: Report; filter: ReportFilter }) {
  const t = useMessages(tableMessages);
  const [params, setParams] = useSearchParams();
  const { figures, waqfs } = report;
  return (
    <DataTable
      title={t('waqfs')}
      note={t('waqfCount', { count: waqfs.length })}
      columns={useColumns(filter)}
      rows={waqfs}
      rowKey={({ id }) => id}
      state={tableStateFromQuery(params)}
      onStateChange={(state) => setParams(tableStateToQuery(state, params), { replace: true })}
      totals={
        figures && waqfs.length > 1
          ? {
              name: t('net'),
              income: <Amount value={figures.income} />,
              expenses: <Amount value={figures.expenses} />,
              net: <Amount value={figures.net} signed />,
            }
          : undefined
      }
      empty={{ title: t('noWaqfs'), icon: <Icon.Waqf size={28} /> }}
    />
  );
}

function useColumns(filter: ReportFilter): DataColumn<ReportedWaqf>[] {
  const t = useMessages(tableMessages);
  const { language } = useLanguage();
  const money = (
    key: 'balance' | 'income' | 'expenses' | 'net',
    hrefOf: (waqf: ReportedWaqf, own: ReportFilter) => string | undefined,
  ): DataColumn<ReportedWaqf> => ({
    key,
    title: t(key),
    align: 'amount',
    sortValue: (waqf) => parseSignedAmount(waqf[key]),
    render: (waqf) => {
      const shown = <Amount value={waqf[key]} signed={key === 'net'} />;
      const href = hrefOf(waqf, { ...filter, waqfId: waqf.id });
      if (!href) return shown;
      return (
        <Link to={href} className={css.opens} title={t('open', { what: t(key), waqf: waqf.name })}>
          {shown}
        </Link>
      );
    },
  });
  return [
    {
      key: 'name',
      title: t('name'),
      sortValue: ({ name }) => name,
      searchText: ({ name }) => name,
      render: ({ id, name }) => (
        <Link to={`/reports?${paramsOf({ ...filter, type: 'financial', waqfId: id })}`} className={css.opens}>
          {name}
        </Link>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      sortValue: ({ status }) => labelOf(waqfStatusLabels, status, language),
      render: ({ status }) => (
        <StatusTag tone={status === 'approved' ? 'success' : status === 'pending' ? 'warning' : 'neutral'}>
          {labelOf(waqfStatusLabels, status, language)}
        </StatusTag>
      ),
    },
    money('balance', ({ balanceAdds }, own) => balanceAdds && partsHref(own, balanceAdds, 'ghalla')),
    money('income', (_, own) => entriesHref(own, opensIncome)),
    money('expenses', (_, own) => entriesHref(own, opensExpenses)),
    money('net', ({ netAdds }, own) => netAdds && partsHref(own, netAdds, 'net')),
    { key: 'count', title: t('count'), align: 'amount', sortValue: ({ count }) => count, render: ({ count }) => count },
  ];
}
