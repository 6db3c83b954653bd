import { loadingCatalogue } from '@waqf/contracts/messages';
import { useQuery } from '@tanstack/react-query';
import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { LoadFailure } from '@waqf/screen-kit';
import { DualDate, Icon, ListSkeleton, Ltr, PageHead, Progress, Row, Stack, StatusTag, useUi } from '@waqf/ui/core';
import { DataTable, type DataColumn } from '@waqf/ui/data';
import { releasesQuery } from '../api/get-releases';
import { AutomaticNotice } from '../releases/automatic-notice';
import { DevelopmentCard } from '../releases/development-card';
import { DevelopmentInUse } from '../releases/development-notice';
import { FeatureTable } from '../releases/feature-table';
import { PolicyCard } from '../releases/policy-card';
import { ReleaseActions, rollbackTarget } from '../releases/release-actions';
import { ReleaseHistory } from '../releases/release-history';
import { shortVersion, useReleaseWords } from '../releases/release-words';
import { WaitingNotice } from '../releases/waiting-notice';

/** Which users get which version of each remote, how well it works, and how to roll it back. */
export function ReleasesScreen() {
  const { t } = useReleaseWords();
  const columns = useColumns();
  const releases = useQuery(releasesQuery());
  if (releases.isError)
    return (
      <LoadFailure
        error={releases.error}
        title={t('failed')}
        otherwise={loadingCatalogue.later}
        onRetry={() => void releases.refetch()}
        retrying={releases.isFetching}
      />
    );
  const { remotes, policy, development } = releases.data ?? {};
  return (
    <>
      <PageHead title={t('title')} state={remotes ? t('state', { count: remotes.length }) : undefined} />
      {remotes ? (
        <Stack>
          {remotes.map((remote) => (
            <AutomaticNotice key={remote.name} remote={remote} />
          ))}
          {remotes.map(({ name, waiting }) => (waiting ? <WaitingNotice key={name} change={waiting} /> : null))}
          {development ? <DevelopmentInUse flags={development} /> : null}
          <DataTable
            title={t('list')}
            note={t('listNote')}
            columns={remotes.some(hasActions) ? columns : columns.filter(({ key }) => key !== 'actions')}
            rows={remotes}
            rowKey={({ name }) => name}
            searchable={false}
            choosable={false}
            empty={{ title: t('empty'), icon: <Icon.Server size={28} /> }}
          />
          <FeatureTable remotes={remotes} />
          {policy ? <PolicyCard policy={policy} /> : null}
          {development ? <DevelopmentCard flags={development} remotes={remotes.map(({ name }) => name)} /> : null}
          <ReleaseHistory remotes={remotes} most={8} />
        </Stack>
      ) : (
        <ListSkeleton rows={4} />
      )}
    </>
  );
}

/** Whether the row of a remote has a button: a canary to widen or promote, or a version to go back to. */
const hasActions = (remote: RemoteInRegistry): boolean => remote.canary !== null || Boolean(rollbackTarget(remote));

function useColumns(): DataColumn<RemoteInRegistry>[] {
  const { t, nameOf } = useReleaseWords();
  const { Link } = useUi();
  return [
    {
      key: 'remote',
      title: t('remote'),
      fixed: true,
      render: ({ name }) => (
        <Stack gap={4}>
          <Link href={`/admin/releases/${name}`} data-wq-tap="">
            {nameOf(name)}
          </Link>
          <span>
            <Ltr>{name}</Ltr>
          </span>
        </Stack>
      ),
    },
    {
      key: 'forAll',
      title: t('forAll'),
      render: ({ current, pinned }) => (
        <Stack gap={4}>
          <span>
            <Ltr>{shortVersion(current.version)}</Ltr>{' '}
            {pinned ? <StatusTag tone="info">{t('pinned')}</StatusTag> : null}
          </span>
          <DualDate iso={current.since} withTime short />
        </Stack>
      ),
    },
    { key: 'canary', title: t('canary'), render: (remote) => <CanaryCell remote={remote} /> },
    { key: 'rate', title: t('rate'), render: (remote) => <RateCell remote={remote} /> },
    {
      key: 'actions',
      title: t('actions'),
      fixed: true,
      render: (remote) => (
        <Row gap={8} wrap>
          <ReleaseActions remote={remote} />
        </Row>
      ),
    },
  ];
}

function CanaryCell({ remote: { canary } }: { remote: RemoteInRegistry }) {
  const { t } = useReleaseWords();
  if (!canary) return t('noCanary');
  return (
    <Progress percent={canary.percent} label={<Ltr>{shortVersion(canary.version)}</Ltr>} note={`${canary.percent}%`} />
  );
}

function RateCell({ remote: { canary, current } }: { remote: RemoteInRegistry }) {
  const { rateText } = useReleaseWords();
  return rateText((canary ?? current).health.rate);
}
