import { Contexts, type Ctx, Transactions } from '../src/platform/index.js';
import { startApi, type TestApi } from './harness.js';
import { withoutBegin } from './without-begin.js';

let api: TestApi;
let transactions: Transactions;
let ctx: Ctx;
beforeAll(async () => {
  api = await startApi({ samples: false });
  transactions = api.application.app.get(Transactions);
  ctx = api.application.app.get(Contexts).system('test');
});
afterAll(() => api.stop());

const lockLimit = async (ctx: Ctx): Promise<number> => {
  const [row] = (await ctx.manager.query(
    'SELECT rate_limit_per_minute AS n FROM platform.system_settings FOR UPDATE',
  )) as Array<{ n: number }>;
  return row?.n ?? 0;
};
const setLimit = (ctx: Ctx, limit: number): Promise<unknown> =>
  ctx.manager.query('UPDATE platform.system_settings SET rate_limit_per_minute = $1', [limit]);

describe('a transaction that begins with locks', () => {
  it('holds them until its work is saved, so that no change of others is lost', async () => {
    const before = await lockLimit(ctx);
    const raise = () => transactions.runLocked(ctx, lockLimit, (ctx, limit) => setLimit(ctx, limit + 1));
    await Promise.all([raise(), raise(), raise(), raise()]);
    expect(await lockLimit(ctx)).toBe(before + 4);
  });

  it('keeps nothing of work that fails', async () => {
    const before = await lockLimit(ctx);
    const failing = transactions.runLocked(ctx, lockLimit, async (ctx, limit) => {
      await setLimit(ctx, limit + 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await lockLimit(ctx)).toBe(before);
  });

  it('returns its connection without a transaction when the lock fails', async () => {
    const failing = transactions.runLocked(
      ctx,
      (ctx) => ctx.manager.query('SELECT 1 / 0 FROM platform.system_settings FOR UPDATE'),
      (ctx) => setLimit(ctx, 1),
    );
    await expect(failing).rejects.toThrow(/division by zero/);
    // In a transaction that was left open every statement would be refused.
    for (let round = 0; round < 30; round += 1)
      expect(await ctx.manager.query('SELECT now() = statement_timestamp() AS alone')).toEqual([{ alone: true }]);
  });

  it('does no work if it cannot begin', async () => {
    let worked = false;
    const work = async (): Promise<void> => {
      worked = true;
    };
    await expect(withoutBegin(() => transactions.runLocked(ctx, lockLimit, work))).rejects.toThrow('it did not begin');
    expect(worked).toBe(false);
  });

  it('runs again, locks included, when the database asks for it', async () => {
    let locked = 0;
    const lock = (ctx: Ctx): Promise<number> => {
      locked += 1;
      return lockLimit(ctx);
    };
    const once = await transactions.runLocked(ctx, lock, async (ctx, limit) => {
      if (locked === 1) await ctx.manager.query(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40P01'; END $$`);
      return limit;
    });
    expect(locked).toBe(2);
    expect(once).toBe(await lockLimit(ctx));
  });

  it('joins the transaction that it is called in', async () => {
    const before = await lockLimit(ctx);
    const outer = transactions.run(ctx, async (ctx) => {
      await transactions.runLocked(ctx, lockLimit, (ctx, limit) => setLimit(ctx, limit + 1));
      throw new Error('the outer one fails');
    });
    await expect(outer).rejects.toThrow('the outer one fails');
    expect(await lockLimit(ctx)).toBe(before);
  });
});
