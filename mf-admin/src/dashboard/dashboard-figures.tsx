import type { AdminDashboard } from '@waqf/contracts/reporting';
import { useMessages } from '@waqf/platform-web';
import { Amount, Icon, InOtherCurrency, StatStrip, useUi } from '@waqf/ui/core';
import { messages } from '../screens/admin-dashboard.messages';

/** The four figures of the whole platform. */
export function DashboardFigures({ data }: { data: AdminDashboard }) {
  const t = useMessages(messages);
  const { otherCurrency } = useUi();
  return (
    <StatStrip
      items={[
        {
          label: t('users'),
          icon: <Icon.People size={18} />,
          value: data.totalUsers,
          note: t('newThisMonth', { count: data.newUsersThisMonth }),
        },
        {
          label: t('waqfs'),
          icon: <Icon.Waqf size={18} />,
          value: data.totalWaqfs,
          note: t('newThisMonth', { count: data.newWaqfsThisMonth }),
        },
        {
          label: t('balance'),
          icon: <Icon.Wallet size={18} />,
          value: <Amount value={data.totalBalance} unit />,
          note: otherCurrency ? <InOtherCurrency value={data.totalBalance} /> : undefined,
        },
        { label: t('today'), icon: <Icon.Exchange size={18} />, value: data.dailyTransactions },
      ]}
    />
  );
}
