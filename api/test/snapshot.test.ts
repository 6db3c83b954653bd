import { Contexts, type Ctx, Transactions } from '../src/platform/index.js';
import { startApi, type TestApi } from './harness.js';

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
  it('shows one moment, whatever is committed while it reads', async () => {
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
});
