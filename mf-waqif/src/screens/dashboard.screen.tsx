import { useQuery } from '@tanstack/react-query';
import { defineMessages, errorMessage, errorReference, useLanguage, useMessages, useSession } from '@waqf/platform-web';
import { Amount, ErrorState, MoneyPanel, PageHead, PageSkeleton, Stack, StatStrip } from '@waqf/ui/core';
import { getDashboardStats } from '../api/get-dashboard-stats';

const messages = defineMessages({
  hello: { ar: 'أهلًا، {name}', en: 'Welcome, {name}' },
  total: { ar: 'إجمالي أرصدة أوقافك', en: 'Balance of all your waqfs' },
  waqfs: { ar: 'أوقافك', en: 'Your waqfs' },
  active: { ar: 'نشطة', en: 'Active' },
  pending: { ar: 'قيد المراجعة', en: 'Under review' },
  accounts: { ar: 'حسابات بنكية', en: 'Bank accounts' },
  failed: { ar: 'تعذر تحميل لوحة المتابعة', en: 'The dashboard could not be loaded' },
});

/** What the founder owns, in figures of the ledger. */
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
          { label: t('active'), value: stats.activeWaqfs },
          { label: t('pending'), value: stats.pendingWaqfs },
          { label: t('accounts'), value: stats.bankAccounts },
        ]}
      />
    </Stack>
  );
}
