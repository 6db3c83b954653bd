import { setTimeout as delay } from 'node:timers/promises';
import { Contexts, type Ctx, defineQueue, type Job, Jobs, LostJobs, Transactions } from '../src/platform/index.js';
import { startApi, type TestApi } from './harness.js';

const plain = defineQueue<{ n: number }>('test.plain');
const flaky = defineQueue<{ n: number }>('test.flaky');
const hopeless = defineQueue<{ n: number }>('test.hopeless');
const keyed = defineQueue<{ n: number }>('test.keyed');
const slow = defineQueue<{ n: number }>('test.slow');

const ran: Record<string, Job<{ n: number }>[]> = {};
const note = (name: string, job: Job<{ n: number }>): number => (ran[name] ??= []).push(job);

let api: TestApi;
let jobs: Jobs;
let transactions: Transactions;
let ctx: Ctx;
let finishSlow: (() => void) | undefined;
beforeAll(async () => {
  api = await startApi({
    samples: false,
    prepare: (app) => {
      const registered = app.get(Jobs);
      registered.work(plain, async (job) => void note('plain', job));
      registered.work(flaky, async (job) => {
        if (note('flaky', job) < 3) throw new Error('again');
      });
      registered.work(hopeless, async (job) => {
        note('hopeless', job);
        throw new Error('never');
      });
      registered.work(keyed, async (job) => void note('keyed', job));
      registered.work(
        slow,
        async (job) => {
          note('slow', job);
          await new Promise<void>((resolve) => (finishSlow = resolve));
          note('slow-done', job);
        },
        { concurrency: 2 },
      );
    },
  });
  const { app } = api.application;
  jobs = app.get(Jobs);
  transactions = app.get(Transactions);
  ctx = app.get(Contexts).system('test');
});
afterAll(() => api.stop());

const enqueue = (queue: typeof plain, n: number, options = {}) =>
  transactions.run(ctx, (ctx) => jobs.enqueue(ctx, queue, { n }, options));

describe('jobs', () => {
  it('start at once after the commit', async () => {
    const started = Date.now();
    await enqueue(plain, 1);
    while (!ran['plain']) await delay(5);
    expect(Date.now() - started).toBeLessThan(1500);
    expect(ran['plain'][0]).toMatchObject({ data: { n: 1 }, attempt: 1, lastAttempt: false });
  });

  it('are not there when the transaction rolled back, and need one', async () => {
    const before = ran['plain']?.length;
    await transactions
      .run(ctx, async (ctx) => {
        await jobs.enqueue(ctx, plain, { n: 2 });
        throw new Error('no');
      })
      .catch(() => undefined);
    await expect(jobs.enqueue(ctx, plain, { n: 3 })).rejects.toThrow('outside of a transaction');
    await api.settled();
    expect(ran['plain']?.length).toBe(before);
  });

  it('run again after a failure, three times at most', async () => {
    await enqueue(flaky, 1);
    await enqueue(hopeless, 1);
    await api.settled();
    expect(ran['flaky']?.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(ran['hopeless']?.map(({ lastAttempt }) => lastAttempt)).toEqual([false, false, true]);
    const [row] = await api.query<{ state: string }>(`SELECT state FROM pgboss.job WHERE name = 'test.hopeless'`);
    expect(row?.state).toBe('failed');
  });

  it('that wait behind each other follow without a pause, and what is due later begins at its time', async () => {
    const before = ran['plain']?.length ?? 0;
    const until = async (count: number) => {
      while ((ran['plain']?.length ?? 0) < before + count) await delay(5);
    };
    let started = Date.now();
    for (let n = 0; n < 4; n += 1) await enqueue(plain, n);
    await until(4);
    expect(Date.now() - started).toBeLessThan(1900);
    await api.settled();
    started = Date.now();
    await enqueue(plain, 5, { startAfter: new Date(started + 300) });
    await until(5);
    expect(Date.now() - started).toBeGreaterThanOrEqual(300);
    expect(Date.now() - started).toBeLessThan(1900);
  });

  it('of one key wait once', async () => {
    await transactions.run(ctx, async (ctx) => {
      for (let n = 0; n < 5; n += 1) await jobs.enqueue(ctx, keyed, { n }, { key: 'same' });
    });
    await api.settled();
    expect(ran['keyed']).toHaveLength(1);
  });

  it('are lost once they have failed, and are run again by the failed one or by a new one', async () => {
    const lost = api.application.app.get(LostJobs);
    const states = async () =>
      (
        await api.query<{ state: string }>(
          `SELECT state FROM pgboss.job WHERE name = 'test.hopeless' AND singleton_key = 'lost' ORDER BY created_on`,
        )
      ).map(({ state }) => state);
    const again = () => transactions.run(ctx, (ctx) => lost.again(ctx, hopeless, { n: 2 }, 'lost'));
    expect(await lost.of(ctx, hopeless, ['lost'])).toEqual(['lost']);
    await again();
    expect(await lost.of(ctx, hopeless, ['lost', 'other'])).toEqual(['other']);
    await api.settled();
    expect([await lost.of(ctx, hopeless, ['lost']), await states()]).toEqual([['lost'], ['failed']]);
    await again();
    await api.settled();
    expect(await states()).toEqual(['failed']);
  });

  it('carry heartbeat, expiry and retries as promised', async () => {
    const [row] = await api.query(
      `SELECT heartbeat_seconds AS heartbeat, expire_seconds AS expiry, retry_limit AS retries FROM pgboss.queue
        WHERE name = 'test.plain'`,
    );
    expect(row).toEqual({ heartbeat: 10, expiry: 120, retries: 2 });
  });

  it('that run when the platform stops may finish; nothing is claimed any more', async () => {
    await enqueue(slow, 1);
    while (!ran['slow']) await delay(5);
    const stopping = api.application.stop();
    await delay(300);
    expect(ran['slow-done']).toBeUndefined();
    finishSlow?.();
    await stopping;
    expect(ran['slow-done']).toHaveLength(1);
    const [row] = await api.query<{ state: string }>(`SELECT state FROM pgboss.job WHERE name = 'test.slow'`);
    expect(row?.state).toBe('completed');
  });

  it('that run may finish when only the queue is stopped', async () => {
    const finished: number[] = [];
    let finish: (() => void) | undefined;
    const other = await startApi({
      samples: false,
      prepare: (app) =>
        app.get(Jobs).work(slow, async ({ data }) => {
          await new Promise<void>((resolve) => (finish = resolve));
          finished.push(data.n);
        }),
    });
    const { app } = other.application;
    const system = app.get(Contexts).system('test');
    await app.get(Transactions).run(system, (inside) => app.get(Jobs).enqueue(inside, slow, { n: 7 }));
    while (!finish) await delay(5);
    let isStopped = false;
    const stopping = app
      .get(Jobs)
      .stop(10_000)
      .then(() => (isStopped = true));
    await delay(300);
    expect(isStopped).toBe(false);
    finish();
    await stopping;
    expect(finished).toEqual([7]);
    const [row] = await other.query<{ state: string }>(`SELECT state FROM pgboss.job WHERE name = 'test.slow'`);
    expect(row?.state).toBe('completed');
    await other.stop();
  });
});
