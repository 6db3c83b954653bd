import type { ReactNode } from 'react';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { Grid, Stack } from '@waqf/ui/core';
import { ActivitiesCard } from '../components/activities-card';
import { HealthCard } from './health-card';
import { MetricsCard } from './metrics-card';
import { NeedsCard } from './needs-card';
import { QuickLinks } from './quick-links';
import { TrendCards } from './trend-cards';

/** What stands below the figures. @param children people and waqfs, which come with the figures */
export function DashboardSections({ data, children }: { data: AdminDashboard; children: ReactNode }) {
  return (
    <Stack>
      <Grid columns="2:1">
        <NeedsCard failedEvents={data.failedEvents} />
        <MetricsCard growth={data.growth} />
      </Grid>
      {data.days ? <TrendCards days={data.days} /> : null}
      <Grid columns="2:1">
        <ActivitiesCard />
        <HealthCard />
      </Grid>
      {children}
      <QuickLinks />
    </Stack>
  );
}
