import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { TransactionList } from '@waqf/contracts/finances';
import { renderScreen } from '@waqf/testing/screen';
import { PagedTransactions, useTransactionColumns } from './transaction-list';

const row = {
  id: '01920000-0000-7000-8000-0000000000a9',
  type: 'income',
  source: 'rent',
  waqfName: 'وقف النخيل',
  occurredOn: '2026-11-10',
  description: 'إيجار',
  signedAmount: '500.00',
};

function List({ more }: { more: boolean }) {
  const columns = useTransactionColumns(false);
  const pages = {
    isPending: false,
    isError: false,
    hasNextPage: more,
    isFetchingNextPage: false,
    data: { pages: [{ transactions: [row], totals: { count: 73, net: '9000.00' } }] },
  } as unknown as UseInfiniteQueryResult<InfiniteData<TransactionList>>;
  return (
    <PagedTransactions
      pages={pages}
      Failure={() => null}
      title="القيود"
      note={String}
      columns={[columns.date, columns.amount]}
      empty={{ title: '', text: '' }}
    />
  );
}

test.each([
  [true, 1],
  [false, 0],
])('a list with more rows (%s) says on paper how many it has, since its net is of all of them', async (more, notes) => {
  renderScreen(<List more={more} />, { at: '/', path: '/', capabilities: [], answers: {} });
  expect(await screen.findByText('القيود')).toBeTruthy();
  expect(screen.queryAllByText(/المعروض منها 1 من أصل 73، والصافي لها كلها/)).toHaveLength(notes);
});
