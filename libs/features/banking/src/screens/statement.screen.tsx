import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { BankAccount } from '@waqf/contracts/banking';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { isDay, MoneyFailure, useAccountName, useMoneyEvents, waqfQuery } from '@waqf/screen-kit';
import { Button, Dotted, EmptyState, Icon, PageHead, PageSkeleton } from '@waqf/ui/core';
import { statementPages, type StatementPeriod } from '../api/get-account-statement';
import { StatementChoice } from '../components/statement-choice';
import { PrintStatement } from '../components/print-statement';
import { StatementEntries, StatementPaper } from '../components/statement-entries';
import { statementMessages } from '../messages/statement.messages';
import { firstPeriod } from '../model/statement';

/**
 * `/waqf/{id}/statement?account&from&to`: the entries of one account with the running balance; the main account when
 * none is named.
 */
export function StatementScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  useMoneyEvents(waqfId);
  if (waqf.isPending) return <PageSkeleton rows={6} />;
  if (waqf.isError)
    return <MoneyFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  return <ChosenAccount view={waqf.data} />;
}

function ChosenAccount({ view }: { view: WaqfView }) {
  const t = useMessages(statementMessages);
  const [params] = useSearchParams();
  const chosen = params.get('account');
  const account = view.bankAccounts.find(({ id, isMainAccount }) => (chosen === null ? isMainAccount : id === chosen));
  const first = firstPeriod(new Date());
  const from = params.get('from');
  const to = params.get('to');
  if (!account) {
    return (
      <>
        <PageHead back={{ label: t('back'), href: `/waqf/${view.waqf.id}/banking` }} title={t('title')} />
        <EmptyState
          icon={<Icon.Waqf size={28} />}
          title={t('noAccount')}
          text={t('noAccountText')}
          action={
            <Button variant="primary" href={`/waqf/${view.waqf.id}/banking`}>
              {t('chooseAccount')}
            </Button>
          }
        />
      </>
    );
  }
  return (
    <Statement
      view={view}
      account={account}
      period={{ from: isDay(from) ? from : first.from, to: isDay(to) ? to : first.to }}
    />
  );
}

function Statement({ view, account, period }: { view: WaqfView; account: BankAccount; period: StatementPeriod }) {
  const t = useMessages(statementMessages);
  const nameOf = useAccountName(view);
  const pages = useInfiniteQuery(statementPages(account, period));
  return (
    <>
      <PageHead
        back={{ label: t('back'), href: `/waqf/${view.waqf.id}/banking` }}
        title={t('title')}
        state={
          <Dotted>
            <bdi>{nameOf(account)}</bdi>
            <bdi>{view.waqf.name}</bdi>
          </Dotted>
        }
        actions={<PrintStatement pages={pages} />}
      />
      <StatementChoice accounts={view.bankAccounts} nameOf={nameOf} account={account} period={period} />
      <StatementPaper account={account} name={nameOf(account)} waqfName={view.waqf.name} period={period} />
      {pages.isPending ? <PageSkeleton rows={6} /> : null}
      {pages.isLoadingError ? (
        <MoneyFailure
          title={t('failed')}
          error={pages.error}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      ) : null}
      {pages.data ? (
        <StatementEntries accountId={account.id} period={period} loaded={pages.data.pages} pages={pages} />
      ) : null}
    </>
  );
}
