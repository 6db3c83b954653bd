import type { WaqfSummary } from '@waqf/contracts/endowments';
import type { DashboardStats } from '@waqf/contracts/reporting';
import { displayAmount, parseSignedAmount, sumHalalas } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { Amount, Icon, MoneyPanel, StatStrip } from '@waqf/ui/core';
import { dashboardMessages } from './dashboard.messages';
import * as css from './dashboard.module.css';

/** The yield of all waqfs large, the endowed assets and the reserve beside it. */
export function Balance({ stats, waqfs }: { stats: DashboardStats; waqfs: readonly WaqfSummary[] }) {
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

export function Figures({ stats }: { stats: DashboardStats }) {
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
