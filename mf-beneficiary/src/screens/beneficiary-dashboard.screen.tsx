import { useQuery } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import type { BeneficiaryDashboard } from '@waqf/contracts/reporting';
import { givenName } from '@waqf/formats';
import { type Translate, useSession } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import {
  Amount,
  DualDate,
  Grid,
  ListSkeleton,
  MoneyPanel,
  PageHead,
  PageSkeleton,
  Stack,
  WhenNear,
  laterPart,
} from '@waqf/ui/core';
import { getBeneficiaryDashboard } from '../api/get-beneficiary-dashboard';
import { chosenWard } from '../api/wards';
import { dashboardTexts } from './beneficiary-dashboard.messages';
import { Figures } from '../components/holdings';
import { NextPayment } from '../components/next-payment';
import { WalletTabs } from '../components/wallet-tabs';
import { WardBanner } from '../components/ward-banner';
import { WardParts } from '../components/ward-parts';
import { usePortalMessages } from '../components/portal-messages';

// Loaded with its charting code, which the figures above do not need.
const ReceivedMonths = laterPart(
  () => import('../components/received-months').then((module) => module.ReceivedMonths),
  <ListSkeleton rows={4} />,
);

/** What the beneficiary has, what comes next, from which waqf, and what was received. */
export function BeneficiaryDashboardScreen() {
  const t = usePortalMessages(dashboardTexts);
  const { user } = useSession();
  const { data, error, isPending, refetch, isFetching } = useQuery(getBeneficiaryDashboard());
  if (isPending) return <PageSkeleton />;
  if (error) {
    return (
      <LoadFailure
        title={t('failed')}
        error={error}
        otherwise={loadingCatalogue.stats}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const { dashboard } = data;
  const ward = chosenWard();
  return (
    <>
      <WardBanner />
      <PageHead
        title={ward ? t('wardHello', { name: ward.fullName }) : t('hello', { name: givenName(user.fullName) })}
        state={
          <span>
            <DualDate iso={new Date().toISOString()} />. {statesOf(dashboard, ward ? 'wardState' : 'state', t)}
          </span>
        }
      />
      <Grid columns="1:1">
        <MoneyPanel
          label={t(ward ? 'wardWallet' : 'wallet')}
          amount={<Amount value={dashboard.totalBalance} unit />}
          total={dashboard.totalBalance}
          note={
            <Stack gap={4}>
              <span>{t(ward ? 'wardBalance' : 'balance')}</span>
              <span>
                {t('came')} <Amount value={dashboard.monthlyIncome} unit />
              </span>
            </Stack>
          }
        />
        <NextPayment />
      </Grid>
      <WardParts />
      <Figures dashboard={dashboard} />
      <WalletTabs dashboard={dashboard} />
      <WhenNear room={<ListSkeleton rows={4} />}>
        <ReceivedMonths />
      </WhenNear>
    </>
  );
}

/** The number of waqfs in which the person has a share, and in how many it is suspended. */
function statesOf(
  { waqfAllocations, suspendedWaqfs }: BeneficiaryDashboard,
  whose: 'state' | 'wardState',
  t: Translate<typeof dashboardTexts.own>,
): string {
  const counts = { some: waqfAllocations.length, suspended: suspendedWaqfs.length };
  const parts = (['some', 'suspended'] as const).filter((part) => counts[part] > 0);
  if (parts.length === 0) return t(`${whose}.none`);
  return parts.map((part) => t(`${whose}.${part}`, { count: counts[part] })).join(' ');
}
