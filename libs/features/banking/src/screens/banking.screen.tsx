import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { BankAccount } from '@waqf/contracts/banking';
import type { MoneyParts } from '@waqf/contracts/desk';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useCan } from '@waqf/platform-web';
import {
  MoneyFailure,
  MoneySentence,
  useAccountName,
  useMoneyEvents,
  waqfMoneyQuery,
  waqfQuery,
} from '@waqf/screen-kit';
import { Grid, PageSkeleton, usePhone } from '@waqf/ui/core';
import { BalanceChart } from '../components/balance-chart';
import { BalanceOutcome } from '../components/balance-outcome';
import { BankingNumbers } from '../components/banking-numbers';
import { MainAccount } from '../components/main-account';
import { SubAccounts } from '../components/sub-accounts';
import { TransferDialog } from '../components/transfer-dialog';
import { TransfersTable } from '../components/transfers-table';
import { useBalanceRefresh } from '../components/use-balance-refresh';
import { WithoutAccount } from '../components/without-account';
import { transferAccounts } from '../model/transfer-form';
import { BankingHead } from '../components/banking-head';
import { NoMainAccount } from '../components/no-main-account';

/** `/waqf/{id}/banking`: the accounts of a waqf, their balances, and transfers between them. */
export function BankingScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  // Loaded together with the waqf, because a later arrival would push down what is below the sentence. A failed refetch
  // removes nothing from the page.
  const money = useQuery(waqfMoneyQuery(waqfId));
  useMoneyEvents(waqfId);
  if (waqf.isPending || !money.isFetched) return <PageSkeleton />;
  if (waqf.isError)
    return <MoneyFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  return <Banking view={waqf.data} money={money.data?.money} />;
}

/** @param props.money undefined when it could not be read: the page also shows the balance elsewhere */
function Banking({ view, money }: { view: WaqfView; money: MoneyParts | undefined }) {
  const { bankAccounts: accounts, waqf } = view;
  const nameOf = useAccountName(view);
  const mains = accounts.filter((account) => account.isMainAccount);
  const main = mains.find(({ accountStatus }) => accountStatus !== 'closed');
  const hasAccounts = accounts.length > 0;
  const manages = useCan('beneficiaries.manage') && main !== undefined;
  const transfers = useTransfers(view, nameOf);
  const source = transfers.may && main?.accountStatus === 'active' ? main.id : undefined;
  const transfer = source === undefined ? undefined : () => transfers.open(source);
  // A phone offers the transfer in the bar below; the card would repeat it in the same view.
  const phone = usePhone();
  // The list of all transfers has more columns than the latest ones, so it gets the full width.
  const wide = useSearchParams()[0].get('transfers') === 'all';
  const refresh = useBalanceRefresh(accounts);
  return (
    <>
      <BankingHead view={view} refresh={refresh} onTransfer={transfer} />
      <BalanceOutcome refresh={refresh} nameOf={nameOf} reconcileHref={`/waqf/${waqf.id}/reconciliation`} />
      {main ? (
        <MainAccount account={main} ghalla={waqf.balance} onTransfer={phone ? undefined : transfer} />
      ) : (
        <NoMainAccount view={view} isClosed={mains.length > 0} />
      )}
      {money ? <MoneySentence money={money} /> : null}
      {hasAccounts ? <BankingNumbers view={view} /> : null}
      {hasAccounts ? <BalanceChart waqfId={waqf.id} /> : null}
      {hasAccounts ? (
        <SubAccounts
          accounts={accounts.filter((account) => !account.isMainAccount)}
          nameOf={nameOf}
          beneficiaries={view.beneficiaries}
          onTransfer={source === undefined ? undefined : (subId) => transfers.open(source, subId)}
        />
      ) : null}
      {manages && !wide ? (
        <Grid columns="2:1">
          <TransfersTable waqfId={waqf.id} />
          <WithoutAccount beneficiaries={view.beneficiaries} />
        </Grid>
      ) : (
        <TransfersTable waqfId={waqf.id} />
      )}
      {manages && wide ? <WithoutAccount beneficiaries={view.beneficiaries} /> : null}
      {transfers.dialog}
    </>
  );
}

/** Whether the user may transfer money here, and the transfer dialog while it is open. */
function useTransfers(view: WaqfView, nameOf: (account: BankAccount) => string) {
  const may = useCan('banking.transfer') && view.may.manage;
  const [shown, setShown] = useState<{ from: string; to?: string | undefined } | null>(null);
  const nameOfId = (id: string) => view.bankAccounts.find((account) => account.id === id);
  const accounts = transferAccounts(view, ({ id }) => {
    const account = nameOfId(id);
    return account ? nameOf(account) : '';
  });
  return {
    may,
    /** A beneficiary's card opens a transfer to that beneficiary from the main account. */
    open: (from: string, to?: string) => setShown({ from, to }),
    dialog: shown ? (
      <TransferDialog waqfId={view.waqf.id} accounts={accounts} {...shown} onClose={() => setShown(null)} />
    ) : null,
  };
}
