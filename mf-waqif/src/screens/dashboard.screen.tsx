import { useQuery } from '@tanstack/react-query';
import type { Objection } from '@waqf/contracts/objections';
import { ApprovalsCard } from '@waqf/feature-approvals/card';
import { waitingApprovalsQuery } from '@waqf/feature-approvals/waiting';
import { YourObjections } from '@waqf/feature-objections/card';
import { needsUserAction, objectionsQuery } from '@waqf/feature-objections/waiting';
import { DashboardFrame, DashboardHead, mostUrgent, type DashboardData } from '@waqf/feature-endowments';
import { RecentTransactions } from '@waqf/feature-finances/recent';
import { useMessages } from '@waqf/platform-web';
import { isInitialLoading } from '@waqf/screen-kit';
import { Button, EmptyState, Grid, Icon, PageSkeleton, Stack, VisuallyHidden } from '@waqf/ui/core';
import { Overview } from './dashboard-overview';
import { dashboardMessages } from './dashboard.messages';
import { TodoCard, useNextStep, WaitingCard } from './waiting-card';
import { Balance, Figures } from './dashboard-figures';

/** What waits for the founder, then the founder's waqfs. */
export function DashboardScreen() {
  // Waiting items come first on the page, so they are loaded before anything is painted and nothing moves.
  const approvals = useQuery(waitingApprovalsQuery());
  const objections = useQuery(objectionsQuery());
  return (
    <DashboardFrame>
      {(data) =>
        isInitialLoading(approvals) || isInitialLoading(objections) ? (
          <PageSkeleton />
        ) : (
          <Dashboard {...data} objections={objections.data?.objections.filter(needsUserAction) ?? []} />
        )
      }
    </DashboardFrame>
  );
}

function Dashboard({ stats, waqfs, objections }: DashboardData & { objections: readonly Objection[] }) {
  const t = useMessages(dashboardMessages);
  const urgent = mostUrgent(waqfs);
  const act = useNextStep(urgent);
  const create = (
    <Button href="/waqf/create-steps" icon={<Icon.Plus size={18} />}>
      {t('create')}
    </Button>
  );
  if (waqfs.length === 0) {
    return (
      <>
        <DashboardHead sentence={t('state.none')} />
        <EmptyState
          icon={<Icon.Sprout size={28} />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Button variant="primary" href="/waqf/create-steps" icon={<Icon.Plus size={18} />}>
              {t('create')}
            </Button>
          }
        />
      </>
    );
  }
  const waiting = stats.pendingWaqfs > 0 ? t('state.waiting', { count: stats.pendingWaqfs }) : '';
  const others = waqfs.filter((waqf) => waqf !== urgent && mostUrgent([waqf]) !== undefined);
  return (
    <>
      <DashboardHead
        sentence={`${t('state.active', { count: stats.activeWaqfs })}${waiting}.`}
        actions={create}
        phoneActions={
          act ? (
            <>
              {create}
              <Button variant="primary" size="large" href={act.href}>
                {act.label}
                <VisuallyHidden>{`: ${act.waqf}`}</VisuallyHidden>
              </Button>
            </>
          ) : (
            create
          )
        }
      />
      {urgent ? <WaitingCard waqf={urgent} /> : null}
      <ApprovalsCard />
      {objections.length > 0 ? <YourObjections objections={objections} /> : null}
      <Balance stats={stats} waqfs={waqfs} />
      <Figures stats={stats} />
      <Grid columns="3:2">
        <Overview waqfs={waqfs} stats={stats} />
        <Stack>
          {others.length > 0 ? <TodoCard waqfs={others} /> : null}
          <RecentTransactions />
        </Stack>
      </Grid>
    </>
  );
}
