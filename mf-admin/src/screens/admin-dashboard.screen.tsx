import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadingCatalogue } from '@waqf/contracts/messages';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { useMessages, useNamedTableExport } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import {
  Amount,
  Button,
  Card,
  CardSkeleton,
  DualDate,
  ExportButton,
  Grid,
  Icon,
  InOtherCurrency,
  MoreLink,
  PageHead,
  PageSkeleton,
  Stack,
  StatStrip,
} from '@waqf/ui/core';
import { getAdminDashboard } from '../api/get-admin-dashboard';
import { messages } from './admin-dashboard.messages';
import { Shares } from '../components/share-bar';
import * as css from './admin-dashboard.module.css';

/** Comes after the figures: it stands below them and is not needed for the first look. */
const DashboardSections = lazy(() =>
  import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-sections').then((module) => ({
    default: module.DashboardSections,
  })),
);

/** As it says what other calls answer, it comes with the sections that say more of it. */
const DashboardAlerts = lazy(() =>
  import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-alerts').then((module) => ({
    default: module.DashboardAlerts,
  })),
);

/** Everything that the page shows is read anew by its button, not the figures alone. */
const isOfPage = (key: unknown): boolean => typeof key === 'string' && key.startsWith('/api/admin/');

/** People, waqfs and money of the whole platform. */
export function AdminDashboardScreen() {
  const t = useMessages(messages);
  const client = useQueryClient();
  const exporting = useNamedTableExport('admin-dashboard');
  const { data, error, isPending, isFetching, refetch } = useQuery(getAdminDashboard());
  if (isPending) return <PageSkeleton />;
  if (error) {
    return (
      <LoadFailure
        title={t('failed')}
        error={error}
        otherwise={loadingCatalogue.adminStats}
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
          <>
            <Button
              icon={<Icon.Refresh size={18} />}
              loading={isFetching}
              onClick={() => void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => isOfPage(key) })}
            >
              {t('refresh')}
            </Button>
            <ExportButton exporting={exporting} view={{}} />
            <Button variant="primary" icon={<Icon.Plus size={18} />} href="/admin/users?add=1">
              {t('addUser')}
            </Button>
          </>
        }
      />
      <Stack>
        <Suspense>
          <DashboardAlerts />
        </Suspense>
        <Figures data={data} />
        <Suspense fallback={<CardSkeleton lines={8} />}>
          <DashboardSections data={data}>
            <PeopleAndWaqfs data={data} />
          </DashboardSections>
        </Suspense>
      </Stack>
    </>
  );
}

function PeopleAndWaqfs({ data }: { data: AdminDashboard }) {
  const t = useMessages(messages);
  return (
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

function Figures({ data }: { data: AdminDashboard }) {
  const t = useMessages(messages);
  return (
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
  );
}
