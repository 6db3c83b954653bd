import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { transactionSorts } from '@waqf/contracts/finances';
import { addDays, riyadhDay } from '@waqf/formats';
import type { Answer, Browser } from './browser.js';
import { transfer, type WaqfMoney, waqfWithMoney } from './banking/waqf-money.js';
import { RunWaqf } from './distributions/run-waqf.js';
import { add, rent } from './finances/money-people.js';
import { startApi, type TestApi } from './harness.js';
import { approvedWaqf, people } from './membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let admin: Browser;
let money: WaqfMoney;
let runs: RunWaqf;
let today: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif, admin] = [
    await api.signIn(people.nazir),
    await api.signIn(people.waqif),
    await api.signIn(people.admin),
  ];
  money = await waqfWithMoney(api, { ghalla: '900000.00' });
  runs = await RunWaqf.open(api, nazir);
  await runs.enter('1000.00');
  today = riyadhDay(api.clock.now());
}, 180_000);
afterAll(() => api.stop());

interface Row {
  readonly id: string;
}
/** A list whose rows are added to and changed while it is read page by page. */
interface Pages {
  readonly by: () => Browser;
  readonly path: () => string;
  readonly rows: (body: Record<string, Row[]>) => Row[];
  /** Adds rows before the first page is read. */
  readonly fill: () => Promise<unknown>;
  /**
   * Adds, changes and removes rows after the first page was read.
   * @returns ids of rows that no longer belong to the list
   */
  readonly disturb: (read: readonly Row[], left: readonly Row[]) => Promise<readonly string[]>;
}

const ok = async (asked: Promise<Answer>): Promise<Answer> => {
  const answer = await asked;
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
};
const times = async (count: number, act: (index: number) => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < count; index += 1) await act(index);
};
const reverse = (id: string | undefined) => ok(nazir.post(`/api/transactions/${id}/reverse`, { reason: 'خطأ' }));
const wait = () => ok(transfer(nazir, money.main, money.subs[0], '60000'));
const beneficiary = (nationalId: string) =>
  ok(nazir.post(`/api/waqf/${money.waqfId}/beneficiaries`, { nationalId, fullName: 'سالم بن محمد القحطاني' }));
const reason = 'من اختبار الصفحات';
const user = (nationalId: string) => {
  const contact = { email: `u${nationalId}@example.sa`, phone: '0512345678' };
  const body = { nationalId, fullName: 'خالد بن عبدالله العتيبي', role: 'waqif', reason, ...contact };
  return ok(admin.confirmed('POST', '/api/admin/users', { body }));
};
const run = async () => {
  const { body } = await ok(runs.start({ from: addDays(today, -30), to: today }));
  return ok(runs.act((body as { run: Row }).run.id, 'cancel', {}));
};
const named = (name: string) => (body: Record<string, Row[]>) => body[name] ?? [];

const transactions = (sort: string): Pages => ({
  by: () => nazir,
  path: () => `/api/transactions?waqfId=${money.waqfId}&sort=${sort}`,
  rows: named('transactions'),
  fill: () =>
    times(5, (n) =>
      add(nazir, { ...rent(money.waqfId, `${n % 3}0.50`.replace(/^0/, '9')), occurredOn: addDays(today, -n) }),
    ),
  disturb: async (read, left) => {
    await add(nazir, { ...rent(money.waqfId, '9999'), occurredOn: today });
    await add(nazir, { ...rent(money.waqfId, '0.01'), occurredOn: addDays(today, -40) });
    await reverse(read.find(({ id }) => id !== undefined)?.id).catch(() => undefined);
    await reverse(left.at(-1)?.id).catch(() => undefined);
    return [];
  },
});

const lists: Record<string, Pages> = {
  ...Object.fromEntries(transactionSorts.map((sort) => [`transactions by ${sort}`, transactions(sort)])),
  beneficiaries: {
    by: () => nazir,
    path: () => `/api/beneficiaries?waqfId=${money.waqfId}`,
    rows: named('beneficiaries'),
    fill: () => Promise.all(['1000000065', '1000000073', '1000000081', '1000000099', '2000000014'].map(beneficiary)),
    disturb: async (read, left) => {
      await beneficiary('1000000107');
      for (const row of [read[0], left[0]])
        await ok(nazir.patch(`/api/beneficiary/${row?.id}`, { isActive: false, reason }));
      return [];
    },
  },
  'waiting approvals': {
    by: () => waqif,
    path: () => '/api/approvals?status=waiting',
    rows: named('approvals'),
    fill: () => times(5, wait),
    disturb: async (read, left) => {
      await wait();
      const decided = [read[0]?.id ?? '', left[1]?.id ?? ''];
      for (const id of decided) await ok(waqif.post(`/api/approvals/${id}/reject`, { reason }));
      return decided;
    },
  },
  transfers: {
    by: () => nazir,
    path: () => `/api/bank-transactions?waqfId=${money.waqfId}`,
    rows: (body) => body['transfers'] ?? body['transactions'] ?? [],
    fill: () => times(3, wait),
    disturb: async () => {
      await wait();
      return [];
    },
  },
  notifications: {
    by: () => waqif,
    path: () => '/api/notifications?unread=true',
    rows: named('notifications'),
    fill: () => api.settled(),
    disturb: async (read, left) => {
      await wait();
      await api.settled();
      const marked = [read[0]?.id ?? '', left[0]?.id ?? ''];
      for (const id of marked) await ok(waqif.patch(`/api/notifications/${id}/read`));
      return marked;
    },
  },
  'the audit trail': {
    by: () => admin,
    path: () => '/api/admin/audit',
    rows: named('entries'),
    fill: () => times(2, wait),
    disturb: async () => {
      await wait();
      await user('1000000222');
      return [];
    },
  },
  'the history of a waqf': {
    by: () => waqif,
    path: () => `/api/waqf/${money.waqfId}/history`,
    rows: named('entries'),
    fill: () => times(3, wait),
    disturb: async () => {
      await wait();
      return [];
    },
  },
  'distribution runs': {
    by: () => nazir,
    path: () => `/api/waqf/${runs.id}/distributions`,
    rows: named('runs'),
    fill: () => times(5, run),
    disturb: async () => {
      await run();
      return [];
    },
  },
  users: {
    by: () => admin,
    path: () => '/api/admin/users?state=active',
    rows: named('users'),
    fill: () => Promise.all(['1000000164', '1000000172', '1000000180'].map(user)),
    disturb: async (read, left) => {
      await user('1000000198');
      const closed = [...read, ...left].filter(({ id }) => id !== undefined).slice(0, 1);
      for (const { id } of closed) await ok(admin.confirmed('DELETE', `/api/admin/users/${id}`, { body: { reason } }));
      return closed.map(({ id }) => id);
    },
  },
  waqfs: {
    by: () => admin,
    path: () => '/api/waqfs',
    rows: named('waqfs'),
    fill: () => times(5, () => approvedWaqf(api)),
    disturb: async (_, left) => {
      await approvedWaqf(api);
      const lost = left[0]?.id ?? '';
      await api.query(
        'UPDATE endowments.waqf SET nazir_id = (SELECT id FROM identity.person WHERE national_id = $2) WHERE id = $1',
        [lost, people.otherNazir],
      );
      return [];
    },
  },
};
const page = async (of: Pages, limit: number, cursor?: string) => {
  const url = `${of.path()}${of.path().includes('?') ? '&' : '?'}limit=${limit}`;
  const { body } = await ok(of.by().get(cursor === undefined ? url : `${url}&cursor=${encodeURIComponent(cursor)}`));
  const answer = body as Record<string, Row[]> & { nextCursor: string | null };
  return { rows: of.rows(answer), next: answer.nextCursor };
};

describe.each(Object.entries(lists))('%s', (_, of) => {
  let cursor = '';

  test('what was there the whole time is on one page, whatever is added, changed or removed between two', async () => {
    await of.fill();
    const before = (await page(of, 100)).rows;
    expect(before.length).toBeGreaterThan(4);
    const first = await page(of, 2);
    cursor = first.next ?? '';
    const left = before.slice(2);
    const gone = await of.disturb(first.rows, left);
    const seen = [...first.rows];
    for (let next = first.next; next !== null; ) {
      const found = await page(of, 2, next);
      seen.push(...found.rows);
      next = found.next;
    }
    const ids = seen.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const expected = before.map(({ id }) => id).filter((id) => !gone.includes(id));
    expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
    // What was removed is not shown on a later page.
    expect(gone.filter((id) => seen.slice(2).some((row) => row.id === id))).toEqual([]);
  });

  test('a cursor that was altered, or that is of another list, is refused', async () => {
    expect(cursor).not.toBe('');
    const foreign = [cursor.startsWith('a') ? cursor.slice(1) : `a${cursor}`, '999999999', '1.2.3'];
    for (const altered of ['', 'x', `${cursor}0000`, `${cursor} `, cursor.slice(0, -1), `${cursor}'--`, ...foreign]) {
      const path = `${of.path()}${of.path().includes('?') ? '&' : '?'}cursor=${encodeURIComponent(altered)}`;
      const { status, body } = await of.by().get(path);
      expect([altered, status, (body as { errors?: { field: string }[] }).errors?.map(({ field }) => field)]).toEqual([
        altered,
        400,
        ['cursor'],
      ]);
    }
  });
});
