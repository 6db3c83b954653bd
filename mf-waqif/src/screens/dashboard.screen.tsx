import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import type { DashboardStats } from '@waqf/contracts/reporting';
import { waitingApprovalsQuery } from '@waqf/feature-approvals/waiting';
import { DashboardFrame, DashboardHead, mostUrgent, type DashboardData } from '@waqf/feature-endowments';
import { displayAmount, parseSignedAmount, sumHalalas } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import {
  Amount,
  Button,
  EmptyState,
  Grid,
  Icon,
  ListSkeleton,
  MoneyPanel,
  PageSkeleton,
  Stack,
  StatStrip,
} from '@waqf/ui/core';
import { Overview } from './dashboard-overview';
import { dashboardMessages } from './dashboard.messages';
import { TodoCard, useWaitingAct, WaitingCard } from './waiting-card';
import * as css from './dashboard.module.css';

// Asked for at once and beside the data, outside of the first load; the page is painted when it is there, so that
// nothing jumps.
const approvalsCard = import('@waqf/feature-approvals/card');
const ApprovalsCard = lazy(() => approvalsCard.then((module) => ({ default: module.ApprovalsCard })));
const RecentTransactions = lazy(() =>
  import('@waqf/feature-finances/recent').then((module) => ({ default: module.RecentTransactions })),
);

/** What waits for the founder, then what the founder owns. */
export function DashboardScreen() {
  // What waits comes first on the page: known before anything is painted, so that nothing jumps.
  const approvals = useQuery(waitingApprovalsQuery());
  return (
    <DashboardFrame>
      {(data) =>
        approvals.isPending ? (
          <PageSkeleton />
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <Dashboard {...data} />
          </Suspense>
        )
      }
    </DashboardFrame>
  );
}

function Dashboard({ stats, waqfs }: DashboardData) {
  const t = useMessages(dashboardMessages);
  const urgent = mostUrgent(waqfs);
  const act = useWaitingAct(urgent);
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
  const others = waqfs.filter((waqf) => waqf !== urgent && mostUrgent([waqf]) !== undefined);
  return (
    <>
      <DashboardHead
        sentence={`${t('state.active', { count: stats.activeWaqfs })}${stats.pendingWaqfs > 0 ? t('state.waiting', { count: stats.pendingWaqfs }) : ''}.`}
        actions={create}
        phoneActions={
          act ? (
            <Button variant="primary" size="large" href={act.href}>
              {act.label}
            </Button>
          ) : (
            create
          )
        }
      />
      {urgent ? <WaitingCard waqf={urgent} /> : null}
      <ApprovalsCard />
      <Balance stats={stats} waqfs={waqfs} />
      <Figures stats={stats} />
      <Grid columns="3:2">
        <Overview waqfs={waqfs} stats={stats} />
        <Stack>
          {others.length > 0 ? <TodoCard waqfs={others} /> : null}
          <Suspense fallback={<ListSkeleton rows={5} />}>
            <RecentTransactions />
          </Suspense>
        </Stack>
      </Grid>
    </>
  );
}

/** The yield of all waqfs large, the endowed assets and the reserve beside it. */
function Balance({ stats, waqfs }: { stats: DashboardStats; waqfs: readonly WaqfSummary[] }) {
  const t = useMessages(dashboardMessages);
  const sum = (fund: 'corpus' | 'reserve') =>
    displayAmount(sumHalalas(waqfs.map((waqf) => parseSignedAmount(waqf[fund]))));
  return (
    <MoneyPanel
      label={t('total')}
      amount={<Amount value={stats.totalBalance} unit />}
      total={stats.totalBalance}
      note={t('totalNote')}
    >
      <dl className={css.funds}>
        {(['corpus', 'reserve'] as const).map((fund) => (
          <div key={fund} className={css.fund}>
            <dt>{t(fund)}</dt>
            <dd>
              <bdi dir="ltr">{sum(fund)}</bdi> <span className={css.unit}>{t('riyal')}</span>
            </dd>
          </div>
        ))}
      </dl>
    </MoneyPanel>
  );
}

function Figures({ stats }: { stats: DashboardStats }) {
  const t = useMessages(dashboardMessages);
  return (
    <StatStrip
      items={[
        {
          label: t('waqfs'),
          icon: <Icon.Waqf size={18} />,
          value: stats.totalWaqfs,
          note: t('ofThemActive', { count: stats.activeWaqfs }),
        },
        {
          label: t('pending'),
          icon: <Icon.Clock size={18} />,
          value: stats.pendingWaqfs,
          note: t('drafts', { count: stats.draftWaqfs }),
        },
        {
          label: t('revenue'),
          icon: <Icon.In size={18} />,
          value: <Amount value={stats.totalRevenue} />,
          note: t('entries', { count: stats.monthlyTransactions }),
        },
        {
          label: t('expenses'),
          icon: <Icon.Out size={18} />,
          value: <Amount value={stats.totalExpenses} />,
          note: t('riyal'),
        },
      ]}
    />
  );
}
