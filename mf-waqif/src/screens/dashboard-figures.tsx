import type { WaqfSummary } from '@waqf/contracts/endowments';
import type { DashboardStats } from '@waqf/contracts/reporting';
import { useTotalsSinceFirst } from '@waqf/feature-finances/totals';
import { YieldPanel } from '@waqf/feature-finances/yield-panel';
import { displayAmount, parseSignedAmount, sumHalalas } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { Icon, StatStrip } from '@waqf/ui/core';
import { dashboardMessages } from './dashboard.messages';

/** The yield of all waqfs with its last twelve months, and what else the books contain in one sentence. */
export function Balance({ stats, waqfs }: { stats: DashboardStats; waqfs: readonly WaqfSummary[] }) {
  const t = useMessages(dashboardMessages);
  const sum = (fund: 'corpus' | 'reserve') =>
    displayAmount(sumHalalas(waqfs.map((waqf) => parseSignedAmount(waqf[fund]))));
  return (
    <YieldPanel
      label={t('total')}
      total={stats.totalBalance}
      note={t('totalNote', { corpus: sum('corpus'), reserve: sum('reserve') })}
    />
  );
}

export function Figures({ stats }: { stats: DashboardStats }) {
  const t = useMessages(dashboardMessages);
  const totals = useTotalsSinceFirst(stats);
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
        ...totals,
      ]}
    />
  );
}
