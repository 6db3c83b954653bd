import { useQuery } from '@tanstack/react-query';
import { defineMessages, errorMessage, errorReference, useLanguage, useMessages } from '@waqf/platform-web';
import { Amount, Card, DescriptionList, ErrorState, Grid, PageHead, PageSkeleton, Stack, StatStrip } from '@waqf/ui/core';
import { getAdminDashboard } from '../api/get-admin-dashboard';

const messages = defineMessages({
  title: { ar: 'لوحة الإدارة', en: 'Admin dashboard' },
  users: { ar: 'المستخدمون', en: 'Users' },
  waqfs: { ar: 'الأوقاف', en: 'Waqfs' },
  balance: { ar: 'إجمالي الأرصدة', en: 'Total balances' },
  today: { ar: 'قيود اليوم', en: 'Entries today' },
  newThisMonth: {
    ar: { zero: 'لا جديد هذا الشهر', one: 'واحد جديد هذا الشهر', two: 'اثنان جديدان هذا الشهر', few: '{count} جديدة هذا الشهر', many: '{count} جديدًا هذا الشهر', other: '{count} جديد هذا الشهر' },
    en: { other: '{count} new this month' },
  },
  byRole: { ar: 'المستخدمون حسب الدور', en: 'Users by role' },
  waqif: { ar: 'واقف', en: 'Founders' },
  nazir: { ar: 'ناظر', en: 'Nazirs' },
  beneficiary: { ar: 'مستفيد', en: 'Beneficiaries' },
  admin: { ar: 'مدير النظام', en: 'Administrators' },
  state: { ar: 'حال الأوقاف', en: 'State of the waqfs' },
  approved: { ar: 'معتمدة', en: 'Approved' },
  pending: { ar: 'قيد المراجعة', en: 'Under review' },
  unread: { ar: 'إشعارات غير مقروءة', en: 'Unread notifications' },
  riyal: { ar: 'ريال', en: 'SAR' },
  failed: { ar: 'تعذر تحميل لوحة الإدارة', en: 'The admin dashboard could not be loaded' },
});

/** People, waqfs and money of the whole platform. */
export function AdminDashboardScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(getAdminDashboard());
  if (isPending) return <PageSkeleton />;
  if (error) return <ErrorState title={t('failed')} text={errorMessage(error, language)} reference={errorReference(error) ?? undefined} onRetry={() => void refetch()} />;
  return (
    <Stack>
      <PageHead title={t('title')} />
      <StatStrip
        items={[
          { label: t('users'), value: data.totalUsers, note: t('newThisMonth', { count: data.newUsersThisMonth }) },
          { label: t('waqfs'), value: data.totalWaqfs, note: t('newThisMonth', { count: data.newWaqfsThisMonth }) },
          { label: t('balance'), value: <Amount value={data.totalBalance} />, note: t('riyal') },
          { label: t('today'), value: data.dailyTransactions },
        ]}
      />
      <Grid columns="1:1">
        <Card title={t('byRole')}>
          <DescriptionList
            items={[
              { label: t('waqif'), value: data.waqifUsers },
              { label: t('nazir'), value: data.nazirUsers },
              { label: t('beneficiary'), value: data.beneficiaryUsers },
              { label: t('admin'), value: data.adminUsers },
            ]}
          />
        </Card>
        <Card title={t('state')}>
          <DescriptionList
            items={[
              { label: t('approved'), value: data.approvedWaqfs },
              { label: t('pending'), value: data.pendingWaqfs },
              { label: t('unread'), value: data.unreadNotifications },
            ]}
          />
        </Card>
      </Grid>
    </Stack>
  );
}
