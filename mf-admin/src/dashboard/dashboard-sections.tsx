import type { ReactNode } from 'react';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { Grid, Stack } from '@waqf/ui/core';
import { ActivitiesCard } from '../components/activities-card';
import { HealthCard } from './health-card';
import { MetricsCard } from './metrics-card';
import { NeedsCard } from './needs-card';
import { QuickLinks } from './quick-links';
import { RequestsTrend, TransactionsTrend } from './trend-cards';

/** What stands below the figures. @param children people and waqfs, which come with the figures */
export function DashboardSections({ data, children }: { data: AdminDashboard; children: ReactNode }) {
  return (
    <Stack>
      {/* Two columns that run on their own: a short card must not stretch beside a tall one. */}
      <Grid columns="2:1">
        <Stack>
          <NeedsCard failedEvents={data.failedEvents} />
          {data.days ? <TransactionsTrend days={data.days} /> : null}
          <ActivitiesCard />
        </Stack>
        <Stack>
          <HealthCard />
          <MetricsCard growth={data.growth} />
        </Stack>
      </Grid>
      {children}
      <Grid columns="1:1">
        <RequestsTrend />
        <QuickLinks />
      </Grid>
    </Stack>
  );
}
