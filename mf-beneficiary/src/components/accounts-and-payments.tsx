import type { BeneficiaryDashboard } from '@waqf/contracts/reporting';
import {
  Amount,
  Card,
  Dotted,
  DualDate,
  EmptyState,
  Icon,
  IconTile,
  List,
  ListRow,
  Ltr,
  MoreLink,
} from '@waqf/ui/core';
import { walletTexts } from './wallet-parts.messages';
import { usePortalMessages } from './portal-messages';

interface PartProps {
  dashboard: BeneficiaryDashboard;
}

/** The accounts, distinguished by the waqf that pays into each. */
export function Accounts({ dashboard }: PartProps) {
  const t = usePortalMessages(walletTexts);
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
              title={<bdi>{account.waqfName ?? account.bankName}</bdi>}
              text={
                <Dotted>
                  {account.bankName}
                  <Ltr>{`••${account.accountNumber.slice(-4)}`}</Ltr>
                </Dotted>
              }
              value={<Amount value={account.balance} unit />}
            />
          ))}
        </List>
      )}
    </Card>
  );
}

/** The newest payments of all accounts. */
export function Payments({ dashboard }: PartProps) {
  const t = usePortalMessages(walletTexts);
  return (
    <Card
      title={t('payments')}
      extra={
        <MoreLink href="/beneficiary/transactions" icon={<Icon.Next size={16} />}>
          {t('all')}
        </MoreLink>
      }
    >
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
              value={<Amount value={payment.amount} signed unit />}
              end={t.of('', payment.status)}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
