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

const limit = async (ctx: Ctx): Promise<number> => {
  const [row] = (await ctx.manager.query('SELECT rate_limit_per_minute AS n FROM platform.system_settings')) as Array<{
    n: number;
  }>;
  return row?.n ?? 0;
};

describe('a snapshot', () => {
  it('shows one point in time, whatever is committed meanwhile', async () => {
    const seen = await transactions.snapshot(ctx, async (ctx) => {
      const first = await limit(ctx);
      await api.query('UPDATE platform.system_settings SET rate_limit_per_minute = rate_limit_per_minute + 1');
      return { first, second: await limit(ctx) };
    });
    expect(seen.second).toBe(seen.first);
    expect(await limit(ctx)).toBe(seen.first + 1);
  });

  it('refuses to write', async () => {
    const write = transactions.snapshot(ctx, (ctx) =>
      ctx.manager.query('UPDATE platform.system_settings SET rate_limit_per_minute = 1'),
    );
    await expect(write).rejects.toThrow(/read-only transaction/);
  });

  it('answers several queries at one point in time, and returns its connection without a transaction', async () => {
    const states = new Set<string>();
    for (let round = 0; round < 30; round += 1) {
      const [one, two] = await transactions.snapshot(ctx, (ctx) => Promise.all([limit(ctx), limit(ctx)]));
      expect(one).toBe(two);
      const [row] = (await ctx.manager.query(`SELECT current_setting('transaction_isolation') AS state`)) as Array<{
        state: string;
      }>;
      states.add(row?.state ?? '');
    }
    expect([...states]).toEqual(['read committed']);
  });

  it('fails only the query that fails, and leaves nothing open', async () => {
    const failing = transactions.snapshot(ctx, (ctx) =>
      Promise.all([limit(ctx), ctx.manager.query('SELECT 1 / 0'), limit(ctx)]),
    );
    await expect(failing).rejects.toThrow(/division by zero/);
    await transactions.run(ctx, (ctx) =>
      ctx.manager.query('UPDATE platform.system_settings SET rate_limit_per_minute = rate_limit_per_minute'),
    );
  });

  it('fails as a whole if it cannot begin', async () => {
    await expect(withoutBegin(() => transactions.snapshot(ctx, limit))).rejects.toThrow('it did not begin');
  });

  it('includes a façade that opens its own snapshot', async () => {
    const write = transactions.snapshot(ctx, (ctx) =>
      transactions.run(ctx, (ctx) =>
        ctx.manager.query('UPDATE platform.system_settings SET rate_limit_per_minute = 1'),
      ),
    );
    await expect(write).rejects.toThrow(/read-only transaction/);
  });
});
