import { loadingCatalogue } from '@waqf/contracts/messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { RemoteOverview } from '@waqf/contracts/releases';
import { LoadFailure } from '@waqf/screen-kit';
import { DualDate, Grid, Ltr, PageHead, PageSkeleton, Row, Stack, StatStrip } from '@waqf/ui/core';
import { remoteQuery } from '../api/get-releases';
import { AutomaticNotice, LockNotice } from '../releases/automatic-notice';
import { FaultChart } from '../releases/fault-chart';
import { FaultList } from '../releases/fault-list';
import { ReleaseActions, rollbackTarget } from '../releases/release-actions';
import { ReleaseAudience } from '../releases/release-audience';
import { ReleaseContents } from '../releases/release-contents';
import { ReleaseHistory } from '../releases/release-history';
import { ReleaseNeeds } from '../releases/release-needs';
import { shortVersion, useReleaseWords } from '../releases/release-words';
import { RetireButton } from '../releases/retire-button';
import { TokenCard } from '../releases/token-card';
import { VitalList } from '../releases/vital-list';
import { WaitingNotice } from '../releases/waiting-notice';

/** One remote: who has which version, how well each works, what it requires, and its events. */
export function ReleaseScreen() {
  const { remote: name = '' } = useParams();
  const { t, nameOf } = useReleaseWords();
  const overview = useQuery(remoteQuery(name));
  if (overview.isError)
    return (
      <LoadFailure
        error={overview.error}
        title={t('failed')}
        otherwise={loadingCatalogue.later}
        onRetry={() => void overview.refetch()}
        retrying={overview.isFetching}
      />
    );
  if (!overview.data) return <PageSkeleton />;
  const { remote } = overview.data;
  return (
    <>
      <PageHead
        back={{ label: t('back'), href: '/admin/releases' }}
        title={nameOf(name)}
        state={<Ltr>{name}</Ltr>}
        actions={remote.canary || rollbackTarget(remote) ? <ReleaseActions remote={remote} /> : undefined}
      />
      <Stack>
        <AutomaticNotice remote={remote} />
        <LockNotice remote={remote} />
        {remote.waiting ? <WaitingNotice change={remote.waiting} /> : null}
        <Versions overview={overview.data} />
        <Grid columns="3:2">
          <FaultChart overview={overview.data} />
          <ReleaseAudience remote={remote} />
        </Grid>
        <Grid columns="1:1">
          <FaultList overview={overview.data} />
          <VitalList overview={overview.data} />
        </Grid>
        <Grid columns="1:1">
          <ReleaseContents overview={overview.data} />
          <ReleaseNeeds overview={overview.data} />
        </Grid>
        <TokenCard remote={remote.name} />
        <ReleaseHistory remotes={[remote]} most={20} />
        {remote.mayRetire && !remote.waiting ? (
          <Row>
            <RetireButton remote={remote} />
          </Row>
        ) : null}
      </Stack>
    </>
  );
}

function Versions({ overview: { remote, previous } }: { overview: RemoteOverview }) {
  const { t, rateText } = useReleaseWords();
  const { current, canary } = remote;
  const rate = (value: number | null) => t('rateOf', { rate: rateText(value) });
  return (
    <StatStrip
      items={[
        {
          label: t('forAll'),
          value: <Ltr>{shortVersion(current.version)}</Ltr>,
          note: (
            <Stack gap={4}>
              <span>
                {t('since')} <DualDate iso={current.since} withTime short />
              </span>
              <span>{rate(current.health.rate)}</span>
            </Stack>
          ),
        },
        canary
          ? {
              label: t('canary'),
              value: <Ltr>{`${shortVersion(canary.version)} · ${canary.percent}%`}</Ltr>,
              note: rate(canary.health.rate),
            }
          : {
              label: t('canary'),
              value: t('noCanary'),
              note: previous ? t('versionBefore', { version: shortVersion(previous.version) }) : undefined,
            },
      ]}
    />
  );
}
