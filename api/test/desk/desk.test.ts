import type { Desk, MoneyParts } from '@waqf/contracts/desk';
import { halalas, parseAmount, sumHalalas } from '@waqf/money';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 300_000);
afterAll(() => api.stop());

const deskOf = async (): Promise<Desk> => (await (await api.signIn(people.nazir)).get('/api/desk')).body as Desk;

test('a refused payment stands first, in the words of the bank, and can be sent again', async () => {
  const { items, count } = await deskOf();
  expect(count).toBe(items.length);
  const [first] = items;
  expect(first).toMatchObject({ kind: 'failed_payment', waqfName: 'وقف برج النخيل' });
  expect(first?.text?.ar).toContain('AC06');
  const { runId, lineId } = first?.payment ?? {};
  const [line] = await api.query<{ state: string; run_id: string }>(
    `SELECT state, run_id FROM distributions.run_line WHERE id = '${lineId}'`,
  );
  expect(line).toEqual({ state: 'failed', run_id: runId });
});

test('what the nazir has asked for comes last, and the lines of the bank without an entry before it', async () => {
  const kinds = (await deskOf()).items.map(({ kind }) => kind);
  expect(kinds).toContain('unmatched_line');
  expect(kinds.at(-1)).toBe('asked');
});

test('the parts of the money add up to what the main accounts hold by the books', async () => {
  const { money } = await deskOf();
  const parts = [money.corpus, money.yield, money.payable, money.reserve].map(parseAmount);
  expect(sumHalalas(parts)).toBe(parseAmount(money.total));
  const [held] = await api.query<{ total: string }>(
    `SELECT sum(account.balance_halalas)::text AS total FROM ledger.account
     JOIN endowments.waqf ON waqf.id = account.waqf_id JOIN identity.person ON person.id = waqf.nazir_id
     WHERE person.national_id = '${people.nazir}' AND account.fund IN ('corpus', 'ghalla', 'reserve', 'payable')`,
  );
  expect(parseAmount(money.total)).toBe(halalas(BigInt(held?.total ?? 0)));
});

test('one waqf has its own sentence of money', async () => {
  const nazir = await api.signIn(people.nazir);
  const [waqf] = await api.query<{ id: string }>(`SELECT id FROM endowments.waqf WHERE name = 'وقف برج النخيل'`);
  const { money } = (await nazir.get(`/api/waqf/${waqf?.id}/money`)).body as { money: MoneyParts };
  expect(parseAmount(money.corpus)).toBeGreaterThan(0n);
  expect(parseAmount(money.payable)).toBeGreaterThan(0n);
});

test('shares above the whole are named with their sum', async () => {
  const [row] = await api.query<{ waqf_id: string }>(
    `UPDATE beneficiaries.beneficiary SET allocated_percentage = 100 WHERE waqf_id =
       (SELECT id FROM endowments.waqf WHERE name = 'وقف برج النخيل') AND is_active RETURNING waqf_id`,
  );
  const shares = (await deskOf()).items.find(({ kind }) => kind === 'shares_above');
  expect(shares).toMatchObject({ waqfId: row?.waqf_id });
  expect(shares?.title.ar).toMatch(/\d00%/);
});

test('the yield of a year that nobody has distributed is due with its last day', async () => {
  const [run] = await api.query<{ waqf_id: string }>(
    `UPDATE distributions.run SET state = 'rejected', reason = 'من الاختبار' WHERE state = 'submitted'
     RETURNING waqf_id`,
  );
  api.clock.advance({ hours: 500 * 24 });
  const due = (await deskOf()).items.find(({ kind, waqfId }) => kind === 'distribution_due' && waqfId === run?.waqf_id);
  expect(due?.due).toMatch(/^\d{4}-03-31$/);
});
