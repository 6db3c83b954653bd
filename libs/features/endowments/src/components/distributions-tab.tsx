import { useQuery } from '@tanstack/react-query';
import { labelOf } from '@waqf/contracts';
import { runStateLabels, type DistributionRun } from '@waqf/contracts/distributions';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Amount, Card, DualPeriod, Icon, IconTile, List, ListRow, ListSkeleton, MoreLink } from '@waqf/ui/core';
import { latestRunsQuery } from '../api/get-distributions';
import { tabMessages } from '../messages/details-tabs.messages';
import * as css from './details-tabs.module.css';

/** The latest runs; each links to its page. */
export function DistributionsTab({ waqfId }: { waqfId: string }) {
  const t = useMessages(tabMessages);
  const runs = useQuery(latestRunsQuery(waqfId));
  if (runs.isError)
    return (
      <LoadFailure
        title={t('failed')}
        error={runs.error}
        onRetry={() => void runs.refetch()}
        retrying={runs.isFetching}
      />
    );
  return runs.data ? <RunsCard waqfId={waqfId} runs={runs.data.runs} /> : <ListSkeleton rows={4} />;
}

function RunsCard({ waqfId, runs }: { waqfId: string; runs: readonly DistributionRun[] }) {
  const t = useMessages(tabMessages);
  const { language } = useLanguage();
  return (
    <Card
      title={t('runs')}
      padding="none"
      extra={
        <MoreLink href={`/waqf/${waqfId}/distributions`} icon={<Icon.Next size={16} />}>
          {t('runsOpen')}
        </MoreLink>
      }
    >
      {runs.length === 0 ? <p className={css.none}>{t('runsEmpty')}</p> : null}
      <List edge label={t('runs')}>
        {runs.map(({ id, period, state, pool }) => (
          <ListRow
            key={id}
            lead={<IconTile icon={<Icon.HandCoins />} tone="neutral" />}
            href={`/waqf/${waqfId}/distributions/${id}`}
            title={
              <>
                <DualPeriod from={period.from} to={period.to} />
              </>
            }
            text={labelOf(runStateLabels, state, language)}
            value={pool === null ? null : <Amount value={pool} unit />}
          />
        ))}
      </List>
    </Card>
  );
}
