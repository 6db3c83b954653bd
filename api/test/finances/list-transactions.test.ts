import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recentTransactions, transactionList, type TransactionList, unnamed } from '@waqf/contracts/finances';
import { knownGroups, searchAnswer } from '@waqf/contracts/search';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { add, rent, repair, reverse } from './money-people.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
let otherId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  api.clock.moveTo(new Date('2030-03-15T09:00:00Z'));
  nazir = await api.signIn(people.nazir);
  waqfId = await approvedWaqf(api, { name: 'وقف القائمة' });
  otherId = await approvedWaqf(api, { name: 'وقف آخر' });
  await add(nazir, { ...rent(waqfId, '900'), occurredOn: '2030-01-31', description: 'إيجار الشقة الأولى' });
  await add(nazir, { ...rent(waqfId, '1100'), occurredOn: '2030-02-01', description: 'إيجار المعرض' });
  await add(nazir, { ...repair(waqfId, '250.50'), occurredOn: '2030-02-10' });
  await add(nazir, { ...rent(waqfId, '5000'), occurredOn: '2030-02-20', source: 'donation', description: 'تَبَرُّع مُحسن' });
  const { transaction } = await add(nazir, {
    ...rent(waqfId, '70'),
    occurredOn: '2030-02-28',
    description: 'إيجار مكرر',
  });
  await reverse(nazir, transaction);
  await add(nazir, { ...rent(otherId, '10'), occurredOn: '2030-03-01', description: 'إيجار في وقف آخر' });
}, 180_000);
afterAll(() => api.stop());

async function list(query: Record<string, string>, browser = nazir): Promise<TransactionList> {
  const { status, body } = await browser.get(`/api/transactions?${new URLSearchParams(query).toString()}`);
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return transactionList.parse(body);
}
const descriptions = async (query: Record<string, string>) =>
  (await list({ waqfId, ...query })).transactions.map(({ description }) => description);

test('the list is newest first and paged without gaps or repetitions, with totals on the first page only', async () => {
  const whole = await list({});
  const pages: TransactionList[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null) {
    pages.push(await list(cursor === '' ? { limit: '2' } : { limit: '2', cursor }));
  }
  expect(pages.flatMap(({ transactions }) => transactions)).toEqual(whole.transactions);
  expect(whole.transactions.map(({ occurredOn }) => occurredOn)).toEqual(
    whole.transactions
      .map(({ occurredOn }) => occurredOn)
      .toSorted()
      .toReversed(),
  );
  expect(whole.transactions).toHaveLength(7);
  expect(pages.map(({ totals }) => totals !== null)).toEqual([true, false, false, false]);
});

test('rows of the same moment are paged by their id without repetitions', async () => {
  const sameDay = await approvedWaqf(api);
  for (let index = 0; index < 5; index += 1)
    await add(nazir, { ...rent(sameDay), occurredOn: '2030-02-02', description: `إيجار ${index}` });
  const first = await list({ waqfId: sameDay, limit: '3' });
  const second = await list({ waqfId: sameDay, limit: '3', cursor: first.nextCursor ?? '' });
  expect(new Set([...first.transactions, ...second.transactions].map(({ id }) => id)).size).toBe(5);
  expect(second.nextCursor).toBeNull();
});

describe('sorted lists', () => {
  const signedOf = ({ transactions }: TransactionList): number[] =>
    transactions.map(({ signedAmount }) => Number(signedAmount));

  async function inPages(query: Record<string, string>): Promise<TransactionList['transactions']> {
    const rows: TransactionList['transactions'] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: TransactionList = await list(cursor === '' ? query : { ...query, cursor });
      rows.push(...page.transactions);
      cursor = page.nextCursor;
    }
    return rows;
  }

  test('by signed amount: the largest income first, or the largest expense first', async () => {
    expect(signedOf(await list({ waqfId, sort: '-amount' }))).toEqual([5000, 1100, 900, 70, -70, -250.5]);
    expect(signedOf(await list({ waqfId, sort: 'amount' }))).toEqual([-250.5, -70, 70, 900, 1100, 5000]);
    expect(signedOf(await list({ waqfId, sort: 'amount', type: 'income', min: '100' }))).toEqual([900, 1100, 5000]);
  });

  test('by day: the oldest first', async () => {
    const days = (await list({ sort: 'date' })).transactions.map(({ occurredOn }) => occurredOn);
    expect(days).toEqual(days.toSorted());
    expect(days[0]).toBe('2030-01-31');
    expect((await list({ sort: '-date' })).transactions).toEqual((await list({})).transactions);
  });

  test.each(['-date', 'date', '-amount', 'amount'])(
    '%s: paged without gaps or repetitions, also among equal values',
    async (sort) => {
      const equals = await approvedWaqf(api, { name: `وقف التساوي ${sort}` });
      for (let index = 0; index < 5; index += 1)
        await add(nazir, { ...rent(equals, '40'), occurredOn: '2030-02-02', description: `إيجار ${index}` });
      const queries: Record<string, string>[] = [{ sort }, { sort, waqfId: equals }, { sort, waqfId }];
      for (const query of queries) {
        const whole = (await list(query)).transactions;
        expect(await inPages({ ...query, limit: '2' })).toEqual(whole);
        expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
      }
    },
  );

  test('a row recorded between two pages does not shift the next page', async () => {
    const growing = await approvedWaqf(api, { name: 'وقف ينمو' });
    for (const amount of ['10', '20', '30', '40']) await add(nazir, rent(growing, amount));
    const first = await list({ waqfId: growing, sort: '-amount', limit: '2' });
    await add(nazir, rent(growing, '35'));
    await add(nazir, rent(growing, '15'));
    const second = await list({ waqfId: growing, sort: '-amount', limit: '4', cursor: first.nextCursor ?? '' });
    expect([...signedOf(first), ...signedOf(second)]).toEqual([40, 30, 20, 15, 10]);
  });

  test('a cursor of another sort column is refused', async () => {
    const { nextCursor } = await list({ waqfId, sort: 'amount', limit: '1' });
    const answer = await nazir.get(
      `/api/transactions?${new URLSearchParams({ waqfId, cursor: nextCursor ?? '' }).toString()}`,
    );
    expect([answer.status, (answer.body as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, 'cursor']);
  });
});

describe('filters', () => {
  test.each([
    [{ type: 'expense' }, ['صيانة المصعد']],
    [{ source: 'donation' }, ['تَبَرُّع مُحسن']],
    [{ category: 'maintenance' }, ['صيانة المصعد']],
    [{ from: '2030-02-01', to: '2030-02-10' }, ['صيانة المصعد', 'إيجار المعرض']],
    [{ to: '2030-01-31' }, ['إيجار الشقة الأولى']],
    [{ min: '1000', max: '1100' }, ['إيجار المعرض']],
    [{ q: 'تبرع محسن' }, ['تَبَرُّع مُحسن']],
    [{ q: 'معرض' }, ['إيجار المعرض']],
    [{ q: 'الاولي' }, ['إيجار الشقة الأولى']],
    [{ q: 'donation' }, ['تَبَرُّع مُحسن']],
    [{ q: '٥٠٠٠' }, ['تَبَرُّع مُحسن']],
    [{ q: 'صيانه', type: 'income' }, []],
    [{ q: '%' }, []],
    [{ q: ' _ ' }, []],
  ])('%j', async (query, expected) => expect(await descriptions(query)).toEqual(expected));

  test('totals cover all matching rows, without reversed amounts', async () => {
    expect((await list({ waqfId, limit: '1' })).totals).toEqual({
      income: '7000.00',
      expenses: '250.50',
      net: '6749.50',
      count: 6,
    });
    expect((await list({ waqfId, min: '0' })).totals).toEqual({
      income: '7000.00',
      expenses: '250.50',
      net: '6749.50',
      count: 6,
    });
    expect((await list({ waqfId, from: '2030-02-01', to: '2030-02-28', limit: '1' })).totals).toEqual({
      income: '6170.00',
      expenses: '250.50',
      net: '5919.50',
      count: 4,
    });
  });

  test.each<Record<string, string>>([
    { from: '2030-02-01', to: '2030-02-28' },
    { from: '2030-01-31' },
    { to: '2030-02-10' },
    { from: '2030-02-10', to: '2030-02-10' },
    { from: '1900-01-01', to: '2200-12-31' },
    { type: 'income', from: '2030-01-15' },
    { type: 'expense' },
    { source: 'rent' },
    { source: unnamed, to: '2030-02-15' },
    { category: 'maintenance', from: '2030-02-01' },
    { category: unnamed },
    { type: 'income', category: 'maintenance' },
  ])('totals of %j equal those with the added filter "min: 0", which sums the rows', async (query) => {
    const byDays = (await list({ ...query, limit: '1' })).totals;
    expect(byDays).toEqual((await list({ ...query, min: '0', limit: '1' })).totals);
  });
});

test('a bad cursor, limit, day or filter is refused with 400', async () => {
  for (const query of [
    'cursor=x',
    'limit=0',
    'sort=waqf',
    'from=2030-02-30',
    'source=lottery',
    'waqfId=1',
    'min=-1',
    'min=abc&max=1',
  ]) {
    expect([query, (await nazir.get(`/api/transactions?${query}`)).status]).toEqual([query, 400]);
  }
});

test('recent transactions are five by default, of one waqf or of all', async () => {
  const recent = async (query: string) =>
    recentTransactions.parse((await nazir.get(`/api/transactions/recent${query}`)).body).transactions;
  expect(await recent('')).toHaveLength(5);
  expect((await recent(`?waqfId=${otherId}`)).map(({ waqfName }) => waqfName)).toEqual(['وقف آخر']);
  expect((await recent(`?waqfId=${waqfId}&limit=1`)).map(({ description }) => description)).toEqual([
    'عكس: إيجار مكرر',
  ]);
});

describe('who may see transactions', () => {
  test('the founder may read but not reverse, the nazir may do both', async () => {
    const ofFounder = await list({ waqfId }, await api.signIn(people.waqif));
    expect(ofFounder.transactions.some(({ mayReverse }) => mayReverse)).toBe(false);
    expect((await list({ waqfId })).transactions.filter(({ mayReverse }) => mayReverse)).toHaveLength(4);
  });

  test('a nazir sees nothing of other waqfs, and a beneficiary gets 403', async () => {
    const stranger = await api.signIn(people.otherNazir);
    expect((await list({}, stranger)).transactions).toEqual([]);
    expect((await stranger.get(`/api/transactions?waqfId=${waqfId}`)).status).toBe(404);
    const beneficiary = await api.signIn(people.beneficiary);
    for (const path of ['', '/recent', '/months'])
      expect((await beneficiary.get(`/api/transactions${path}`)).status).toBe(403);
    expect((await beneficiary.get('/api/transactions')).body).toMatchObject({
      message: 'ليس لديك صلاحية لإدارة المعاملات المالية',
    });
  });

  test('the global search finds transactions by word and amount, only those the user may see', async () => {
    const found = async (browser: Browser, q: string) => {
      const groups = knownGroups(
        searchAnswer.parse((await browser.get(`/api/search?q=${encodeURIComponent(q)}`)).body),
      );
      return groups.flatMap((group) =>
        group.kind === 'transaction'
          ? group.hits.map(({ description, signedAmount }) => `${description} ${signedAmount}`)
          : [],
      );
    };
    expect(await found(nazir, 'المصعد')).toEqual(['صيانة المصعد -250.50']);
    expect(await found(nazir, '1100')).toEqual(['إيجار المعرض 1100.00']);
    expect(await found(await api.signIn(people.otherNazir), 'المصعد')).toEqual([]);
    expect(await found(await api.signIn(people.beneficiary), 'المصعد')).toEqual([]);
  });
});
