import { lookUp } from '@waqf/contracts';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import type { DashboardStats } from '@waqf/contracts/reporting';
import { WaqfRow } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Card, Icon, List, MoreLink } from '@waqf/ui/core';
import { dashboardMessages } from './dashboard.messages';
import * as css from './dashboard.module.css';

const shownRows = 7;
const ranks = { approved: 0, pending: 1, draft: 2, discarded: 3 } as const;
const rankOf = ({ status }: WaqfSummary): number => lookUp(ranks, status) ?? ranks.pending;

/** The founder's waqfs, approved ones first, and the three counts of the specification. */
export function Overview({ waqfs, stats }: { waqfs: readonly WaqfSummary[]; stats: DashboardStats }) {
  const t = useMessages(dashboardMessages);
  const shown = [...waqfs].sort((one, other) => rankOf(one) - rankOf(other)).slice(0, shownRows);
  const counts = [
    { label: t('active'), value: stats.activeWaqfs },
    { label: t('pendingCount'), value: stats.pendingWaqfs },
    { label: t('accounts'), value: stats.bankAccounts },
  ];
  return (
    <Card
      title={t('overview')}
      padding="none"
      extra={
        <MoreLink href="/waqf" icon={<Icon.Next size={16} />}>
          {t('all')}
        </MoreLink>
      }
    >
      <List edge label={t('overview')}>
        {shown.map((waqf) => (
          <WaqfRow key={waqf.id} waqf={waqf} compact />
        ))}
      </List>
      <dl className={css.counts}>
        {counts.map(({ label, value }) => (
          <div key={label} className={css.count}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
