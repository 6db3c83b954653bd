import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import type { MonthsAnswer } from '@waqf/contracts/finances';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { approvedWaqfsQuery, NoWaqfs } from '@waqf/screen-kit';
import { Below, Button, CardSkeleton, Icon, PageHead, StateSkeleton, namedDialog } from '@waqf/ui/core';
import { monthsQuery } from '../api/get-months';
import { FinancesFailure } from '../components/finances-failure';
import { MonthBars } from '../components/month-bars';
import { MonthCards } from '../components/month-figures';
import { RepeatingCard } from '../components/repeating-card';
import { TransactionFilters } from '../components/transaction-filters';
import { TransactionsTable } from '../components/transactions-table';
import { financesPageMessages, transactionListMessages } from '../messages/finances.messages';
import { monthName } from '../model/month-name';
import type { Days } from '../model/period';
import { filterOf, monthOf, paramsOf, type TransactionFilter } from '../model/transaction-filter';

// The form is loaded when somebody adds a transaction.
const AddTransactionDialog = namedDialog(
  () => import('../components/add-transaction-dialog').then((module) => module.AddTransactionDialog),
  financesPageMessages.add,
);

/** `/transactions`: income and expenses of the waqfs whose books the user manages. */
export function TransactionsScreen() {
  const t = useMessages(financesPageMessages);
  const waqfs = useQuery(approvedWaqfsQuery());
  if (waqfs.data?.length !== 0) return <Transactions waqfs={waqfs.data} />;
  return (
    <>
      <PageHead title={t('title')} />
      <NoWaqfs />
    </>
  );
}

/** @param props.waqfs undefined while they are loading */
function Transactions({ waqfs }: { waqfs: WaqfSummary[] | undefined }) {
  const t = useMessages(financesPageMessages);
  const l = useMessages(transactionListMessages);
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const months = useQuery(monthsQuery(filter.waqfId));
  const narrow = (next: TransactionFilter) => setParams(paramsOf(next, params), { replace: true });
  const hrefOf = (days: Days, chosen: boolean) =>
    `/transactions?${paramsOf({ ...filter, ...days, period: chosen ? 'any' : 'chosen' }, params)}`;
  const ask = (add: string | undefined) => {
    const next = new URLSearchParams(params);
    if (add === undefined) next.delete('add');
    else next.set('add', add);
    setParams(next, { replace: true });
  };
  const current = months.data?.current;
  const add = (
    <Button variant="primary" icon={<Icon.Plus size={18} />} onClick={() => ask('income')}>
      {t('add')}
    </Button>
  );
  const adding = params.get('add');
  return (
    <>
      <PageHead
        title={t('title')}
        state={
          current
            ? t('state', {
                month: monthName(current.year, current.month, language),
                net: displayAmount(parseSignedAmount(current.net), { sign: 'always' }),
              })
            : months.isPending && <StateSkeleton />
        }
        actions={add}
      />
      <TransactionFilters filter={filter} onChange={narrow} waqfs={waqfs ?? []} />
      <Months months={months} chosen={monthOf(filter)} hrefOf={hrefOf} />
      <Below pending={months.isPending}>
        {waqfs ? <RepeatingCard waqfId={filter.waqfId} waqfs={waqfs} /> : null}
        <TransactionsTable
          filter={filter}
          addAction={add}
          clearAction={<Button onClick={() => setParams({}, { replace: true })}>{l('clear')}</Button>}
        />
      </Below>
      {adding !== null && waqfs ? (
        <AddTransactionDialog
          waqfs={waqfs}
          waqfId={filter.waqfId}
          type={adding === 'expense' ? 'expense' : 'income'}
          onClose={() => ask(undefined)}
        />
      ) : null}
    </>
  );
}

interface MonthsProps {
  months: UseQueryResult<MonthsAnswer>;
  chosen: string | undefined;
  hrefOf: (days: Days, chosen: boolean) => string;
}

/** The current month and the last twelve. */
function Months({ months, chosen, hrefOf }: MonthsProps) {
  if (months.isPending) return <MonthsSkeleton />;
  return (
    <>
      {months.isError ? (
        <FinancesFailure error={months.error} onRetry={() => void months.refetch()} retrying={months.isFetching} />
      ) : null}
      {months.data ? (
        <>
          <MonthCards answer={months.data} />
          <MonthBars months={months.data.months} chosen={chosen} hrefOf={hrefOf} />
        </>
      ) : null}
    </>
  );
}

/**
 * Reserves the space of the current month and the last twelve, so that they do not push down the list when they appear.
 */
function MonthsSkeleton() {
  return (
    <>
      <CardSkeleton lines={6} />
      <CardSkeleton lines={12} />
    </>
  );
}
