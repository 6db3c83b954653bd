import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Report } from '@waqf/contracts/reporting';
import { displayTime } from '@waqf/formats';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { approvedWaqfsQuery, NoWaqfs, useMoneyEvents, ReportFileProgress } from '@waqf/screen-kit';
import { Below, Button, CardSkeleton, Dotted, Grid, Icon, PageHead, StateSkeleton, StatStrip } from '@waqf/ui/core';
import { reportQuery } from '../api/get-report';
import { EntriesTable } from '../components/entries-table';
import { ExportButtons } from '../components/report-export';
import { FigureTable } from '../components/figure-table';
import { LatestEntries } from '../components/latest-entries';
import { NetCard } from '../components/net-card';
import { PackCard } from '../components/pack-card';
import { PeriodChart } from '../components/period-chart';
import { ReportFailure } from '../components/report-failure';
import { ReportFilters } from '../components/report-filters';
import { ReportSections } from '../components/report-sections';
import { ShareFile } from '../components/share-file';
import { WaqfSummaryTable } from '../components/waqf-summary-table';
import * as css from '../components/reports.module.css';
import { reportsMessages, tableMessages } from '../messages/reports.messages';
import { hijriSpan, periodName } from '../model/period-name';
import { filterOf, paramsOf, searchOf, type ReportFilter } from '../model/report-filter';

/** `/reports`: figures and statements of one waqf or of all waqfs, for the days of the address. */
export function ReportsScreen() {
  const t = useMessages(reportsMessages);
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const waqfs = useQuery(approvedWaqfsQuery());
  const answer = useQuery(reportQuery(filter.type, searchOf(filter, new Date())));
  useMoneyEvents(filter.waqfId);
  const report = answer.data;
  if (waqfs.data?.length === 0)
    return (
      <>
        <PageHead title={t('title')} />
        <NoWaqfs />
      </>
    );
  const actions = (
    <>
      <Button icon={<Icon.File size={18} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button icon={<Icon.Clock size={18} />} href="/reports/schedules">
        {t('schedules')}
      </Button>
      <ExportButtons filter={filter} />
    </>
  );
  return (
    <>
      <PageHead
        title={report && filter.type !== 'financial' ? report.title[language] : t('title')}
        state={report ? <PageState report={report} /> : answer.isPending ? <StateSkeleton lines={2} /> : null}
        actions={actions}
        phoneActions={<ExportButtons filter={filter} formats={['pdf', 'xlsx']} />}
      />
      <ReportFileProgress share={(file) => <ShareFile {...file} />} />
      <ReportFilters
        filter={filter}
        onChange={(next) => setParams(paramsOf(next, params), { replace: true })}
        waqfs={waqfs.data ?? []}
      />
      {answer.isPending ? <CardSkeleton lines={6} /> : null}
      {answer.isError ? (
        <ReportFailure error={answer.error} onRetry={() => void answer.refetch()} retrying={answer.isFetching} />
      ) : null}
      {report ? <ReportBody report={report} filter={filter} /> : null}
      {report ? <PackCard filter={filter} /> : null}
      <Below pending={answer.isPending}>
        <div className={css.phoneOnly}>
          <Button block icon={<Icon.Clock size={18} />} href="/reports/schedules">
            {t('schedules')}
          </Button>
        </div>
      </Below>
    </>
  );
}

/** The waqf and the days of these figures, in both calendars. */
function PageState({ report }: { report: Report }) {
  const t = useMessages(reportsMessages);
  const { language } = useLanguage();
  const period = periodName(report.period, language);
  const net = report.figures && displayAmount(parseSignedAmount(report.figures.net), { sign: 'always' });
  return (
    <Dotted>
      {[net ? t('state', { period, net }) : null, report.waqf?.name ?? t('everyWaqf')].filter(Boolean).join(' ')}
      {hijriSpan(report.period, language)}
      {net ? null : period}
      {report.asOf === undefined ? null : t('asOf', { time: displayTime(new Date(report.asOf)) })}
    </Dotted>
  );
}

function ReportBody({ report, filter }: { report: Report; filter: ReportFilter }) {
  const figures = <NetCard report={report} filter={filter} />;
  switch (filter.type) {
    case 'financial':
      return (
        <>
          <div className={css.picture}>
            {figures}
            <PeriodChart buckets={report.buckets} />
          </div>
          <Grid columns="1:1">
            <ReportSections report={report} filter={filter} />
          </Grid>
          <LatestEntries report={report} filter={filter} />
        </>
      );
    case 'waqf_summary':
      return <WaqfSummaryTable report={report} filter={filter} />;
    case 'detailed':
      return (
        <>
          <Statuses statuses={report.statuses} />
          {filter.figure ? <FigureTable filter={filter} figure={filter.figure} /> : <EntriesTable filter={filter} />}
        </>
      );
    default:
      return <ReportSections report={report} filter={filter} />;
  }
}

/** The number of waqfs in each status. */
function Statuses({ statuses }: { statuses: Report['statuses'] }) {
  const t = useMessages(tableMessages);
  if (!statuses) return null;
  return (
    <StatStrip
      items={(['total', 'active', 'pending', 'draft'] as const).map((key) => ({
        label: t(key),
        value: <bdi dir="ltr">{statuses[key]}</bdi>,
      }))}
    />
  );
}
