import type { Transaction } from '@waqf/contracts/finances';
import type { Report } from '@waqf/contracts/reporting';
import { useMessages } from '@waqf/platform-web';
import { DualDate, Icon, MoreLink } from '@waqf/ui/core';
import { DataTable, type PhoneRows } from '@waqf/ui/data';
import { figureMessages } from '../messages/reports.messages';
import { paramsOf, type ReportFilter } from '../model/report-filter';
import { useEntryColumns, useEntryLine } from './entries-table';

/** The newest entries of a report, with a link to all of them. */
export function LatestEntries({ report, filter }: { report: Report; filter: ReportFilter }) {
  const t = useMessages(figureMessages);
  const phoneRows: PhoneRows<Transaction> = {
    line: useEntryLine(),
    groupOf: ({ occurredOn }) => occurredOn,
    head: ([first]) => ({ title: first ? <DualDate iso={first.occurredOn} /> : null }),
  };
  return (
    <DataTable
      title={t('latest')}
      columns={useEntryColumns(false)}
      phoneRows={phoneRows}
      rows={report.transactions}
      rowKey={({ id }) => id}
      searchable={false}
      choosable={false}
      extra={
        <MoreLink href={`/reports?${paramsOf({ ...filter, type: 'detailed' })}`} icon={<Icon.Next size={16} />}>
          {t('all')}
        </MoreLink>
      }
      empty={{ title: t('noEntries'), text: t('noEntriesText'), icon: <Icon.Chart size={28} /> }}
    />
  );
}
