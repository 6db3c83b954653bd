import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, Icon, PageHead, Row, usePhone, useToast } from '@waqf/ui/core';
import { ApprovalLimit } from './approval-limit';
import { useBalanceRefresh } from './use-balance-refresh';
import { bankingMessages, refreshMessages } from '../messages/banking.messages';

interface BankingHeadProps {
  view: WaqfView;
  refresh: ReturnType<typeof useBalanceRefresh>;
  onTransfer: (() => void) | undefined;
}

export function BankingHead({ view, refresh, onTransfer }: BankingHeadProps) {
  const t = useMessages(bankingMessages);
  const r = useMessages(refreshMessages);
  const toast = useToast();
  const { waqf, bankAccounts } = view;
  const ask = async () => {
    if (await refresh.start()) toast.show({ title: r('refreshed') });
  };
  const again = (
    <Button
      icon={<Icon.Refresh size={18} />}
      loading={refresh.asking}
      disabled={bankAccounts.length === 0}
      onClick={() => void ask()}
    >
      {r('refresh')}
    </Button>
  );
  const phone = usePhone();
  const reconcile =
    bankAccounts.length > 0 ? (
      <Button href={`/waqf/${waqf.id}/reconciliation`} icon={<Icon.Scale size={18} />}>
        {t('reconcile')}
      </Button>
    ) : null;
  const limit = waqf.status === 'approved' ? <ApprovalLimit waqfId={waqf.id} /> : null;
  const head = (
    <PageHead
      back={{ label: waqf.name, href: `/waqf/${waqf.id}/details` }}
      title={t('title')}
      state={
        <span>
          <bdi>{waqf.name}</bdi>. {t('state', { count: activeOf(bankAccounts) })}
        </span>
      }
      actions={
        phone ? null : (
          <>
            {reconcile}
            {limit}
            {again}
          </>
        )
      }
      phoneActions={
        onTransfer ? (
          <>
            <Button variant="primary" size="large" icon={<Icon.Exchange size={18} />} onClick={onTransfer}>
              {t('transfer')}
            </Button>
            {again}
          </>
        ) : (
          again
        )
      }
    />
  );
  // The bar at the bottom has room for two actions; the others are below the title.
  return phone ? (
    <>
      {head}
      <Row gap={8} wrap>
        {reconcile}
        {limit}
      </Row>
    </>
  ) : (
    head
  );
}

const activeOf = (accounts: WaqfView['bankAccounts']): number =>
  accounts.filter(({ accountStatus }) => accountStatus === 'active').length;
