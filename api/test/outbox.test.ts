import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Contexts, type Ctx, defineEvent, Outbox, type OutboxEvent, Transactions } from '../src/platform/index.js';
import { startApi, type TestApi } from './harness.js';

const happened = defineEvent<{ n: number }>('test.happened');
const failing = defineEvent<{ n: number }>('test.failing');

interface Heard {
  api: TestApi;
  outbox: Outbox;
  transactions: Transactions;
  ctx: Ctx;
}

function parts(api: TestApi): Heard {
  const { app } = api.application;
  return { api, outbox: app.get(Outbox), transactions: app.get(Transactions), ctx: app.get(Contexts).system('test') };
}

let platform: Heard;
beforeAll(async () => {
  platform = parts(await startApi({ samples: false }));
});
afterAll(() => platform.api.stop());

const publish = (n: number, type = happened) =>
  platform.transactions.run(platform.ctx, (ctx) => platform.outbox.publish(ctx, type, { n }));

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 8000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await delay(10);
  }
}

describe('the outbox', () => {
  it('publishes after the commit, in order, each event once', async () => {
    const heard: number[] = [];
    platform.outbox.listen(happened, 'test.in-order', async (_ctx, { payload }) => void heard.push(payload.n));
    for (let n = 0; n < 30; n += 1) await publish(n);
    await platform.api.settled();
    expect(heard).toEqual(Array.from({ length: 30 }, (_, n) => n));
  });

  it('publishes nothing of a rolled-back transaction, and refuses to publish outside a transaction', async () => {
    const before = await platform.api.query('SELECT id FROM platform.outbox_event');
    await expect(
      platform.transactions.run(platform.ctx, async (ctx) => {
        await platform.outbox.publish(ctx, happened, { n: -1 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await platform.api.query('SELECT id FROM platform.outbox_event')).toHaveLength(before.length);
    await expect(platform.outbox.publish(platform.ctx, happened, { n: -2 })).rejects.toThrow(
      'outside of a transaction',
    );
  });

  it('retries a failing listener, rolls back only its own writes, and does not delay the others', async () => {
    let failures = 0;
    const good: number[] = [];
    platform.outbox.listen(failing, 'test.fails-twice', async (ctx) => {
      await ctx.manager.query(
        `INSERT INTO platform.sample_step (name, ran_at) VALUES ('written-by-a-failure-' || $1, now())`,
        [failures],
      );
      failures += 1;
      if (failures <= 2) throw new Error('not yet');
    });
    platform.outbox.listen(failing, 'test.good', async (_ctx, { payload }) => void good.push(payload.n));
    await publish(1, failing);
    await platform.api.settled();
    expect(failures).toBe(3);
    expect(good).toEqual([1]);
    expect(await platform.api.query('SELECT name FROM platform.sample_step')).toEqual([
      { name: 'written-by-a-failure-2' },
    ]);
  });

  it('never skips an event whose transaction commits late', async () => {
    const heard: number[] = [];
    const tailed: OutboxEvent<{ n: number }>[] = [];
    const slow = defineEvent<{ n: number }>('test.slow');
    platform.outbox.listen(slow, 'test.slow-listener', async (_ctx, { payload }) => void heard.push(payload.n));
    const stop = platform.outbox.tail(slow, (event) => tailed.push(event));
    const late = new pg.Client({ connectionString: platform.api.database.url });
    await late.connect();
    await late.query('BEGIN');
    await late.query(
      `INSERT INTO platform.outbox_event (type, payload, occurred_at) VALUES ('test.slow', '{"n":1}', now())`,
    );
    await publish(2, slow);
    await delay(300);
    expect(heard).toEqual([]);
    await late.query('COMMIT');
    await late.end();
    await until(() => heard.length === 2 && tailed.length === 2);
    expect(heard).toEqual([1, 2]);
    expect(tailed.map(({ payload }) => payload.n)).toEqual([1, 2]);
    stop();
  });

  it('survives a crash between the commit and the delivery', async () => {
    const first = await startApi({ samples: false });
    await first.application.stop();
    await first.query(
      `INSERT INTO platform.outbox_event (type, payload, occurred_at) SELECT 'test.happened',
        jsonb_build_object('n', n), now() FROM generate_series(1, 5) n`,
    );
    const heard: number[] = [];
    const second = await startApi({
      samples: false,
      database: first.database,
      dataFolder: first.dataFolder,
      prepare: (app) =>
        app.get(Outbox).listen(happened, 'test.after-crash', async (_ctx, { payload }) => void heard.push(payload.n)),
    });
    await second.settled();
    expect(heard).toEqual([1, 2, 3, 4, 5]);
    await second.stop();
    await first.stop();
  });

  it('survives a connection that dies in the middle of a listener', async () => {
    const dying = defineEvent<{ n: number }>('test.dying');
    let runs = 0;
    platform.outbox.listen(dying, 'test.dies-once', async (ctx) => {
      runs += 1;
      await ctx.manager.query(`INSERT INTO platform.sample_step (name, ran_at) VALUES ('dying', now())`);
      const [backend] = await ctx.manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      if (runs === 1) await platform.api.query('SELECT pg_terminate_backend($1)', [backend?.pid]);
      await ctx.manager.query('SELECT 1');
    });
    await publish(1, dying);
    await until(() => runs === 2);
    await platform.api.settled();
    expect(runs).toBe(2);
    expect(await platform.api.query(`SELECT name FROM platform.sample_step WHERE name = 'dying'`)).toHaveLength(1);
  });
});

describe('transactions', () => {
  it('run again as a whole after a deadlock', async () => {
    await platform.api.query(`INSERT INTO platform.sample_step (name, ran_at) VALUES ('a', now()), ('b', now())`);
    const lock = (ctx: Ctx, name: string) =>
      ctx.manager.query('UPDATE platform.sample_step SET ran_at = now() WHERE name = $1', [name]);
    let runs = 0;
    const crossing = (first: string, second: string) =>
      platform.transactions.run(platform.ctx, async (ctx) => {
        runs += 1;
        await lock(ctx, first);
        await delay(150);
        await lock(ctx, second);
      });
    await Promise.all([crossing('a', 'b'), crossing('b', 'a')]);
    expect(runs).toBe(3);
  });

  it('nested runs join the outer one', async () => {
    await expect(
      platform.transactions.run(platform.ctx, async (outer) => {
        await platform.transactions.run(outer, (inner) =>
          inner.manager.query(`INSERT INTO platform.sample_step (name, ran_at) VALUES ('nested', now())`),
        );
        throw new Error('outer fails');
      }),
    ).rejects.toThrow('outer fails');
    expect(await platform.api.query(`SELECT name FROM platform.sample_step WHERE name = 'nested'`)).toEqual([]);
  });

  it('work after the commit runs once, and never after a rollback', async () => {
    const done: string[] = [];
    await platform.transactions.run(platform.ctx, async (ctx) => {
      ctx.afterCommit(() => done.push('committed'));
      expect(done).toEqual([]);
    });
    await platform.transactions
      .run(platform.ctx, async (ctx) => {
        ctx.afterCommit(() => done.push('rolled back'));
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(done).toEqual(['committed']);
  });
});

describe('what the database refuses the application', () => {
  const asApplication = async (sql: string): Promise<unknown> => platform.ctx.manager.query(sql);

  it.each([
    ['change the audit trail', 'UPDATE platform.audit_entry SET actor_name = NULL'],
    ['delete from the audit trail', 'DELETE FROM platform.audit_entry'],
    ['empty the audit trail', 'TRUNCATE platform.audit_entry'],
    ['drop a table', 'DROP TABLE platform.audit_entry'],
    ['make a table', 'CREATE TABLE platform.mine (id integer)'],
    ['claim a migration', `INSERT INTO platform.migration (name) VALUES ('x')`],
  ])('%s', async (_name, sql) => {
    await expect(asApplication(sql)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('its limits are set', async () => {
    const [row] = (await asApplication(
      `SELECT current_user AS "user", current_setting('lock_timeout') AS lock, current_setting('statement_timeout')
        AS statement`,
    )) as object[];
    expect(row).toEqual({ user: 'waqf_app', lock: '2s', statement: '5s' });
  });
});
