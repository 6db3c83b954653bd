import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import { loadingCatalogue } from '@waqf/contracts/messages';
import type { DashboardStats } from '@waqf/contracts/reporting';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { PageSkeleton } from '@waqf/ui/core';
import { getDashboardStats } from '../api/get-dashboard-stats';
import { waqfsQuery } from '../api/get-waqfs';

const messages = defineMessages({
  failed: { ar: 'تعذر تحميل لوحة المتابعة', en: 'The dashboard could not be loaded' },
});

export interface DashboardData {
  stats: DashboardStats;
  waqfs: readonly WaqfSummary[];
}

/**
 * Wraps the dashboard of a founder or a nazir: loads both queries, shows a skeleton meanwhile, and retries both
 * together.
 */
export function DashboardFrame({ children }: { children: (data: DashboardData) => ReactNode }) {
  const t = useMessages(messages);
  const stats = useQuery(getDashboardStats());
  const waqfs = useQuery(waqfsQuery());
  const error = stats.error ?? waqfs.error;
  if (error) {
    const retry = () => void Promise.all([stats.refetch(), waqfs.refetch()]);
    const retrying = stats.isFetching || waqfs.isFetching;
    return (
      <LoadFailure
        title={t('failed')}
        error={error}
        otherwise={loadingCatalogue.stats}
        onRetry={retry}
        retrying={retrying}
      />
    );
  }
  if (!stats.data || !waqfs.data) return <PageSkeleton />;
  return <>{children({ stats: stats.data.stats, waqfs: waqfs.data.waqfs })}</>;
}
