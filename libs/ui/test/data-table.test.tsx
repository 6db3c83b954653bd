import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Amount } from '../src/core';
import { DataTable, tableStateFromQuery, tableStateToQuery } from '../src/data';
import type { DataColumn, TableState } from '../src/data';
import { renderKit } from './render-kit';

interface Entry {
  id: string;
  name: string;
  halalas: bigint;
}
const ROWS: Entry[] = [
  { id: '1', name: 'إيجار المعرض', halalas: 12_800_000n },
  { id: '2', name: 'صيانة المصاعد', halalas: -1_435_000n },
  { id: '3', name: 'أجرة المكاتب', halalas: 7_625_050n },
];
const COLUMNS: DataColumn<Entry>[] = [
  {
    key: 'name',
    title: 'البيان',
    render: (row) => row.name,
    searchText: (row) => row.name,
    sortValue: (row) => row.name,
  },
  { key: 'id', title: 'المرجع', render: (row) => `TRX-${row.id}` },
  {
    key: 'amount',
    title: 'المبلغ',
    align: 'amount',
    render: (row) => <Amount value={row.halalas} signed />,
    sortValue: (row) => row.halalas,
  },
];

/** Makes `matchMedia` answer as on a screen of this width. */
function screenIs(wide: boolean) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: wide && query === '(width >= 768px)',
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}
const table = (
  more: { pageSize?: number; state?: TableState; onStateChange?: (state: TableState) => void } = {},
  rows = ROWS,
) => (
  <DataTable
    title="الحركات"
    columns={COLUMNS}
    rows={rows}
    rowKey={(row) => row.id}
    empty={{ title: 'لا حركات بعد' }}
    {...more}
  />
);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('DataTable on a wide screen', () => {
  beforeEach(() => screenIs(true));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('sorts ascending, descending and not at all, and announces it', () => {
    renderKit(table());
    const sort = screen.getByRole('button', { name: 'المبلغ' });
    fireEvent.click(sort);
    expect(names()).toEqual(['صيانة المصاعد', 'أجرة المكاتب', 'إيجار المعرض']);
    expect(sort.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(sort);
    expect(names()).toEqual(['إيجار المعرض', 'أجرة المكاتب', 'صيانة المصاعد']);
    fireEvent.click(sort);
    expect(names()).toEqual(ROWS.map((row) => row.name));
  });

  test('a search ignores hamza and ta marbuta', () => {
    renderKit(table());
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'اجره' } });
    expect(names()).toEqual(['أجرة المكاتب']);
  });

  test('an empty search result differs from an empty table', () => {
    const { unmount } = renderKit(table());
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'زكاة' } });
    fireEvent.click(screen.getByRole('button', { name: 'امسح البحث' }));
    expect(names()).toHaveLength(3);
    unmount();
    renderKit(table({}, []));
    expect(screen.getByText('لا حركات بعد')).toBeTruthy();
  });

  test('has pages, and a search returns to the first page', () => {
    renderKit(table({ pageSize: 2 }));
    fireEvent.click(screen.getByRole('button', { name: 'التالي' }));
    expect(names()).toEqual(['أجرة المكاتب']);
    expect(screen.getByText('صفحة 2 من 2')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ا' } });
    expect(names()).toHaveLength(2);
  });

  test('can hide any column except the one that names the row', () => {
    renderKit(table());
    fireEvent.click(screen.getByRole('button', { name: 'الأعمدة' }));
    expect(screen.queryByRole('checkbox', { name: 'البيان' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'المرجع' }));
    expect(screen.queryByRole('columnheader', { name: 'المرجع' })).toBeNull();
    expect(names()).toHaveLength(3);
  });

  test('a controlled table shows the state of its caller and only requests changes', () => {
    const onStateChange = jest.fn();
    const state: TableState = { search: 'صيانة', page: 1, sort: { key: 'amount', order: 'ascending' } };
    renderKit(table({ state, onStateChange }));
    expect(names()).toEqual(['صيانة المصاعد']);
    fireEvent.click(screen.getByRole('button', { name: 'المبلغ' }));
    expect(onStateChange).toHaveBeenCalledWith({ ...state, sort: { key: 'amount', order: 'descending' } });
  });
});

describe('the export of a table', () => {
  beforeEach(() => screenIs(true));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('requests the search, order and columns of the screen, is busy meanwhile, and reports the end', async () => {
    let finish: (cutAt: number | null) => void = () => undefined;
    const run = jest.fn(
      () =>
        new Promise<number | null>((resolve) => {
          finish = resolve;
        }),
    );
    const state: TableState = { search: 'صيانة', page: 1, sort: { key: 'amount', order: 'ascending' }, hidden: ['id'] };
    renderKit(
      <DataTable
        title="الحركات"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.id}
        state={state}
        exporting={{ run, explain: String }}
      />,
    );
    const button = screen.getByRole('button', { name: 'تصدير Excel' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(run.mock.calls).toEqual([[{ search: 'صيانة', sort: state.sort, columns: ['name', 'amount'] }]]);
    finish(null);
    expect(await screen.findByText('صُدّر الجدول')).toBeTruthy();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  });

  test('reports rows that were left out, and why it failed', async () => {
    const answers = [
      async () => 10_000,
      async () => {
        throw new Error('الخدمة متوقفة');
      },
    ];
    renderKit(
      <DataTable
        title="الحركات"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.id}
        exporting={{
          run: () => (answers.shift() ?? (async () => null))(),
          explain: (error) => (error as Error).message,
        }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'تصدير Excel' }));
    expect(await screen.findByText(/صفوف الملف: 10,000/)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'تصدير Excel' }));
    expect(await screen.findByText('الخدمة متوقفة')).toBeTruthy();
  });

  test('an empty table has nothing to export', () => {
    renderKit(
      <DataTable
        title="الحركات"
        columns={COLUMNS}
        rows={[]}
        rowKey={(row) => row.id}
        exporting={{ run: async () => null, explain: String }}
      />,
    );
    expect(screen.queryByRole('button', { name: 'تصدير Excel' })).toBeNull();
  });
});

test('on a phone each row is a card with its labels', () => {
  screenIs(false);
  renderKit(table());
  expect(screen.queryByRole('table')).toBeNull();
  const card = screen.getByText('صيانة المصاعد').closest('li') as HTMLElement;
  expect(within(card).getByText('المبلغ')).toBeTruthy();
  expect(within(card).getByText('\u221214,350.00')).toBeTruthy();
  jest.restoreAllMocks();
});

test('on a phone the order is chosen from a list, which also says it', () => {
  screenIs(false);
  renderKit(table());
  const first = () => screen.getAllByRole('listitem')[0]?.textContent ?? '';
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: /^رتّب حسب/ });
  expect(order.selectedOptions[0]?.textContent).toBe('الترتيب المعتاد');
  const choose = (text: string) =>
    fireEvent.change(order, {
      target: { value: within(order).getByRole<HTMLOptionElement>('option', { name: text }).value },
    });
  choose('المبلغ (تصاعدي)');
  const smallest = first();
  choose('المبلغ (تنازلي)');
  expect(first()).not.toBe(smallest);
  expect(order.selectedOptions[0]?.textContent).toBe('المبلغ (تنازلي)');
  jest.restoreAllMocks();
});

test('the state is unchanged after a round trip through the address, whose other parts stay', () => {
  const state: TableState = {
    search: 'نخيل',
    page: 3,
    sort: { key: 'date', order: 'descending' },
    hidden: ['state', 'kind'],
  };
  const query = tableStateToQuery(state, new URLSearchParams('tab=entries'));
  expect(query.get('tab')).toBe('entries');
  expect(query.get('sort')).toBe('-date');
  expect(tableStateFromQuery(query)).toEqual(state);
  expect(tableStateToQuery({ search: '', page: 1 }, query).toString()).toBe('tab=entries');
});
