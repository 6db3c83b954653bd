import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages, useNamedTableExport } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Button, CardSkeleton, DualDate, ExportButton, Icon, PageHead, PageSkeleton, Stack } from '@waqf/ui/core';
import { getAdminDashboard } from '../api/get-admin-dashboard';
import { DashboardFigures } from '../dashboard/dashboard-figures';
import { PeopleAndWaqfs } from '../dashboard/people-and-waqfs';
import { messages } from './admin-dashboard.messages';

/** Comes after the figures: it stands below them and is not needed for the first look. */
const DashboardSections = lazy(() =>
  import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-sections').then((module) => ({
    default: module.DashboardSections,
  })),
);

/** As it says what other calls answer, it comes with the sections; a warning stands before any figure, or none does. */
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
        <Suspense fallback={<CardSkeleton lines={8} />}>
          <DashboardAlerts>
            <DashboardFigures data={data} />
            <DashboardSections data={data}>
              <PeopleAndWaqfs data={data} />
            </DashboardSections>
          </DashboardAlerts>
        </Suspense>
      </Stack>
    </>
  );
}
