import { useQuery } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import type { DistributionRun } from '@waqf/contracts/distributions';
import { useMessages } from '@waqf/platform-web';
import { approvedWaqfsQuery, LoadFailure, useMoneyEvents } from '@waqf/screen-kit';
import {
  Button,
  Card,
  DualPeriod,
  EmptyState,
  Icon,
  IconTile,
  List,
  ListRow,
  ListSkeleton,
  PageHead,
  SkeletonBar,
  VisuallyHidden,
} from '@waqf/ui/core';
import { latestRunQuery } from '../api/get-runs';
import { RunStateTag } from '../components/run-state';
import { choiceMessages } from '../messages/waqf-choice.messages';

/** `/distributions`: opened from the menu, the newest run of each waqf and links to its runs and rules. */
export function WaqfChoiceScreen() {
  const t = useMessages(choiceMessages);
  const waqfs = useQuery(approvedWaqfsQuery());
  return (
    <>
      <PageHead title={t('title')} state={t('state')} />
      {waqfs.isPending ? <ListSkeleton rows={4} /> : null}
      {waqfs.isError ? (
        <LoadFailure
          title={t('failed')}
          error={waqfs.error}
          otherwise={loadingCatalogue.waqfs}
          onRetry={() => void waqfs.refetch()}
          retrying={waqfs.isFetching}
        />
      ) : null}
      {waqfs.data?.length === 0 ? (
        <EmptyState icon={<Icon.Waqf size={28} />} title={t('empty')} text={t('emptyText')} />
      ) : null}
      {waqfs.data && waqfs.data.length > 0 ? (
        <Card title={t('waqfs')} padding="none">
          <List edge label={t('waqfs')}>
            {waqfs.data.map(({ id, name }) => (
              <WaqfRow key={id} waqfId={id} name={name} />
            ))}
          </List>
        </Card>
      ) : null}
    </>
  );
}

/** A waqf with its newest run. */
function WaqfRow({ waqfId, name }: { waqfId: string; name: string }) {
  const latest = useQuery(latestRunQuery(waqfId));
  useMoneyEvents(waqfId);
  return (
    <ListRow
      lead={<IconTile icon={<Icon.Waqf />} tone="success" />}
      title={name}
      text={<LatestRun run={latest.data} failed={latest.isError} />}
      value={latest.data ? <RunStateTag state={latest.data.state} /> : null}
      end={<Ways waqfId={waqfId} name={name} />}
    />
  );
}

/** One line while it loads as well, so that the rows below don't move. */
function LatestRun({ run, failed }: { run: DistributionRun | null | undefined; failed: boolean }) {
  const t = useMessages(choiceMessages);
  if (failed) return t('runFailed');
  if (run === undefined) return <SkeletonBar width={180} height={12} />;
  if (run === null) return t('noRun');
  return (
    <>
      {t('latestOf')} <DualPeriod {...run.period} />
    </>
  );
}

function Ways({ waqfId, name }: { waqfId: string; name: string }) {
  const t = useMessages(choiceMessages);
  return (
    <>
      <Button size="small" variant="soft" href={`/waqf/${waqfId}/distributions`}>
        {t('runs')}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>{' '}
      <Button size="small" href={`/waqf/${waqfId}/rules`}>
        {t('rules')}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
    </>
  );
}
