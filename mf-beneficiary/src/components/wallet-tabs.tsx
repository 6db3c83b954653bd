import { useSearchParams } from 'react-router';
import type { BeneficiaryDashboard } from '@waqf/contracts/reporting';
import { useMessages } from '@waqf/platform-web';
import { Tabs, laterPart } from '@waqf/ui/core';
import { messages } from '../screens/beneficiary-dashboard.messages';
import { SharesCard } from './holdings';

// Loaded when they are opened, so that the first load does not grow.
const parts = () => import('./accounts-and-payments');
const Accounts = laterPart(() => parts().then((module) => module.Accounts));
const Payments = laterPart(() => parts().then((module) => module.Payments));
const YearReport = laterPart(() => import('./year-report').then((module) => module.YearReport));

/** Shares, accounts, transactions and the year; the selected part is kept in the address. */
export function WalletTabs({ dashboard }: { dashboard: BeneficiaryDashboard }) {
  const t = useMessages(messages);
  const [params, setParams] = useSearchParams();
  const items = [
    {
      key: 'allocations',
      label: t('tab.allocations'),
      count: dashboard.waqfAllocations.length + dashboard.suspendedWaqfs.length,
      content: <SharesCard dashboard={dashboard} />,
    },
    {
      key: 'accounts',
      label: t('tab.accounts'),
      count: dashboard.bankAccounts.length,
      content: <Accounts dashboard={dashboard} />,
    },
    { key: 'transactions', label: t('tab.transactions'), content: <Payments dashboard={dashboard} /> },
    { key: 'reports', label: t('tab.reports'), content: <YearReport /> },
  ];
  return (
    <Tabs
      label={t('tabs')}
      value={items.find(({ key }) => key === params.get('tab'))?.key ?? 'allocations'}
      onChange={(tab) => setParams(tab === 'allocations' ? {} : { tab }, { replace: true })}
      items={items}
    />
  );
}
