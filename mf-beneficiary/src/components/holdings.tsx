import { type Translate } from '@waqf/platform-web';
import type { BeneficiaryDashboard } from '@waqf/contracts/reporting';
import { Amount, Card, EmptyState, Icon, IconTile, List, ListRow, StatStrip } from '@waqf/ui/core';
import { dashboardTexts } from '../screens/beneficiary-dashboard.messages';
import { usePortalMessages } from './portal-messages';

interface PartProps {
  dashboard: BeneficiaryDashboard;
}

export function Figures({ dashboard }: PartProps) {
  const t = usePortalMessages(dashboardTexts);
  const { monthlyStats } = dashboard;
  return (
    <StatStrip
      items={[
        {
          label: t('month'),
          icon: <Icon.In size={18} />,
          value: <Amount value={monthlyStats.thisMonth} unit />,
          note: changeNote(t, monthlyStats.percentageChange),
        },
        {
          label: t('lastMonth'),
          icon: <Icon.Calendar size={18} />,
          value: <Amount value={monthlyStats.lastMonth} unit />,
        },
        { label: t('waqfs'), icon: <Icon.Waqf size={18} />, value: dashboard.waqfAllocations.length },
        { label: t('accounts'), icon: <Icon.Wallet size={18} />, value: dashboard.bankAccounts.length },
      ]}
    />
  );
}

/** The month is not over, so it is compared with the same days of last month. */
function changeNote(t: Translate<typeof dashboardTexts.own>, change: number | null): string {
  if (change === null) return t('noChange');
  if (change === 0) return t('changeNone');
  return t(change > 0 ? 'changeUp' : 'changeDown', { percent: Math.abs(change) });
}

export function SharesCard({ dashboard }: PartProps) {
  const t = usePortalMessages(dashboardTexts);
  return (
    <Card title={t('shares')}>
      {dashboard.waqfAllocations.length + dashboard.suspendedWaqfs.length === 0 ? (
        <EmptyState bare icon={<Icon.HandCoins size={28} />} title={t('sharesEmpty')} text={t('sharesEmptyText')} />
      ) : (
        <List label={t('shares')}>
          {dashboard.waqfAllocations.map((share) => (
            <ListRow
              key={share.waqfId}
              lead={<IconTile icon={<Icon.Waqf />} tone="success" />}
              title={share.waqfName}
              // Zero when none was set: a rule may divide without shares.
              text={share.percentage === 0 ? t('shareUnset') : t('share', { percent: share.percentage })}
              value={<Amount value={share.monthlyAmount} unit />}
            />
          ))}
          {dashboard.suspendedWaqfs.map(({ waqfId, waqfName }) => (
            <ListRow
              key={waqfId}
              lead={<IconTile icon={<Icon.Waqf />} tone="warning" />}
              title={waqfName}
              text={t('suspended')}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
