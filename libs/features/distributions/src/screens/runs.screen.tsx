import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { DistributionRun } from '@waqf/contracts/distributions';
import { useMessages } from '@waqf/platform-web';
import { MoneyFailure, MoreRows, useMoneyEvents, waqfQuery } from '@waqf/screen-kit';
import {
  Alert,
  Amount,
  Button,
  Card,
  DualPeriod,
  EmptyState,
  Icon,
  IconTile,
  List,
  ListRow,
  MoreLink,
  PageHead,
  PageSkeleton,
} from '@waqf/ui/core';
import { runPages } from '../api/get-runs';
import { RunStateTag } from '../components/run-state';
import { StartRunDialog } from '../components/start-run-dialog';
import { runsMessages } from '../messages/runs.messages';

/** `/waqf/:waqfId/distributions`: the runs of a waqf, newest first. `?start` opens the dialog for a new one. */
export function RunsScreen() {
  const t = useMessages(runsMessages);
  const { waqfId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const waqf = useQuery(waqfQuery(waqfId));
  const pages = useInfiniteQuery(runPages(waqfId));
  useMoneyEvents(waqfId);
  const failed = [waqf, pages].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return <MoneyFailure error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />;
  if (!waqf.data || !pages.data) return <PageSkeleton />;
  const runs = pages.data.pages.flatMap((page) => page.runs);
  const mayStart = pages.data.pages[0]?.may.start === true;
  const open = runs.find(({ state }) => state === 'draft' || state === 'calculated' || state === 'submitted');
  const start = mayStart ? (
    <Button variant="primary" icon={<Icon.HandCoins size={18} />} onClick={() => setParams({ start: 'run' })}>
      {t('start')}
    </Button>
  ) : null;
  return (
    <>
      <PageHead
        back={{ label: waqf.data.waqf.name, href: `/waqf/${waqfId}/details` }}
        title={t('title')}
        state={t('state')}
        actions={start}
      />
      {open ? (
        <Alert tone="info" title={t('openTitle')}>
          {t(open.state === 'submitted' ? 'openSubmitted' : 'openText')}{' '}
          <MoreLink href={`/waqf/${waqfId}/distributions/${open.id}`}>{t('openLink')}</MoreLink>
        </Alert>
      ) : null}
      {runs.length === 0 ? (
        <EmptyState icon={<Icon.HandCoins size={28} />} title={t('empty')} text={t('emptyText')} action={start} />
      ) : (
        <Card title={t('list')} note={t('listNote')} padding="none">
          <List edge label={t('list')}>
            {runs.map((run) => (
              <RunRow key={run.id} run={run} />
            ))}
          </List>
          <MoreRows pages={pages} padded />
        </Card>
      )}
      {mayStart && params.get('start') !== null ? (
        <StartRunDialog waqfId={waqfId} onClose={() => setParams({}, { replace: true })} />
      ) : null}
    </>
  );
}

function RunRow({ run }: { run: DistributionRun }) {
  const t = useMessages(runsMessages);
  return (
    <ListRow
      lead={<IconTile icon={<Icon.HandCoins />} tone={run.state === 'submitted' ? 'gold' : 'neutral'} />}
      href={`/waqf/${run.waqfId}/distributions/${run.id}`}
      title={<DualPeriod {...run.period} />}
      text={[t('lines', { count: run.counts.all.lines }), run.startedBy ? t('startedBy', { name: run.startedBy }) : '']
        .filter((part) => part !== '')
        .join(' · ')}
      value={run.allocated === null ? null : <Amount value={run.allocated} unit />}
      end={<RunStateTag state={run.state} />}
    />
  );
}
