import type { BeneficiaryDashboard } from '@waqf/contracts/reporting';
import { useMessages } from '@waqf/platform-web';
import { Amount, Card, DualDate, EmptyState, Icon, IconTile, List, ListRow, Ltr, StatStrip } from '@waqf/ui/core';
import { messages } from '../screens/beneficiary-dashboard.messages';

interface PartProps {
  dashboard: BeneficiaryDashboard;
}

export function Figures({ dashboard }: PartProps) {
  const t = useMessages(messages);
  const { monthlyStats } = dashboard;
  const change = monthlyStats.percentageChange;
  return (
    <StatStrip
      items={[
        {
          label: t('month'),
          icon: <Icon.In size={18} />,
          value: <Amount value={monthlyStats.thisMonth} />,
          note: change === null ? t('noChange') : t('change', { percent: change }),
        },
        {
          label: t('lastMonth'),
          icon: <Icon.Calendar size={18} />,
          value: <Amount value={monthlyStats.lastMonth} />,
          note: t('riyal'),
        },
        { label: t('waqfs'), icon: <Icon.Waqf size={18} />, value: dashboard.waqfAllocations.length },
        { label: t('accounts'), icon: <Icon.Wallet size={18} />, value: dashboard.bankAccounts.length },
      ]}
    />
  );
}

export function Shares({ dashboard }: PartProps) {
  const t = useMessages(messages);
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
              text={t('share', { percent: share.percentage })}
              value={<Amount value={share.monthlyAmount} unit />}
            />
          ))}
        </List>
      )}
    </Card>
  );
}

export function Accounts({ dashboard }: PartProps) {
  const t = useMessages(messages);
  return (
    <Card title={t('accounts')}>
      {dashboard.bankAccounts.length === 0 ? (
        <EmptyState bare icon={<Icon.Wallet size={28} />} title={t('accountsEmpty')} text={t('accountsEmptyText')} />
      ) : (
        <List label={t('accounts')}>
          {dashboard.bankAccounts.map((account) => (
            <ListRow
              key={account.id}
              lead={<IconTile icon={<Icon.Wallet />} tone="success" />}
              title={account.bankName}
              text={<Ltr>{account.accountNumber}</Ltr>}
              value={<Amount value={account.balance} unit />}
            />
          ))}
        </List>
      )}
    </Card>
  );
}

export function Payments({ dashboard }: PartProps) {
  const t = useMessages(messages);
  return (
    <Card title={t('payments')}>
      {dashboard.recentTransactions.length === 0 ? (
        <EmptyState bare icon={<Icon.Banknote size={28} />} title={t('paymentsEmpty')} text={t('paymentsEmptyText')} />
      ) : (
        <List label={t('payments')}>
          {dashboard.recentTransactions.map((payment) => (
            <ListRow
              key={payment.id}
              lead={<IconTile icon={<Icon.In />} tone="success" />}
              title={payment.description}
              text={<DualDate iso={payment.date} />}
              value={<Amount value={payment.amount} signed />}
              end={t.of('', payment.status)}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
