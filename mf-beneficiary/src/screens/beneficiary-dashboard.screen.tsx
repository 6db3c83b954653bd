import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages, useSession } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Amount, DualDate, Grid, ListSkeleton, MoneyPanel, PageHead, PageSkeleton, Stack } from '@waqf/ui/core';
import { getBeneficiaryDashboard } from '../api/get-beneficiary-dashboard';
import { messages } from './beneficiary-dashboard.messages';
import { Figures } from '../components/holdings';
import { WalletTabs } from '../components/wallet-tabs';

// Come after the first paint: the first load stays what it was.
const summary = () => import('../components/payment-summary');
const WardBanner = lazy(() => import('../components/ward-banner').then((module) => ({ default: module.WardBanner })));
const WardParts = lazy(() => import('../components/ward-parts').then((module) => ({ default: module.WardParts })));
const NextPayment = lazy(() => summary().then((module) => ({ default: module.NextPayment })));
const ReceivedMonths = lazy(() => summary().then((module) => ({ default: module.ReceivedMonths })));

/** What the beneficiary has, what comes next, from which waqf, and what came. */
export function BeneficiaryDashboardScreen() {
  const t = useMessages(messages);
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
  const count = dashboard.waqfAllocations.length;
  return (
    <>
      <Suspense fallback={null}>
        <WardBanner />
      </Suspense>
      <PageHead
        title={t('hello', { name: user.fullName.trim().split(/\s+/)[0] ?? '' })}
        state={
          <span>
            <DualDate iso={new Date().toISOString()} />. {count > 0 ? t('state.some', { count }) : t('state.none')}
          </span>
        }
      />
      <Grid columns="1:1">
        <MoneyPanel
          label={t('wallet')}
          amount={<Amount value={dashboard.totalBalance} unit />}
          total={dashboard.totalBalance}
          note={
            <Stack gap={4}>
              <span>{t('balance')}</span>
              <span>
                {t('came')} <Amount value={dashboard.monthlyIncome} unit />
              </span>
            </Stack>
          }
        />
        <Suspense fallback={<ListSkeleton rows={2} />}>
          <NextPayment />
        </Suspense>
      </Grid>
      <Suspense fallback={null}>
        <WardParts />
      </Suspense>
      <Figures dashboard={dashboard} />
      <WalletTabs dashboard={dashboard} />
      <Suspense fallback={<ListSkeleton rows={4} />}>
        <ReceivedMonths />
      </Suspense>
    </>
  );
}
