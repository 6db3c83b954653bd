import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Transaction, TransactionList } from '@waqf/contracts/finances';
import { renderScreen } from '@waqf/testing/screen';
import { PagedTransactions, useTransactionColumns, useTransactionRows } from './transaction-list';

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

function Rows() {
  const pages = { pageParams: [], pages: [{ transactions: [row], totals: { count: 1, net: '500.00' } }] };
  const { line, groupOf, head } = useTransactionRows(
    pages as unknown as InfiniteData<TransactionList>,
    ({ description }) => ({ title: description, amount: null, note: 'ملاحظة' }),
  );
  const shown = row as unknown as Transaction;
  return (
    <>
      <h3>{groupOf ? head?.([shown]).title : null}</h3>
      <section aria-label="net">{groupOf ? head?.([shown]).total : null}</section>
      <p>{line(shown).note}</p>
    </>
  );
}

test.each([
  ['', 'the heading', 'الصافي حتى يومه +500.00'],
  ['-date', 'the heading', 'الصافي حتى يومه +500.00'],
  ['date', 'the heading', ''],
  ['-amount', 'the row', ''],
])('sorted by “%s” on a phone, %s says the day', async (sort, place, net) => {
  renderScreen(<Rows />, { at: `/?sort=${sort}`, path: '/', capabilities: [], answers: {} });
  const note = await screen.findByText('ملاحظة', { exact: false });
  const day = (text: string | null) => text?.includes('1448') || text?.includes('2026');
  expect(day(screen.getByRole('heading').textContent)).toBe(place === 'the heading');
  expect(day(note.closest('p')?.textContent ?? null)).toBe(place === 'the row');
  expect(screen.getByRole('region', { name: 'net' }).textContent).toBe(net);
});
