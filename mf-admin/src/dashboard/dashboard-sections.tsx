import { lazy, type ReactNode, Suspense } from 'react';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { CardSkeleton, Grid, Stack, WhenNear } from '@waqf/ui/core';
import { ActivitiesCard } from '../components/activities-card';
import { HealthCard } from './health-card';
import { MetricsCard } from './metrics-card';
import { NeedsCard } from './needs-card';
import { QuickLinks } from './quick-links';

// With what draws them, which the figures above do without.
const trends = () => import('./trend-cards');
const TransactionsTrend = lazy(() => trends().then((module) => ({ default: module.TransactionsTrend })));
const RequestsTrend = lazy(() => trends().then((module) => ({ default: module.RequestsTrend })));

/** What stands below the figures. @param children people and waqfs, which come with the figures */
export function DashboardSections({ data, children }: { data: AdminDashboard; children: ReactNode }) {
  return (
    <Stack>
      {/* Two columns that run on their own: a short card must not stretch beside a tall one. */}
      <Grid columns="2:1">
        <Stack>
          <NeedsCard failedEvents={data.failedEvents} />
          {data.days ? (
            <Trend>
              <TransactionsTrend days={data.days} />
            </Trend>
          ) : null}
          <ActivitiesCard />
        </Stack>
        <Stack>
          <HealthCard />
          <MetricsCard growth={data.growth} />
        </Stack>
      </Grid>
      {children}
      <Grid columns="1:1">
        <Trend>
          <RequestsTrend />
        </Trend>
        <QuickLinks />
      </Grid>
    </Stack>
  );
}

function Trend({ children }: { children: ReactNode }) {
  const room = <CardSkeleton lines={6} />;
  return (
    <WhenNear room={room}>
      <Suspense fallback={room}>{children}</Suspense>
    </WhenNear>
  );
}
