import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages, useSession } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Amount, DualDate, Grid, ListSkeleton, MoneyPanel, PageHead, PageSkeleton } from '@waqf/ui/core';
import { getBeneficiaryDashboard } from '../api/get-beneficiary-dashboard';
import { chosenWard } from '../api/wards';
import { messages } from './beneficiary-dashboard.messages';
import { Figures, Shares, Accounts, Payments } from '../components/holdings';

// Come after the first paint: the first load stays what it was.
const summary = () => import('../components/payment-summary');
const WardBanner = lazy(() => import('../components/ward-banner').then((module) => ({ default: module.WardBanner })));
const WardsCard = lazy(() => import('../components/wards-card').then((module) => ({ default: module.WardsCard })));
// A guardian confirms and sends here; one's own stands in the profile.
const IbansCard = lazy(() => import('../components/ibans-card').then((module) => ({ default: module.IbansCard })));
const DocumentsCard = lazy(() =>
  import('../components/documents-card').then((module) => ({ default: module.DocumentsCard })),
);
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
      <MoneyPanel
        label={t('wallet')}
        amount={<Amount value={dashboard.totalBalance} unit />}
        total={dashboard.totalBalance}
        note={
          <span>
            {t('came')} <Amount value={dashboard.monthlyIncome} unit />
          </span>
        }
      />
      <Suspense fallback={<ListSkeleton rows={2} />}>
        <NextPayment />
      </Suspense>
      <Suspense fallback={null}>
        <WardsCard />
        {chosenWard() === null ? null : <IbansCard />}
        {chosenWard() === null ? null : <DocumentsCard />}
      </Suspense>
      <Figures dashboard={dashboard} />
      <Grid columns="3:2">
        <Shares dashboard={dashboard} />
        <Accounts dashboard={dashboard} />
      </Grid>
      <Payments dashboard={dashboard} />
      <Suspense fallback={<ListSkeleton rows={4} />}>
        <ReceivedMonths />
      </Suspense>
    </>
  );
}
