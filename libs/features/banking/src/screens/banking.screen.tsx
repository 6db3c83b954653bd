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
import { Grid, PageSkeleton } from '@waqf/ui/core';
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

/** `/waqf/{id}/banking`: the accounts of a waqf, what they hold, and moving money between them. */
export function BankingScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  // Read beside it: what stands below the sentence would be pushed down by it. Asked for again after a failure it takes
  // nothing away.
  const money = useQuery(waqfMoneyQuery(waqfId));
  useMoneyEvents(waqfId);
  if (waqf.isPending || !money.isFetched) return <PageSkeleton />;
  if (waqf.isError)
    return <MoneyFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  return <Banking view={waqf.data} money={money.data?.money} />;
}

/** @param props.money nothing where it could not be read: the page says the balance in its own place too */
function Banking({ view, money }: { view: WaqfView; money: MoneyParts | undefined }) {
  const { bankAccounts: accounts, waqf } = view;
  const nameOf = useAccountName(view);
  const main = accounts.find((account) => account.isMainAccount);
  const manages = useCan('beneficiaries.manage') && main !== undefined;
  const transfers = useTransfers(view, nameOf);
  // All transfers have more columns than the latest ones: they get the whole width.
  const wide = useSearchParams()[0].get('transfers') === 'all';
  const refresh = useBalanceRefresh(accounts);
  return (
    <>
      <BankingHead
        view={view}
        refresh={refresh}
        onTransfer={transfers.may && main ? () => transfers.open(main.id) : undefined}
      />
      <BalanceOutcome refresh={refresh} nameOf={nameOf} reconcileHref={`/waqf/${waqf.id}/reconciliation`} />
      {main ? (
        <MainAccount
          account={main}
          ghalla={waqf.balance}
          onTransfer={transfers.may ? () => transfers.open(main.id) : undefined}
        />
      ) : (
        <NoMainAccount view={view} />
      )}
      {main && money ? <MoneySentence money={money} /> : null}
      {main ? <BankingNumbers view={view} /> : null}
      {main ? <BalanceChart waqfId={waqf.id} /> : null}
      {main ? (
        <SubAccounts
          accounts={accounts.filter((account) => !account.isMainAccount)}
          nameOf={nameOf}
          beneficiaries={view.beneficiaries}
          onTransfer={transfers.may ? (subId) => transfers.open(main.id, subId) : undefined}
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

/** Whether this person may move money here, and the dialog while it is open. */
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
    /** A beneficiary's card pays to that person, out of the main account. */
    open: (from: string, to?: string) => setShown({ from, to }),
    dialog: shown ? (
      <TransferDialog waqfId={view.waqf.id} accounts={accounts} {...shown} onClose={() => setShown(null)} />
    ) : null,
  };
}
