import type { ReactNode } from 'react';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { CardSkeleton, Grid, Stack, WhenNear, laterPart } from '@waqf/ui/core';
import { ActivitiesCard } from '../components/activities-card';
import { HealthCard } from './health-card';
import { MetricsCard } from './metrics-card';
import { OpenTasksCard } from './open-tasks-card';
import { QuickLinks } from './quick-links';

const room = <CardSkeleton lines={6} />;

// Loaded with their charting code, which the figures above do not need.
const trends = () => import('./trend-cards');
const TransactionsTrend = laterPart(() => trends().then((module) => module.TransactionsTrend), room);
const RequestsTrend = laterPart(() => trends().then((module) => module.RequestsTrend), room);

/**
 * The part below the figures.
 * @param children people and waqfs, which are loaded with the figures
 */
export function DashboardSections({ data, children }: { data: AdminDashboard; children: ReactNode }) {
  return (
    <Stack>
      {/* Two independent columns: a short card must not be stretched to the height of a tall one beside it. */}
      <Grid columns="2:1">
        <Stack>
          <OpenTasksCard failedEvents={data.failedEvents} tasks={data.tasks} />
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

const Trend = ({ children }: { children: ReactNode }) => <WhenNear room={room}>{children}</WhenNear>;
