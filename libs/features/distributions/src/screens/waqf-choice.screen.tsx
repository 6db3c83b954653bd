import { useQuery } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import type { LatestRuns } from '@waqf/contracts/distributions';
import { useMessages } from '@waqf/platform-web';
import { approvedWaqfsQuery, LoadFailure, NoWaqfs, useMoneyEvents } from '@waqf/screen-kit';
import {
  Button,
  Card,
  DualPeriod,
  Icon,
  IconTile,
  List,
  ListRow,
  ListSkeleton,
  PageHead,
  VisuallyHidden,
} from '@waqf/ui/core';
import { latestRunsQuery } from '../api/get-runs';
import { RunStateTag } from '../components/run-state';
import { choiceMessages } from '../messages/waqf-choice.messages';

/** `/distributions`: opened from the menu, the newest run of each waqf and links to its runs and rules. */
export function WaqfChoiceScreen() {
  const t = useMessages(choiceMessages);
  const waqfs = useQuery(approvedWaqfsQuery());
  const latest = useQuery(latestRunsQuery());
  useMoneyEvents();
  // Shown together, so that the rows don't move when the runs arrive.
  const shown = latest.isPending ? undefined : waqfs.data;
  return (
    <>
      <PageHead title={t('title')} state={t('state')} />
      {shown === undefined && !waqfs.isError ? <ListSkeleton rows={4} /> : null}
      {waqfs.isError ? (
        <LoadFailure
          title={t('failed')}
          error={waqfs.error}
          otherwise={loadingCatalogue.waqfs}
          onRetry={() => void waqfs.refetch()}
          retrying={waqfs.isFetching}
        />
      ) : null}
      {shown?.length === 0 ? <NoWaqfs /> : null}
      {shown && shown.length > 0 ? (
        <Card title={t('waqfs')} padding="none">
          <List edge label={t('waqfs')}>
            {shown.map(({ id, name }) => (
              <WaqfRow
                key={id}
                waqfId={id}
                name={name}
                latest={latest.data?.runs.find(({ waqfId }) => waqfId === id)}
                failed={latest.isError}
              />
            ))}
          </List>
        </Card>
      ) : null}
    </>
  );
}

interface WaqfRowProps {
  waqfId: string;
  name: string;
  /** The newest run; undefined when there is none, or when the runs could not be loaded (`failed`). */
  latest: LatestRuns['runs'][number] | undefined;
  failed: boolean;
}

/** A waqf with its newest run. */
function WaqfRow({ waqfId, name, latest, failed }: WaqfRowProps) {
  const t = useMessages(choiceMessages);
  return (
    <ListRow
      lead={<IconTile icon={<Icon.Waqf />} tone="success" />}
      title={name}
      text={
        latest ? (
          <>
            {t('latestOf')} <DualPeriod {...latest.period} />
          </>
        ) : (
          t(failed ? 'runFailed' : 'noRun')
        )
      }
      value={latest ? <RunStateTag state={latest.state} /> : null}
      end={<WaqfLinks waqfId={waqfId} name={name} />}
    />
  );
}

function WaqfLinks({ waqfId, name }: { waqfId: string; name: string }) {
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
