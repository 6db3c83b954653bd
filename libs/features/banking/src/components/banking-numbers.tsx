import { useQuery } from '@tanstack/react-query';
import type { WaqfView } from '@waqf/contracts/endowments';
import { parseSignedAmount, sumHalalas } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { Amount, Icon, StatStrip } from '@waqf/ui/core';
import { latestTransfersQuery } from '../api/get-transfers';
import { bankingMessages } from '../messages/banking.messages';

/** The total of the balances, the number of accounts, and the number of transfers that the bank has completed. */
export function BankingNumbers({ view }: { view: WaqfView }) {
  const t = useMessages(bankingMessages);
  const { bankAccounts, counts } = view;
  const completed = useQuery(latestTransfersQuery(view.waqf.id));
  const hasMain = bankAccounts.some(({ isMainAccount, accountStatus }) => isMainAccount && accountStatus !== 'closed');
  const total = sumHalalas(bankAccounts.map(({ balance }) => parseSignedAmount(balance)));
  return (
    <StatStrip
      items={[
        {
          label: t('total'),
          icon: <Icon.Wallet size={18} />,
          value: <Amount value={total} />,
          note: t('totalNote', { count: bankAccounts.length }),
        },
        {
          label: t('accounts'),
          icon: <Icon.Waqf size={18} />,
          value: counts.bankAccounts,
          note: t(hasMain ? 'split' : 'withoutMain', { count: counts.subAccounts }),
        },
        {
          label: t('completed'),
          icon: <Icon.CheckCircle size={18} />,
          value: completed.data?.completedCount ?? '—',
          note: t('completedNote'),
        },
      ]}
    />
  );
}
