import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { BankStatement } from '@waqf/contracts/reconciliation';
import { MatchRepository } from '../../src/reconciliation/persistence/match.repository.js';
import { providerOf, waqfWithMoney, type WaqfMoney } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { reconciliationCalls } from './reconciling.js';
import { writeCamt053, writeCsv, writeMt940 } from './statement-writers.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let admin: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  waqif = await api.signIn(people.waqif);
  admin = await api.signIn(people.admin);
}, 180_000);
afterAll(() => api.stop());

let money: WaqfMoney;
beforeEach(async () => {
  money = await waqfWithMoney(api, {});
});

const { daysAgo, line, statement, send, imported, view, match, unmatch, suspended } = reconciliationCalls(() => ({
  api,
  nazir,
  money,
}));

describe('before and after an import', () => {
  const preview = (content: string | Uint8Array, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    form.set('file', new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]), 'كشف.csv');
    return nazir.upload(`/api/waqf/${money.waqfId}/statements?preview=1`, form);
  };
  const remove = (statementId: string, browser = nazir) =>
    browser.delete(`/api/waqf/${money.waqfId}/statements/${statementId}`);

  test.each([
    ['03/04/2026', '05/04/2026', { written: '03/04/2026', readAs: '2026-04-03' }],
    ['03/04/2026', '13/04/2026', null],
    ['04/03/2026', '04/13/2026', null],
    ['04/04/2026', '2026-04-05', null],
  ])(
    'a preview of %s and %s says whether the order of day and month was a guess',
    async (first, second, uncertainDay) => {
      const file = `Date,Description,Amount,Balance\n${first},x,100.00,100.00\n${second},y,1.00,101.00`;
      expect((await preview(file)).body).toMatchObject({ preview: { uncertainDay } });
    },
  );

  test('a preview says what an import would do and adds nothing', async () => {
    await imported(writeCsv(statement([line(9, 100_000n), line(8, -2_500n)])));
    const next = statement([line(8, -2_500n), line(6, 70_000n), line(5, 0n), line(4, -1_000n)], 98_000n);
    const answer = await preview(writeMt940(next));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        unknownColumns: null,
        preview: {
          accountId: money.main.id,
          format: 'mt940',
          from: daysAgo(8),
          to: daysAgo(4),
          openingBalance: '980.00',
          closingBalance: '1645.00',
          lineCount: 4,
          newLines: 3,
          knownLines: 1,
          moneyIn: '700.00',
          moneyOut: '35.00',
          alreadyImported: false,
          gap: null,
        },
      },
    });
    expect((await view()).counts.suspense).toBe(2);
    const later = statement([line(2, 500n)], 200_000n);
    expect((await preview(writeMt940(later))).body).toMatchObject({
      preview: { gap: { previousOn: daysAgo(8), previousBalance: '975.00', difference: '1025.00' } },
    });
    await imported(writeMt940(next));
    expect((await preview(writeMt940(next))).body).toMatchObject({ preview: { alreadyImported: true, newLines: 0 } });
    // The line with an amount of zero is stored and needs no match.
    expect((await view()).counts.suspense).toBe(4);
    expect((await send(waqif, writeMt940(later))).status).toBe(403);
  });

  test('a mistaken import is removed, imported again, and both are audited', async () => {
    const wrong = writeMt940(statement([line(9, 9_999_999_999_900n)]));
    const { statement: first } = await imported(wrong);
    expect((await view()).counts.suspense).toBe(1);
    expect((await remove(first.id, waqif)).status).toBe(403);
    expect((await remove(first.id, admin)).status).toBe(403);
    expect((await remove(first.id)).status).toBe(204);
    expect(await view()).toMatchObject({ counts: { suspense: 0 }, bankBalance: null });
    expect(await remove(first.id)).toMatchObject({ status: 404, body: { code: 'reconciliation.statement-not-found' } });
    const [entry] = await api.query<{ action: string }>(
      `SELECT action FROM platform.audit_entry WHERE action = 'reconciliation.statement-removed' AND subject_id = $1`,
      [first.id],
    );
    expect(entry).toBeDefined();
    expect((await imported(wrong)).statement.newLines).toBe(1);
  });

  test('a statement with a matched line, or whose lines a later import skipped, cannot be removed', async () => {
    const { statement: first } = await imported(writeMt940(statement([line(9, 100_000n), line(8, -2_500n)])));
    const lineId = await suspended('1000.00');
    const create = { type: 'income', source: 'rent', description: 'إيجار الشهر' };
    const listed = async () =>
      (await nazir.get(`/api/waqf/${money.waqfId}/statements`)).body as { statements: BankStatement[] };
    expect((await listed()).statements.map(({ matched }) => matched)).toEqual([false]);
    expect((await match({ lineId, create })).status).toBe(201);
    expect((await listed()).statements.map(({ matched }) => matched)).toEqual([true]);
    expect(await remove(first.id)).toMatchObject({ status: 409, body: { code: 'reconciliation.statement-matched' } });
    expect((await unmatch(lineId)).status).toBe(200);
    const { statement: second } = await imported(writeCsv(statement([line(8, -2_500n), line(7, 300n)], 100_000n)));
    expect(await remove(first.id)).toMatchObject({ status: 409, body: { code: 'reconciliation.statement-needed' } });
    expect((await remove(second.id)).status).toBe(204);
    expect((await remove(first.id)).status).toBe(204);
    expect((await view()).counts.suspense).toBe(0);
  });

  test('999,999,999,999,999.99 in a file is refused, and the reconciliation still answers', async () => {
    const day = daysAgo(3);
    const file = `Date,Description,Amount,Balance\n${day},Big,"999,999,999,999,999.99","999,999,999,999,999.99"\n`;
    expect(await send(nazir, file)).toMatchObject({ status: 422, body: { code: 'reconciliation.file-too-large' } });
    expect((await nazir.get(`/api/waqf/${money.waqfId}/reconciliation`)).status).toBe(200);
  });

  test('a statement with a day that has not come yet is refused, and nothing of it is stored', async () => {
    const file = (day: string) => `Date,Description,Amount,Balance\n${day},Rent,5.00,5.00\n`;
    const ahead = file(daysAgo(-1));
    for (const answer of [await preview(ahead), await send(nazir, ahead)])
      expect(answer).toMatchObject({ status: 422, body: { code: 'reconciliation.file-line' } });
    expect((await preview(file(daysAgo(0)))).status).toBe(200);
    expect((await nazir.get(`/api/waqf/${money.waqfId}/statements`)).body).toEqual({ statements: [] });
  });

  test('a file with faulty lines is refused with each of them, up to twenty', async () => {
    const file = (faulty: number) =>
      ['Date,Description,Amount,Balance', ...Array.from({ length: faulty }, () => `${daysAgo(1)},Rent,five,5.00`)].join(
        '\n',
      );
    const two = await preview(file(2));
    expect(two).toMatchObject({ status: 422, body: { message: 'أسطر فيها خطأ: 2', code: 'reconciliation.file-line' } });
    expect((two.body as { errors: unknown }).errors).toEqual([
      { field: 'line-2', message: 'السطر 2: مبلغ غير صحيح' },
      { field: 'line-3', message: 'السطر 3: مبلغ غير صحيح' },
    ]);
    expect((await preview(file(1))).body).toMatchObject({ message: 'السطر 2: مبلغ غير صحيح' });
    const many = (await preview(file(25))).body as { message: string; errors: unknown[] };
    expect([many.message, many.errors.length]).toEqual(['أسطر فيها خطأ: 25، وهذه أول 20 منها', 20]);
    // A large file is read in a process of its own.
    const large = (await preview(file(4_000))).body as { message: string; errors: unknown[] };
    expect([large.message, large.errors.length]).toEqual(['أسطر فيها خطأ: 4000، وهذه أول 20 منها', 20]);
  });

  test('unknown columns are asked for once and remembered for the bank', async () => {
    const file = (at: number) =>
      `يوم القيد البنكي,نص الحركة,خارج,داخل,المتبقي\n${daysAgo(at)},إيجار,,500.00,1500.00\n${daysAgo(at - 1)},رسوم,100.00,,1400.00\n`;
    expect((await preview(file(9))).body).toMatchObject({
      preview: null,
      unknownColumns: { headings: ['يوم القيد البنكي', 'نص الحركة', 'خارج', 'داخل', 'المتبقي'] },
    });
    expect(await send(nazir, file(9))).toMatchObject({ status: 422, body: { code: 'reconciliation.file-columns' } });
    const columns = JSON.stringify({ date: 0, description: 1, debit: 2, credit: 3, balance: 4 });
    expect((await preview(file(9), { columns })).body).toMatchObject({ preview: { newLines: 2, moneyOut: '100.00' } });
    expect((await preview(file(9), { columns: '{"date":0,"amount":0}' })).status).toBe(400);
    await imported(file(9), { columns });
    expect((await preview(file(5))).body).toMatchObject({ preview: { newLines: 2 }, unknownColumns: null });
  });

  test('a statement of a foreign account, or with wrong check digits, is refused', async () => {
    const wrong = `SA${String((Number(money.main.iban.slice(2, 4)) % 97) + 1).padStart(2, '0')}${money.main.iban.slice(4)}`;
    for (const iban of ['GB29NWBK60161331926819', wrong])
      for (const write of [writeCamt053, writeMt940])
        expect(await send(nazir, write({ ...statement([line(3, 100n)]), iban }))).toMatchObject({
          status: 422,
          body: { code: 'reconciliation.other-account' },
        });
  });
});

test('a line whose statement is removed while it is being matched is not found', async () => {
  const { statement: removed } = await imported(writeCsv(statement([line(2, 31_700n)])));
  const lineId = await suspended('317.00');
  const matches = providerOf(api, MatchRepository);
  const add = matches.add.bind(matches);
  jest.spyOn(matches, 'add').mockImplementationOnce(async (...given) => {
    expect((await nazir.delete(`/api/waqf/${money.waqfId}/statements/${removed.id}`)).status).toBe(204);
    return add(...given);
  });
  expect(await match({ lineId, create: { type: 'income', description: 'إيداع نقدي' } })).toMatchObject({
    status: 404,
    body: { code: 'reconciliation.line-not-found' },
  });
});
