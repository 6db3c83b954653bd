import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { FiscalYearDetail } from '@waqf/contracts/closing';
import { useMessages } from '@waqf/platform-web';
import { MoneyFailure, useMoneyEvents, waqfQuery } from '@waqf/screen-kit';
import { Alert, Button, DualPeriod, Icon, PageHead, PageSkeleton } from '@waqf/ui/core';
import { yearQuery } from '../api/get-years';
import { ClosingChecklist } from '../components/closing-checklist';
import { YearActs } from '../components/year-acts';
import { YearHistory } from '../components/year-history';
import { useYearName, YearStateTag } from '../components/year-name';
import { YearStatement } from '../components/year-statement';
import { yearMessages, yearsMessages } from '../messages/years.messages';
import * as css from '../components/years.module.css';

/**
 * `/waqf/:waqfId/years/:year`: the figures of a fiscal year, what is open before it can be closed, and its closings.
 */
export function YearScreen() {
  const t = useMessages(yearsMessages);
  const words = useMessages(yearMessages);
  const { waqfId = '', year = '' } = useParams();
  const nameOf = useYearName();
  const waqf = useQuery(waqfQuery(waqfId));
  const answer = useQuery(yearQuery(waqfId, year));
  useMoneyEvents(waqfId);
  const failed = [waqf, answer].find(({ isError }) => isError);
  if (failed)
    return <MoneyFailure error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />;
  if (!waqf.data || !answer.data) return <PageSkeleton />;
  const detail = answer.data;
  const waqfName = waqf.data.waqf.name;
  const { from, to } = detail.year;
  const reportHref = (type: string) =>
    `/reports?${new URLSearchParams({ type, waqf: waqfId, period: 'range', from, to })}`;
  return (
    <>
      <PageHead
        back={{ label: t('title'), href: `/waqf/${waqfId}/years` }}
        title={nameOf(detail.year)}
        state={
          <span className={css.head}>
            <span>{waqfName}</span>
            <YearStateTag state={detail.year.state} />
            <DualPeriod from={from} to={to} />
          </span>
        }
        actions={<YearActs waqfId={waqfId} waqfName={waqfName} detail={detail} />}
      />
      <YearNotices detail={detail} />
      {detail.year.state === 'running' ? (
        <Alert tone="info">{words('running')}</Alert>
      ) : (
        <ClosingChecklist items={detail.checklist} />
      )}
      <YearStatement figures={detail.figures} closed={detail.enteredSince > 0 ? latestOf(detail) : null} />
      <div className={css.reports}>
        <Button icon={<Icon.File size={18} />} href={reportHref('nazir_year')}>
          {words('nazirReport')}
        </Button>
        <Button icon={<Icon.Chart size={18} />} href={reportHref('charge_discharge')}>
          {words('report')}
        </Button>
      </div>
      <YearHistory detail={detail} />
    </>
  );
}

const latestOf = ({ closings }: FiscalYearDetail) => closings[0]?.figures ?? null;

function YearNotices({ detail: { enteredSince, reopening } }: { detail: FiscalYearDetail }) {
  const t = useMessages(yearMessages);
  return (
    <>
      {enteredSince > 0 ? (
        <Alert tone="warning" title={t('enteredSince', { count: enteredSince })}>
          {t('enteredSinceText')}
        </Alert>
      ) : null}
      {reopening ? (
        <Alert tone="info" title={t('waits')}>
          <Button size="small" href={`/approvals?request=${reopening.approvalId}`}>
            {t('toApproval')}
          </Button>
        </Alert>
      ) : null}
    </>
  );
}
