import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { runLineStates, type DistributionRun } from '@waqf/contracts/distributions';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { MoneyFailure, useMoneyEvents, waqfQuery } from '@waqf/screen-kit';
import { Alert, DualPeriod, EmptyState, Icon, PageHead, PageSkeleton, Progress } from '@waqf/ui/core';
import { linePages } from '../api/get-runs';
import { RunDecision } from '../components/run-decision';
import { RunFigures } from '../components/run-figures';
import { RunLines } from '../components/run-lines';
import { RunNotices } from '../components/run-notices';
import { RunStateTag, RunSteps } from '../components/run-state';
import { runPortions, RunWaterfall } from '../components/run-waterfall';
import { runMessages } from '../messages/runs.messages';
import { seriesOf } from '../model/waterfall';
import * as css from '../components/runs.module.css';

/** `/waqf/:waqfId/distributions/:runId`: one run, from the yield to each share. `?lines` filters by state. */
export function RunScreen() {
  const { waqfId = '', runId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const state = runLineStates.find((one) => one === params.get('lines'));
  const pages = useInfiniteQuery(linePages(waqfId, runId, state));
  const waqf = useQuery(waqfQuery(waqfId));
  useMoneyEvents(waqfId);
  const failed = [waqf, pages].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return <MoneyFailure error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />;
  const run = pages.data?.pages.at(-1)?.run;
  if (!pages.data || !run || !waqf.data) return <PageSkeleton />;
  const lines = pages.data.pages.flatMap((page) => page.lines);
  const parts = runPortions(run, lines);
  return (
    <>
      <RunHead run={run} waqfName={waqf.data.waqf.name} />
      <RunNotices run={run} />
      <RunSteps run={run} />
      <CalculationProgress run={run} />
      {run.calculatedAt === null ? (
        <NotCalculated />
      ) : (
        <>
          <PaymentProgress run={run} />
          {run.state === 'cancelled' ? null : <RunFigures run={run} />}
          <RunWaterfall run={run} parts={parts} />
          <RunLines
            waqfId={waqfId}
            payableRunId={run.may.includes('pay') || run.may.includes('retry') ? runId : null}
            lines={lines}
            state={state}
            onState={(chosen) => setParams(chosen === undefined ? {} : { lines: chosen }, { replace: true })}
            seriesOf={(id) => seriesOf(parts, id)}
            pages={pages}
          />
        </>
      )}
    </>
  );
}

function RunHead({ run, waqfName }: { run: DistributionRun; waqfName: string }) {
  const t = useMessages(runMessages);
  return (
    <PageHead
      back={{ label: t('back'), href: `/waqf/${run.waqfId}/distributions` }}
      title={t('title')}
      state={
        <span className={css.head}>
          <span>{waqfName}</span>
          <RunStateTag state={run.state} />
          <DualPeriod {...run.period} />
        </span>
      }
      actions={<RunDecision run={run} waqfName={waqfName} />}
    />
  );
}

function NotCalculated() {
  const t = useMessages(runMessages);
  return <EmptyState icon={<Icon.HandCoins size={28} />} title={t('notCalculated')} text={t('notCalculatedText')} />;
}

/** The progress of calculating a run of many beneficiaries. */
function CalculationProgress({ run: { calculation } }: { run: DistributionRun }) {
  const t = useMessages(runMessages);
  const { language } = useLanguage();
  if (calculation === null) return null;
  const { done, total, problem } = calculation;
  if (problem) {
    return (
      <Alert tone="error" title={t('notComputed')}>
        {problem[language]}
      </Alert>
    );
  }
  return <Progress label={t('calculating', { done, total })} percent={total === 0 ? 0 : (done * 100) / total} />;
}

/** For how many of the shares the bank has answered, while the run is being paid. */
function PaymentProgress({ run: { state, counts } }: { run: DistributionRun }) {
  const t = useMessages(runMessages);
  if (state !== 'paying') return null;
  const all = counts.payable.lines + counts.sent.lines + counts.paid.lines + counts.failed.lines;
  const done = counts.paid.lines + counts.failed.lines;
  return <Progress label={t('paying')} percent={all === 0 ? 0 : (done * 100) / all} />;
}
