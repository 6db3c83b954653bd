import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { formatAmountForWire, halalas } from '@waqf/money';
import { LedgerFacade, LedgerInsufficientBalanceError } from '../../src/ledger/index.js';
import { newId, Transactions } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, approveWaqf, people, systemCtx } from '../membership/approved-waqf.js';
import { tellFigures } from '../proof-figures.js';
import { isCorpus } from './money-people.js';
import { runLives, type Actor, type Product } from './waqf-life.js';

/** The number of random lives; `npm run prove:life` uses more, with another seed. */
const runs = Number(process.env['WAQF_LIFE_RUNS'] ?? 20);
const seed = Number(process.env['WAQF_LIFE_SEED'] ?? 310);
/** The number of lives within which a broken product must be detected. */
const patience = 60;

let api: TestApi;
let ledger: LedgerFacade;
const browsers = new Map<Actor, Browser>();
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  ledger = api.application.app.get(LedgerFacade, { strict: false });
  const ids: Record<Actor, string> = {
    nazir: people.nazir,
    admin: people.admin,
    waqif: people.waqif,
    stranger: people.otherNazir,
    beneficiary: people.beneficiary,
  };
  for (const [actor, nationalId] of Object.entries(ids)) browsers.set(actor as Actor, await api.signIn(nationalId));
}, 180_000);
afterAll(() => api.stop());

function browserOf(actor: Actor): Browser {
  const browser = browsers.get(actor);
  if (!browser) throw new Error(`nobody is ${actor}`);
  return browser;
}

/** Makes a pending waqf at the real API. */
async function product(): Promise<Product> {
  const waqfId = await approvedWaqf(api, { status: 'pending' });
  const bankAccountId = newId();
  const from = new Date(api.clock.now().getTime() - 48 * 60 * 60_000).toISOString().slice(0, 10);
  const paths = {
    list: `/api/transactions?waqfId=${waqfId}&limit=100`,
    months: `/api/transactions/months?waqfId=${waqfId}`,
    statement: `/api/waqf/${waqfId}/account-statement?from=${from}&limit=100`,
  };
  return {
    approve: () => approveWaqf(api, waqfId),
    add: (actor, { type, amount, source, category }, key) =>
      browserOf(actor).post(
        '/api/transactions',
        {
          waqfId,
          type,
          amount: formatAmountForWire(halalas(amount)),
          description: 'معاملة من حياة وقف',
          source,
          category,
        },
        { headers: { 'idempotency-key': key } },
      ),
    reverse: (actor, id, key) =>
      browserOf(actor).post(
        `/api/transactions/${id}/reverse`,
        { reason: 'من حياة وقف' },
        { headers: { 'idempotency-key': key } },
      ),
    setAside: (amount) => setAside(waqfId, bankAccountId, amount),
    read: async (what) => (await browserOf('nazir').get(paths[what])).body,
  };
}

async function setAside(waqfId: string, bankAccountId: string, amount: bigint): Promise<number> {
  const posting = {
    id: newId(),
    waqfId,
    debit: { fund: 'ghalla' as const },
    credit: { accountId: bankAccountId },
    amount: halalas(amount),
    kind: 'movement' as const,
    description: 'تحويل إلى حساب فرعي',
    occurredAt: api.clock.now(),
  };
  try {
    await api.application.app.get(Transactions, { strict: false }).run(systemCtx(api), async (ctx) => {
      await ledger.openHeldAccount(ctx, { waqfId, bankAccountId });
      await ledger.post(ctx, [posting]);
    });
    return 201;
  } catch (error) {
    if (error instanceof LedgerInsufficientBalanceError) return 422;
    throw error;
  }
}

test(`in ${runs} random lives of a waqf the product never differs from the model`, async () => {
  const lived = await runLives(product, { runs, seed });
  tellFigures(`lives: ${lived.runs}, divergences: ${lived.divergence === null ? 0 : 1}, seed ${seed}`);
  expect(lived).toEqual({ runs, divergence: null });
}, 900_000);

/** Products with one broken rule each, which the random lives must detect. */
const broken: Record<string, (real: Product) => Product> = {
  'a repeated key enters twice': (real) => ({
    ...real,
    add: (actor, body, key) => real.add(actor, body, `${key}-${newId()}`),
  }),
  'a reversal is acknowledged and lost': (real) => ({
    ...real,
    reverse: async (actor, id, key) => {
      const refused = await real.reverse(actor === 'nazir' || actor === 'admin' ? 'waqif' : actor, id, key);
      return actor === 'nazir' || actor === 'admin' ? { ...refused, status: 201 } : refused;
    },
  }),
  'what was given to the asset becomes yield': (real) => ({
    ...real,
    add: (actor, body, key) => real.add(actor, isCorpus(body.source) ? { ...body, source: 'rent' } : body, key),
  }),
  'the founder may record': (real) => ({
    ...real,
    add: (actor, body, key) => real.add(actor === 'waqif' ? 'nazir' : actor, body, key),
  }),
  'a halala is lost on the way': (real) => ({
    ...real,
    add: (actor, body, key) =>
      real.add(actor, { ...body, amount: body.amount > 1n ? body.amount - 1n : body.amount }, key),
  }),
};
test.each(Object.keys(broken))(
  'a broken product is detected: %s',
  async (name) => {
    const breaking = broken[name];
    if (!breaking) throw new Error(name);
    const { divergence } = await runLives(async () => breaking(await product()), { runs: patience, seed });
    expect(divergence).toMatch(/the model says/);
  },
  300_000,
);
