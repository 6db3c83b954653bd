import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { Grid, PageSkeleton, Stack, Tabs } from '@waqf/ui/core';
import { waqfQuery } from '@waqf/screen-kit';
import { useWaqfEvents } from '../api/use-waqf-events';
import { AssetsCard } from '../components/assets-card';
import { DeedsCard } from '../components/deeds-card';
import { DetailsNumbers, UnfinishedNumbers } from '../components/details-numbers';
import { DistributionsTab } from '../components/distributions-tab';
import { HistoryTab } from '../components/history-tab';
import { MoneyTab } from '../components/money-tab';
import { PeopleTab } from '../components/people-tab';
import { RulesTab } from '../components/rules-tab';
import { AboutCard, AccountsCard, ConditionsCard, PropertyCard } from '../components/waqf-facts';
import { WaqfFailure } from '../components/waqf-failure';
import { BeneficiariesCard, TransfersCard } from '../components/waqf-money';
import { WaqfNotices } from '../components/waqf-notices';
import { tabMessages } from '../messages/details-tabs.messages';
import { detailsMessages } from '../messages/waqf-details.messages';
import { deedsInForce } from '../model/deeds';
import { DetailsHead } from '../components/details-head';

/** One waqf: its status, its figures, what the user may do with it, and what its deeds say. */
export function WaqfDetailsScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  useWaqfEvents(waqfId);
  if (waqf.isPending) return <PageSkeleton />;
  if (waqf.isError)
    return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  return <Details view={waqf.data} />;
}

function Details({ view }: { view: WaqfView }) {
  const { waqf } = view;
  const overview = (
    <Stack>
      {/* Two independent columns: a short card must not be stretched to the height of a tall one beside it. */}
      <Grid columns="3:2">
        <Stack>
          <AccountsCard view={view} />
          <ConditionsCard waqf={waqf} />
          {waqf.status === 'approved' ? <AssetsCard waqf={waqf} /> : null}
        </Stack>
        <Stack>
          <PropertyCard waqf={waqf} />
          <BeneficiariesCard view={view} />
          <AboutCard waqf={waqf} />
        </Stack>
      </Grid>
      {waqf.status === 'approved' ? <TransfersCard view={view} /> : null}
    </Stack>
  );
  return (
    <>
      <DetailsHead view={view} />
      <WaqfNotices view={view} />
      {view.waqf.status === 'approved' ? <DetailsNumbers view={view} /> : <UnfinishedNumbers view={view} />}
      <DetailsTabs view={view} overview={overview} />
    </>
  );
}

/**
 * The sections of the waqf; the selected one is kept in the address. Money and people are available after the approval.
 */
function DetailsTabs({ view, overview }: { view: WaqfView; overview: ReactNode }) {
  const t = useMessages(detailsMessages);
  const words = useMessages(tabMessages);
  const [params, setParams] = useSearchParams();
  const { waqf, counts } = view;
  const deeds = deedsInForce(view.documents);
  const content = <DeedsCard waqfId={waqf.id} documents={deeds} />;
  const running = [
    { key: 'money', label: words('tab.money'), count: counts.transactions, content: <MoneyTab view={view} /> },
    { key: 'people', label: words('tab.people'), count: counts.beneficiaries, content: <PeopleTab view={view} /> },
  ];
  const distributions = {
    key: 'distributions',
    label: words('tab.distributions'),
    content: <DistributionsTab waqfId={waqf.id} />,
  };
  const approved = waqf.status === 'approved';
  const items = [
    { key: 'overview', label: t('tab.overview'), content: overview },
    ...(approved ? running : []),
    { key: 'deeds', label: t('tab.deeds'), count: deeds.length, content },
    ...(approved
      ? [distributions, { key: 'rules', label: words('tab.rules'), content: <RulesTab view={view} /> }]
      : []),
    { key: 'history', label: words('tab.history'), content: <HistoryTab waqfId={waqf.id} /> },
  ];
  const chosen = items.find(({ key }) => key === params.get('tab'))?.key ?? 'overview';
  return (
    <Tabs
      label={t('tabs')}
      value={chosen}
      onChange={(tab) => setParams(tab === 'overview' ? {} : { tab }, { replace: true })}
      items={items}
    />
  );
}
