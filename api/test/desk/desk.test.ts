import type { Desk, MoneyParts } from '@waqf/contracts/desk';
import { historyFieldLabels, type WaqfHistory } from '@waqf/contracts/endowments';
import { halalas, parseAmount, sumHalalas } from '@waqf/money';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 300_000);
afterAll(() => api.stop());

const deskOf = async (): Promise<Desk> => (await (await api.signIn(people.nazir)).get('/api/desk')).body as Desk;

test('a refused payment comes first, with the bank’s reason, and can be sent again', async () => {
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

test('the nazir’s own requests come last, after the bank lines without an entry', async () => {
  const kinds = (await deskOf()).items.map(({ kind }) => kind);
  expect(kinds).toContain('unmatched_line');
  expect(kinds.at(-1)).toBe('asked');
});

test('the parts of the money add up to the book balance of the main accounts', async () => {
  const { money } = await deskOf();
  const parts = [money.corpus, money.yield, money.payable, money.reserve].map(parseAmount);
  expect(sumHalalas(parts)).toBe(parseAmount(money.total));
  const [held] = await api.query<{ total: string }>(
    `SELECT sum(account.balance_halalas)::text AS total FROM ledger.account
     JOIN endowments.waqf ON waqf.id = account.waqf_id JOIN identity.person ON person.id = waqf.nazir_id
     WHERE person.national_id = '${people.nazir}' AND account.fund IN ('corpus', 'ghalla', 'reserve', 'payable')`,
  );
  // A sample waqf has no main account: its money is in the books and not at the bank.
  const outside = parseAmount(money.outsideBank ?? '0.00');
  expect(outside).toBeGreaterThan(0n);
  expect(sumHalalas([parseAmount(money.total), outside])).toBe(halalas(BigInt(held?.total ?? 0)));
});

test('a waqf without a main account has no bank balance, and its book balance is shown separately', async () => {
  const [waqf] = await api.query<{ id: string; held: string }>(
    `SELECT waqf.id, sum(account.balance_halalas)::text AS held FROM endowments.waqf
     JOIN ledger.account ON account.waqf_id = waqf.id AND account.fund IN ('corpus', 'ghalla', 'reserve', 'payable')
     WHERE NOT EXISTS (SELECT FROM banking.account main WHERE main.waqf_id = waqf.id AND main.state = 'active')
     GROUP BY waqf.id HAVING sum(account.balance_halalas) > 0`,
  );
  const nazir = await api.signIn(people.nazir);
  const { money } = (await nazir.get(`/api/waqf/${waqf?.id}/money`)).body as { money: MoneyParts };
  expect(parseAmount(money.total)).toBe(0n);
  expect(parseAmount(money.outsideBank ?? '0.00')).toBe(halalas(BigInt(waqf?.held ?? 0)));
});

test('every field in the histories of the sample waqfs has a label', async () => {
  const admin = await api.signIn(people.admin);
  const fields = new Set<string>();
  for (const { id } of await api.query<{ id: string }>('SELECT id FROM endowments.waqf')) {
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: WaqfHistory = (await admin.get(`/api/waqf/${id}/history?limit=100${cursor && `&cursor=${cursor}`}`))
        .body as WaqfHistory;
      for (const { changes } of page.entries) for (const { field } of changes) fields.add(field);
      cursor = page.nextCursor;
    }
  }
  expect([...fields].filter((field) => !(field in historyFieldLabels))).toEqual([]);
  expect(fields.size).toBeGreaterThan(3);
});

test('the money of a single waqf is described in its own sentence', async () => {
  const nazir = await api.signIn(people.nazir);
  const [waqf] = await api.query<{ id: string }>(`SELECT id FROM endowments.waqf WHERE name = 'وقف برج النخيل'`);
  const { money } = (await nazir.get(`/api/waqf/${waqf?.id}/money`)).body as { money: MoneyParts };
  expect(parseAmount(money.corpus)).toBeGreaterThan(0n);
  expect(parseAmount(money.payable)).toBeGreaterThan(0n);
});

test('shares above 100% are listed with their sum', async () => {
  const [row] = await api.query<{ waqf_id: string }>(
    `UPDATE beneficiaries.beneficiary SET allocated_percentage = 100 WHERE waqf_id =
       (SELECT id FROM endowments.waqf WHERE name = 'وقف برج النخيل') AND is_active RETURNING waqf_id`,
  );
  const shares = (await deskOf()).items.find(({ kind }) => kind === 'shares_above');
  expect(shares).toMatchObject({ waqfId: row?.waqf_id });
  expect(shares?.title.ar).toMatch(/\d00%/);
});

test('the undistributed yield of a year is listed with its last day', async () => {
  const [run] = await api.query<{ waqf_id: string }>(
    `UPDATE distributions.run SET state = 'rejected', reason = 'من الاختبار' WHERE state = 'submitted'
     RETURNING waqf_id`,
  );
  api.clock.advance({ hours: 500 * 24 });
  const due = (await deskOf()).items.find(({ kind, waqfId }) => kind === 'distribution_due' && waqfId === run?.waqf_id);
  expect(due?.due).toMatch(/^\d{4}-03-31$/);
});
