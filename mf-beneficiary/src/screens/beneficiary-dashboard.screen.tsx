import { useQuery } from '@tanstack/react-query';
import { defineMessages, errorMessage, errorReference, useLanguage, useMessages, useSession } from '@waqf/platform-web';
import { Amount, ErrorState, MoneyPanel, PageHead, PageSkeleton, Stack, StatStrip } from '@waqf/ui/core';
import { getBeneficiaryDashboard } from '../api/get-beneficiary-dashboard';

const messages = defineMessages({
  hello: { ar: 'أهلًا، {name}', en: 'Welcome, {name}' },
  total: { ar: 'رصيدك', en: 'Your balance' },
  month: { ar: 'وصل هذا الشهر', en: 'Received this month' },
  lastMonth: { ar: 'الشهر الماضي', en: 'Last month' },
  waqfs: { ar: 'أوقاف تستفيد منها', en: 'Waqfs you benefit from' },
  accounts: { ar: 'حسابات بنكية', en: 'Bank accounts' },
  failed: { ar: 'تعذر تحميل اللوحة المالية', en: 'The financial dashboard could not be loaded' },
});

/** What the beneficiary has and what came this month. */
export function BeneficiaryDashboardScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { user } = useSession();
  const { data, error, isPending, refetch } = useQuery(getBeneficiaryDashboard());
  if (isPending) return <PageSkeleton />;
  if (error) return <ErrorState title={t('failed')} text={errorMessage(error, language)} reference={errorReference(error) ?? undefined} onRetry={() => void refetch()} />;
  const { dashboard } = data;
  return (
    <Stack>
      <PageHead title={t('hello', { name: user.fullName.split(' ')[0] ?? user.fullName })} />
      <MoneyPanel label={t('total')} amount={<Amount value={dashboard.totalBalance} unit />} />
      <StatStrip
        items={[
          { label: t('month'), value: <Amount value={dashboard.monthlyStats.thisMonth} /> },
          { label: t('lastMonth'), value: <Amount value={dashboard.monthlyStats.lastMonth} /> },
          { label: t('waqfs'), value: dashboard.waqfAllocations.length },
          { label: t('accounts'), value: dashboard.bankAccounts.length },
        ]}
      />
    </Stack>
  );
}
