import { useQuery } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import type { DistributionRun, RulesAnswer } from '@waqf/contracts/distributions';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Amount, Card, DualDate, Icon, IconTile, List, ListRow, ListSkeleton, MoreLink, Stack } from '@waqf/ui/core';
import { latestRunsQuery, rulesQuery } from '../api/get-distributions';
import { tabMessages } from '../messages/details-tabs.messages';
import * as css from './details-tabs.module.css';

/** By which rules the yield is divided, and the latest runs; each leads to its page. */
export function DistributionsTab({ waqfId }: { waqfId: string }) {
  const t = useMessages(tabMessages);
  const rules = useQuery(rulesQuery(waqfId));
  const runs = useQuery(latestRunsQuery(waqfId));
  const failed = [rules, runs].find(({ isError }) => isError);
  if (failed)
    return (
      <LoadFailure
        title={t('failed')}
        error={failed.error}
        otherwise={loadingCatalogue.unexpected}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  if (!rules.data || !runs.data) return <ListSkeleton rows={4} />;
  return (
    <Stack>
      <RulesCard waqfId={waqfId} rules={rules.data} />
      <RunsCard waqfId={waqfId} runs={runs.data.runs} />
    </Stack>
  );
}

function RulesCard({ waqfId, rules }: { waqfId: string; rules: RulesAnswer }) {
  const t = useMessages(tabMessages);
  const { version, proposed } = rules;
  return (
    <Card
      title={t('rules')}
      extra={
        <MoreLink href={`/waqf/${waqfId}/rules`} icon={<Icon.Next size={16} />}>
          {t('rulesOpen')}
        </MoreLink>
      }
    >
      <p>
        {version === 0 ? t('rulesByShares') : t('rulesInForce', { version })}
        {proposed ? ` ${t('rulesProposed')}` : ''}
      </p>
    </Card>
  );
}

function RunsCard({ waqfId, runs }: { waqfId: string; runs: readonly DistributionRun[] }) {
  const t = useMessages(tabMessages);
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
                <DualDate iso={period.from} /> – <DualDate iso={period.to} />
              </>
            }
            text={t.of('run.', state)}
            value={pool === null ? null : <Amount value={pool} unit />}
          />
        ))}
      </List>
    </Card>
  );
}
