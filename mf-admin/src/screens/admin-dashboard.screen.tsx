import { percentageOf } from '@waqf/money';
import { useQuery } from '@tanstack/react-query';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { defineMessages, errorMessage, errorReference, useLanguage, useMessages } from '@waqf/platform-web';
import {
  Amount,
  Button,
  Card,
  DualDate,
  ErrorState,
  Grid,
  Icon,
  InOtherCurrency,
  MoreLink,
  PageHead,
  PageSkeleton,
  StatStrip,
} from '@waqf/ui/core';
import { getAdminDashboard } from '../api/get-admin-dashboard';
import * as css from './admin-dashboard.module.css';

const messages = defineMessages({
  title: { ar: 'لوحة الإدارة', en: 'Admin dashboard' },
  state: {
    ar: {
      zero: 'لا مستخدمين بعد.',
      one: 'مستخدم واحد على المنصة.',
      two: 'مستخدمان على المنصة.',
      few: '{count} مستخدمين على المنصة.',
      many: '{count} مستخدمًا على المنصة.',
      other: '{count} مستخدم على المنصة.',
    },
    en: { one: 'One user on the platform.', other: '{count} users on the platform.' },
  },
  refresh: { ar: 'تحديث', en: 'Refresh' },
  users: { ar: 'المستخدمون', en: 'Users' },
  waqfs: { ar: 'الأوقاف', en: 'Waqfs' },
  balance: { ar: 'مجموع الأرصدة', en: 'Total balances' },
  today: { ar: 'معاملات اليوم', en: 'Transactions today' },
  newThisMonth: {
    ar: {
      zero: 'لا جديد هذا الشهر',
      one: 'واحد جديد هذا الشهر',
      two: 'اثنان جديدان هذا الشهر',
      few: '{count} جديدة هذا الشهر',
      many: '{count} جديدًا هذا الشهر',
      other: '{count} جديد هذا الشهر',
    },
    en: { other: '{count} new this month' },
  },
  byRole: { ar: 'المستخدمون حسب الدور', en: 'Users by role' },
  byRoleNote: { ar: 'من له أكثر من دور يُعد في كل دور', en: 'A person with several roles counts in each' },
  waqif: { ar: 'واقف', en: 'Founder' },
  nazir: { ar: 'ناظر', en: 'Nazir' },
  beneficiary: { ar: 'مستفيد', en: 'Beneficiary' },
  admin: { ar: 'مدير النظام', en: 'Administrator' },
  waqfState: { ar: 'حال الأوقاف', en: 'State of the waqfs' },
  all: { ar: 'عرض الكل', en: 'View all' },
  approved: { ar: 'معتمدة', en: 'Approved' },
  pending: { ar: 'قيد المراجعة', en: 'Under review' },
  draft: { ar: 'مسودة', en: 'Draft' },
  unread: { ar: 'إشعارات غير مقروءة', en: 'Unread notifications' },
  riyal: { ar: 'ريال', en: 'SAR' },
  failed: { ar: 'تعذر تحميل لوحة الإدارة', en: 'The admin dashboard could not be loaded' },
});

/** People, waqfs and money of the whole platform. */
export function AdminDashboardScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { data, error, isPending, isFetching, refetch } = useQuery(getAdminDashboard());
  if (isPending) return <PageSkeleton />;
  if (error) {
    return (
      <ErrorState
        title={t('failed')}
        text={errorMessage(error, language)}
        reference={errorReference(error) ?? undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      <PageHead
        title={t('title')}
        state={
          <span>
            <DualDate iso={new Date().toISOString()} />. {t('state', { count: data.totalUsers })}
          </span>
        }
        actions={
          <Button icon={<Icon.Refresh size={18} />} loading={isFetching} onClick={() => void refetch()}>
            {t('refresh')}
          </Button>
        }
      />
      <StatStrip
        items={[
          {
            label: t('users'),
            icon: <Icon.People size={18} />,
            value: data.totalUsers,
            note: t('newThisMonth', { count: data.newUsersThisMonth }),
          },
          {
            label: t('waqfs'),
            icon: <Icon.Waqf size={18} />,
            value: data.totalWaqfs,
            note: t('newThisMonth', { count: data.newWaqfsThisMonth }),
          },
          {
            label: t('balance'),
            icon: <Icon.Wallet size={18} />,
            value: <Amount value={data.totalBalance} />,
            note: (
              <>
                {t('riyal')} <InOtherCurrency value={data.totalBalance} />
              </>
            ),
          },
          { label: t('today'), icon: <Icon.Exchange size={18} />, value: data.dailyTransactions },
        ]}
      />
      <Grid columns="1:1">
        <Card title={t('byRole')} note={t('byRoleNote')}>
          <Shares
            parts={[
              { label: t('beneficiary'), value: data.beneficiaryUsers },
              { label: t('waqif'), value: data.waqifUsers },
              { label: t('nazir'), value: data.nazirUsers },
              { label: t('admin'), value: data.adminUsers },
            ]}
          />
        </Card>
        <WaqfStates data={data} />
      </Grid>
    </>
  );
}

function WaqfStates({ data }: { data: AdminDashboard }) {
  const t = useMessages(messages);
  return (
    <Card
      title={t('waqfState')}
      extra={
        <MoreLink href="/waqf" icon={<Icon.Next size={16} />}>
          {t('all')}
        </MoreLink>
      }
    >
      <Shares
        parts={[
          { label: t('approved'), value: data.approvedWaqfs },
          { label: t('pending'), value: data.pendingWaqfs },
          { label: t('draft'), value: data.totalWaqfs - data.approvedWaqfs - data.pendingWaqfs },
        ]}
      />
      <p className={css.foot}>
        {t('unread')} <b>{data.unreadNotifications}</b>
      </p>
    </Card>
  );
}

/** A bar of parts of a whole, and each part by its name, count and percentage. */
function Shares({ parts }: { parts: readonly { label: string; value: number }[] }) {
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  const percent = (value: number) => percentageOf(BigInt(value), BigInt(total));
  return (
    <div className={css.shares}>
      <div className={css.bar} aria-hidden>
        {parts.map((part, at) =>
          part.value > 0 ? (
            <span key={part.label} data-series={at} style={{ inlineSize: `${percent(part.value)}%` }} />
          ) : null,
        )}
      </div>
      <dl className={css.legend}>
        {parts.map((part, at) => (
          <div key={part.label} className={css.part}>
            <dt>
              <span className={css.swatch} data-series={at} />
              {part.label}
            </dt>
            <dd>
              <b>{part.value}</b>
              <bdi dir="ltr" className={css.percent}>
                {percent(part.value).toFixed(1)}%
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
