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
  const change = monthlyStats.percentageChange;
  return (
    <StatStrip
      items={[
        {
          label: t('month'),
          icon: <Icon.In size={18} />,
          value: <Amount value={monthlyStats.thisMonth} unit />,
          note: change === null ? t('noChange') : t('change', { percent: change }),
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

export function SharesCard({ dashboard }: PartProps) {
  const t = usePortalMessages(dashboardTexts);
  return (
    <Card title={t('shares')}>
      {dashboard.waqfAllocations.length === 0 ? (
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
        </List>
      )}
    </Card>
  );
}
