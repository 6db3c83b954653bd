import { useQuery } from '@tanstack/react-query';
import { defineMessages, errorMessage, errorReference, useLanguage, useMessages, useSession } from '@waqf/platform-web';
import { Amount, ErrorState, MoneyPanel, PageHead, PageSkeleton, Stack, StatStrip } from '@waqf/ui/core';
import { getDashboardStats } from '../api/get-dashboard-stats';

const messages = defineMessages({
  hello: { ar: 'أهلًا، {name}', en: 'Welcome, {name}' },
  total: { ar: 'إجمالي أرصدة الأوقاف', en: 'Balance of the waqfs you run' },
  waqfs: { ar: 'أوقاف بنظارتك', en: 'Waqfs you run' },
  revenue: { ar: 'إجمالي الإيراد', en: 'Total income' },
  expenses: { ar: 'إجمالي المصروف', en: 'Total expenses' },
  monthly: { ar: 'قيود هذا الشهر', en: 'Entries this month' },
  failed: { ar: 'تعذر تحميل لوحة المتابعة', en: 'The dashboard could not be loaded' },
});

/** What the trustee runs, in figures of the ledger. */
export function DashboardScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { user } = useSession();
  const { data, error, isPending, refetch } = useQuery(getDashboardStats());
  if (isPending) return <PageSkeleton />;
  if (error) return <ErrorState title={t('failed')} text={errorMessage(error, language)} reference={errorReference(error) ?? undefined} onRetry={() => void refetch()} />;
  const { stats } = data;
  return (
    <Stack>
      <PageHead title={t('hello', { name: user.fullName.split(' ')[0] ?? user.fullName })} />
      <MoneyPanel label={t('total')} amount={<Amount value={stats.totalBalance} unit />} />
      <StatStrip
        items={[
          { label: t('waqfs'), value: stats.totalWaqfs },
          { label: t('revenue'), value: <Amount value={stats.totalRevenue} /> },
          { label: t('expenses'), value: <Amount value={stats.totalExpenses} /> },
          { label: t('monthly'), value: stats.monthlyTransactions },
        ]}
      />
    </Stack>
  );
}
