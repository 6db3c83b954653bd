import { useEffect, useRef } from 'react';
import { useMessages } from '@waqf/platform-web';
import {
  Alert,
  Button,
  Card,
  CardSkeleton,
  Grid,
  Icon,
  ListSkeleton,
  PageBody,
  Progress,
  StageList,
  StatusTag,
  type Stage,
} from '@waqf/ui/core';
import { useTitle } from '../../boot/use-title';
import { PublicFrame } from '../public-frame';
import { DemoResults } from './demo-results';
import { stageOf, stageStarts, type DemoRun } from './demo-run';
import { demoMessages } from './investment-demo.messages';
import { useDemoRun } from './use-demo-run';
import { SampleWaqf } from './sample-waqf-card';
import * as css from './investment-demo.module.css';

/** The demo of the specification: fixed sample data, labelled as such. No data is sent. */
export function InvestmentDemoScreen() {
  const t = useMessages(demoMessages);
  const { run, start } = useDemoRun();
  useTitle(t('title'));
  return (
    <PublicFrame>
      <main className={css.page}>
        <PageBody>
          <div className={css.heading}>
            <h1>{t('title')}</h1>
            <p>{t('state')}</p>
          </div>
          <Alert tone="info" title={t('noticeTitle')}>
            {t('notice')}
          </Alert>
          <div className={css.top}>
            <SampleWaqf />
            <RunCard run={run} onStart={start} />
          </div>
          {run.state === 'idle' ? null : <Results done={run.state === 'done'} />}
        </PageBody>
      </main>
    </PublicFrame>
  );
}

const percentOfRun = (run: DemoRun): number => (run.state === 'running' ? run.percent : run.state === 'done' ? 100 : 0);

/** The progress of each of the four stages. */
function stagesOf(run: DemoRun, label: (index: number) => string): Stage[] {
  const now = stageOf(percentOfRun(run));
  return stageStarts.map((start, index) => {
    const passed = run.state === 'done' || (run.state === 'running' && index < now);
    const active = run.state === 'running' && index === now;
    return { key: String(start), label: label(index), state: passed ? 'done' : active ? 'active' : 'waiting' };
  });
}

function RunCard({ run, onStart }: { run: DemoRun; onStart: () => void }) {
  const t = useMessages(demoMessages);
  const stageText = (index: number) => t(`stage${index as 0 | 1 | 2 | 3}`);
  const running = run.state === 'running';
  return (
    <Card title={t('runTitle')} className={css.run}>
      <div className={css.now}>
        {run.state === 'idle' ? <p>{t('idle')}</p> : null}
        {running ? <Progress percent={run.percent} label={stageText(stageOf(run.percent))} /> : null}
        <p role="status">{run.state === 'done' ? t('done') : ''}</p>
      </div>
      <StageList label={t('runTitle')} stages={stagesOf(run, stageText)} />
      <div className={css.action}>
        <Button
          variant={run.state === 'done' ? 'default' : 'primary'}
          size="large"
          loading={running}
          icon={run.state === 'done' ? <Icon.Refresh size={18} /> : <Icon.Chart size={18} />}
          onClick={onStart}
        >
          {t(run.state === 'done' ? 'again' : 'start')}
        </Button>
      </div>
    </Card>
  );
}

/**
 * Its space is reserved from the start of the run, so that nothing moves when the results appear. Then it is scrolled
 * into view, without animation when the user prefers less motion.
 */
function Results({ done }: { done: boolean }) {
  const t = useMessages(demoMessages);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!done) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  }, [done]);
  return (
    <section ref={place} className={css.results} aria-labelledby="results-title">
      <div className={css.resultsHead}>
        <h2 id="results-title">{t('results')}</h2>
        <StatusTag tone="info" icon={<Icon.Info size={15} />}>
          {t('sample')}
        </StatusTag>
      </div>
      {done ? (
        <DemoResults />
      ) : (
        <Grid columns="3:2">
          <ListSkeleton rows={4} />
          <CardSkeleton lines={9} />
        </Grid>
      )}
    </section>
  );
}
