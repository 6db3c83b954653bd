import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages, useNamedTableExport } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Button, DualDate, ExportButton, Icon, PageHead, PageSkeleton, Stack } from '@waqf/ui/core';
import { getAdminDashboard } from '../api/get-admin-dashboard';
import { DashboardAlerts } from '../dashboard/dashboard-alerts';
import { DashboardFigures } from '../dashboard/dashboard-figures';
import { DashboardSections } from '../dashboard/dashboard-sections';
import { PeopleAndWaqfs } from '../dashboard/people-and-waqfs';
import { messages } from './admin-dashboard.messages';

/** The page's button refetches everything on the page, not only the figures. */
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
        <DashboardAlerts>
          <DashboardFigures data={data} />
          <DashboardSections data={data}>
            <PeopleAndWaqfs data={data} />
          </DashboardSections>
        </DashboardAlerts>
      </Stack>
    </>
  );
}
