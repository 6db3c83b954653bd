import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TransactionList } from '@waqf/contracts/finances';
import { statementLimits } from '@waqf/contracts/reconciliation';
import { endOfDay } from '@waqf/formats';
import { newId } from '../../src/platform/index.js';
import { transfer, transferIn, waitForState, waqfWithMoney, type WaqfMoney } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { pairOf, reconciliationCalls } from './reconciling.js';
import { inUtf16, writeCamt053, writeCsv, writeMt940 } from './statement-writers.js';

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

const { daysAgo, line, statement, record, send, imported, view, match, unmatch, suspended } = reconciliationCalls(
  () => ({
    api,
    nazir,
    money,
  }),
);

test('lines find their entries by reference and by amount and date; the rest waits until the difference is zero', async () => {
  await record('income', '1000.00', 9);
  await record('expense', '40.00', 8);
  const sent = transferIn(await transfer(nazir, money.main, money.subs[0], '300.00'));
  await waitForState(api, sent.id, 'completed');
  const { status } = await nazir.get(`/api/bank-transactions?waqfId=${money.waqfId}`);
  expect(status).toBe(200);
  const [{ bank_reference: bankReference } = { bank_reference: '' }] = await api.query<{ bank_reference: string }>(
    'SELECT bank_reference FROM banking.transfer WHERE id = $1',
    [sent.id],
  );

  const answer = await imported(
    writeMt940(
      statement([
        line(10, 100_000n),
        line(8, -4_000n),
        line(4, 77_700n),
        line(2, -1_500n),
        line(0, -30_000n, bankReference),
      ]),
    ),
  );
  expect(answer).toMatchObject({
    alreadyImported: false,
    matched: 3,
    suspense: 2,
    statement: {
      accountId: money.main.id,
      format: 'mt940',
      number: '1/1',
      openingBalance: '0.00',
      closingBalance: '1422.00',
      lineCount: 5,
      newLines: 5,
      fileName: 'كشف الحساب.txt',
      from: daysAgo(10),
      to: daysAgo(0),
    },
  });
  const before = await view();
  expect(before).toMatchObject({
    bankBalance: '1422.00',
    bookBalance: '660.00',
    difference: '762.00',
    suspenseTotal: '762.00',
    unmatchedEntriesTotal: '0.00',
    balanceOn: daysAgo(0),
    counts: { matched: 3, suspense: 2, unmatchedEntries: 0 },
    mayReconcile: true,
  });
  expect(before.matched.map(({ line: { amount }, kind, matchedBy }) => [amount, kind, matchedBy])).toEqual([
    ['-300.00', 'reference', null],
    ['-40.00', 'amount_date', null],
    ['1000.00', 'amount_date', null],
  ]);

  const created = await match({
    lineId: await suspended('777.00'),
    create: { type: 'income', source: 'donation', description: 'تبرع عبر الصراف' },
  });
  expect([created.status, pairOf(created)]).toMatchObject([
    201,
    {
      kind: 'created',
      line: { amount: '777.00' },
      entry: { amount: '777.00', description: 'تبرع عبر الصراف' },
      matchedBy: expect.any(String),
    },
  ]);
  expect((await view()).difference).toBe('-15.00');
  await match({
    lineId: await suspended('-15.00'),
    create: { type: 'expense', category: 'fees', description: 'رسوم بنكية' },
  });
  expect(await view()).toMatchObject({ difference: '0.00', counts: { matched: 5, suspense: 0, unmatchedEntries: 0 } });

  const listed = (await nazir.get(`/api/transactions?waqfId=${money.waqfId}`)).body as {
    transactions: { description: string; occurredOn: string; category: string | null }[];
  };
  expect(listed.transactions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ description: 'رسوم بنكية', occurredOn: daysAgo(2), category: 'fees' }),
    ]),
  );
});

test('a first statement that opens with another balance than the books explains the difference', async () => {
  await record('income', '1000.00', 20);
  const start = { day: daysAgo(10), difference: '200.00' };
  await imported(writeMt940(statement([line(10, 50_000n), line(2, -1_500n)], 120_000n)));
  expect(await view()).toMatchObject({ difference: '685.00', suspenseTotal: '485.00', start });
  // Neither a later statement nor a shorter period changes what was before the first one.
  await imported(writeMt940(statement([line(1, 1_000n)], 168_500n)));
  expect(await view(nazir, `?from=${daysAgo(3)}`)).toMatchObject({
    difference: '695.00',
    suspenseTotal: '-5.00',
    start,
  });
  expect((await view(nazir, `?from=${daysAgo(40)}&to=${daysAgo(30)}`)).start).toBeNull();
});

test('a transaction created from a line is not booked at the sandbox bank again', async () => {
  await imported(writeCsv(statement([line(3, 5_000n)])));
  await match({ lineId: await suspended('50.00'), create: { type: 'income', description: 'إيداع نقدي' } });
  const published = await api.query<{ fact: { fromStatement: boolean } }>(
    `SELECT fact FROM platform.outbox_event, jsonb_array_elements(payload->'facts') AS fact
     WHERE fact->>'description' = 'إيداع نقدي' AND type = 'finances.transaction-recorded'`,
  );
  expect(published.map(({ fact }) => fact.fromStatement)).toEqual([true]);
});

test('the same file, or the same lines in another format, are stored once', async () => {
  const lines = [line(5, 1_000n, 'A1'), line(5, 1_000n, 'A1'), line(4, -500n, 'A2')];
  const text = writeMt940(statement(lines));
  expect(await imported(text)).toMatchObject({ statement: { newLines: 3 } });
  const again = await send(nazir, text);
  expect([again.status, again.body]).toMatchObject([200, { alreadyImported: true, statement: { newLines: 3 } }]);
  expect(await imported(writeCamt053(statement([...lines, line(3, 200n, 'A3')])))).toMatchObject({
    statement: { lineCount: 4, newLines: 1 },
  });
  expect(await imported(inUtf16(writeCsv(statement(lines))))).toMatchObject({
    statement: { newLines: 0 },
    matched: 0,
    suspense: 0,
  });
  expect((await view()).counts.suspense).toBe(4);
  const { statements } = (await waqif.get(`/api/waqf/${money.waqfId}/statements`)).body as {
    statements: { format: string; importedBy: string }[];
  };
  expect(statements.map(({ format }) => format)).toEqual(['csv', 'camt053', 'mt940']);
});

test('ten simultaneous imports of one file store it once', async () => {
  const text = writeCsv(statement([line(5, 1_000n), line(4, -500n)]));
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(nazir, text)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(9).fill(200), 201]);
  expect((await view()).counts.suspense).toBe(2);
});

describe('a file is refused', () => {
  const refusals: [string, () => string | Uint8Array, number, string][] = [
    [
      'that does not add up',
      () => writeMt940(statement([line(2, 100n)])).replace(/:62F:C(\d{6})SAR1,00/, ':62F:C$1SAR3,50'),
      422,
      'reconciliation.file-sum',
    ],
    [
      'of another account',
      () => writeMt940({ ...statement([line(2, 100n)]), iban: 'SA0380000000608010167519' }),
      422,
      'reconciliation.other-account',
    ],
    ['that is no statement', () => 'hello', 422, 'reconciliation.file-columns'],
    ['with entities', () => '<!DOCTYPE a [<!ENTITY b "c">]><Document/>', 422, 'reconciliation.file-unreadable'],
    ['that is empty', () => '', 400, 'reconciliation.upload-malformed'],
    ['that is too large', () => new Uint8Array(statementLimits.bytes + 1), 413, 'reconciliation.file-too-large'],
  ];
  test.each(refusals)('%s', async (_name, content, status, code) => {
    const answer = await send(nazir, content());
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
    expect(await api.query('SELECT 1 FROM reconciliation.statement WHERE waqf_id = $1', [money.waqfId])).toEqual([]);
  });

  test('that names the sub-account is imported for the sub-account, not for the main account', async () => {
    const text = writeCsv({ ...statement([line(2, 100n)]), iban: money.subs[0].iban });
    expect((await send(nazir, text, { accountId: money.main.id })).body).toMatchObject({
      status: 422,
      code: 'reconciliation.other-account',
    });
    expect(await imported(text)).toMatchObject({ statement: { accountId: money.subs[0].id } });
    expect((await send(nazir, writeCsv(statement([line(1, 5n)])), { accountId: newId() })).status).toBe(404);
    expect((await send(nazir, text, { accountId: 'x' })).status).toBe(400);
  });
});

test('a line waits while two entries fit; a person chooses, and neither is used again', async () => {
  const [first, second] = [await record('income', '80.00', 3), await record('income', '80.00', 2)];
  await imported(writeCsv(statement([line(3, 8_000n), line(1, 999n)])));
  const { suspense, unmatchedEntries } = await view();
  expect(suspense[0]?.candidates.map(({ id }) => id).toSorted()).toEqual(
    [first.transaction.id, second.transaction.id].toSorted(),
  );
  expect(unmatchedEntries).toHaveLength(2);
  const [lineId, otherLine] = [suspense[0]!.line.id, suspense[1]!.line.id];
  expect((await match({ lineId: otherLine, entryId: first.transaction.id })).body).toMatchObject({
    status: 422,
    code: 'reconciliation.amount-differs',
    message: 'مبلغ السطر يختلف عن مبلغ القيد بمقدار 70.01 ريال',
  });
  expect((await match({ lineId, entryId: newId() })).body).toMatchObject({
    status: 404,
    code: 'reconciliation.entry-not-found',
  });
  const chosen = await match({ lineId, entryId: first.transaction.id });
  expect(pairOf(chosen)).toMatchObject({ kind: 'person', entry: { id: first.transaction.id } });
  expect(await match({ lineId, entryId: first.transaction.id })).toMatchObject({ status: 201, body: chosen.body });
  expect((await match({ lineId, entryId: second.transaction.id })).body).toMatchObject({
    status: 409,
    code: 'reconciliation.line-matched',
  });
  await imported(writeCsv(statement([line(0, 8_000n, 'LATER1'), line(0, 8_000n, 'LATER2')], 8_999n)));
  expect((await match({ lineId: await suspended('80.00'), entryId: first.transaction.id })).body).toMatchObject({
    status: 409,
    code: 'reconciliation.entry-matched',
  });
});

test('50 equal calls create one transaction and get one answer; another body is refused', async () => {
  await imported(writeCsv(statement([line(2, 12_345n)])));
  const lineId = await suspended('123.45');
  const body = { lineId, create: { type: 'income', source: 'rent', description: 'إيجار وصل إلى المصرف' } };
  const answers = await Promise.all(Array.from({ length: 50 }, () => match(body, nazir, 'one-key')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => JSON.stringify(pairOf(answer)))).size).toBe(1);
  expect(await api.query('SELECT 1 FROM finances.transaction WHERE waqf_id = $1', [money.waqfId])).toHaveLength(1);
  expect((await match({ ...body, create: { ...body.create, description: 'شيء آخر' } }, nazir, 'one-key')).status).toBe(
    409,
  );
});

test('an expense above the yield is refused, and the line stays in suspense', async () => {
  await imported(writeCsv(statement([line(2, -5_000n)], 5_000n)));
  const lineId = await suspended('-50.00');
  expect((await match({ lineId, create: { type: 'income', description: 'خطأ في النوع' } })).body).toMatchObject({
    status: 422,
    code: 'reconciliation.type-differs',
  });
  expect((await match({ lineId, create: { type: 'expense', description: 'لا تكفي الغلة' } })).body).toMatchObject({
    status: 422,
    code: 'finances.insufficient-balance',
  });
  expect((await view()).counts).toMatchObject({ matched: 0, suspense: 1 });
});

test('a lock is undone only by the nazir with a reason, and this is audited', async () => {
  await imported(writeCsv(statement([line(2, 700n)])));
  const lineId = await suspended('7.00');
  await match({ lineId, create: { type: 'income', description: 'إيراد بالخطأ' } });
  expect((await unmatch(lineId, ' ')).body).toMatchObject({
    status: 400,
    errors: [{ field: 'reason', message: 'السبب مطلوب' }],
  });
  expect((await unmatch(lineId)).body).toMatchObject({ line: { id: lineId } });
  expect((await unmatch(lineId)).body).toMatchObject({ status: 409, code: 'reconciliation.not-matched' });
  expect((await view()).counts).toMatchObject({ suspense: 1, unmatchedEntries: 1 });
  const trail = await api.query(
    `SELECT reason, waqf_id FROM platform.audit_entry WHERE action = 'reconciliation.line-unmatched'
    AND subject_id = $1`,
    [lineId],
  );
  expect(trail).toEqual([{ reason: 'اختير قيد خاطئ', waqf_id: money.waqfId }]);
  const [{ id = '' } = {}] = (await view()).unmatchedEntries;
  expect((await match({ lineId, entryId: id })).status).toBe(201);
});

test('a waiting line finds its entry as soon as somebody records it', async () => {
  await imported(writeCsv(statement([line(2, 45_600n)])));
  await record('income', '456.00', 4);
  for (const deadline = Date.now() + 40_000; Date.now() < deadline && (await view()).counts.suspense > 0; )
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await view()).toMatchObject({ difference: '0.00', counts: { matched: 1, suspense: 0, unmatchedEntries: 0 } });
});

test('founder and administrator may read, only the nazir may write, and strangers get 404', async () => {
  await imported(writeCsv(statement([line(2, 700n)])));
  const lineId = await suspended('7.00');
  for (const reader of [waqif, admin]) {
    expect(await view(reader)).toMatchObject({ counts: { suspense: 1 }, mayReconcile: false });
    expect((await send(reader, writeCsv(statement([line(1, 1n)])))).body).toMatchObject({
      status: 403,
      code: 'reconciliation.forbidden',
    });
    expect((await match({ lineId, create: { type: 'income', description: 'ليس لي' } }, reader)).status).toBe(403);
  }
  const stranger = await api.signIn(people.otherNazir);
  expect((await stranger.get(`/api/waqf/${money.waqfId}/reconciliation`)).status).toBe(404);
  expect((await send(stranger, 'x')).status).toBe(404);
  const other = await waqfWithMoney(api, {}, { nazir: people.otherNazir });
  expect(
    (
      await stranger.post(`/api/waqf/${other.waqfId}/reconciliation/match`, {
        lineId,
        create: { type: 'income', description: 'سطر ليس لي' },
      })
    ).status,
  ).toBe(404);
});

test('exactly one of entry and new transaction is required', async () => {
  for (const body of [
    { lineId: newId() },
    { lineId: newId(), entryId: newId(), create: { type: 'income', description: 'كلاهما' } },
  ]) {
    expect((await match(body)).body).toMatchObject({ status: 400, message: 'اختر قيدًا أو أنشئ معاملة' });
  }
  expect(
    (await match({ lineId: newId(), create: { type: 'income', category: 'fees', description: 'تصنيف لإيراد' } }))
      .status,
  ).toBe(400);
});

test('a transaction that is created in the early morning for a line of today counts from now, not from noon', async () => {
  api.clock.moveTo(new Date(endOfDay(daysAgo(0)).getTime() + 3_600_000));
  nazir = await api.signIn(people.nazir);
  await imported(writeCsv(statement([line(0, 4_200n)])));
  await match({ lineId: await suspended('42.00'), create: { type: 'income', description: 'إيداع في الصباح' } });
  const { body } = await nazir.get(`/api/transactions?waqfId=${money.waqfId}`);
  const { occurredOn, occurredAt = '' } = (body as TransactionList).transactions[0] ?? {};
  expect([occurredOn, new Date(occurredAt) <= api.clock.now()]).toEqual([daysAgo(0), true]);
});
