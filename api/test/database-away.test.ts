import { createServer, connect, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import { databaseLimits } from '../src/platform/database/data-source.js';
import { migrate } from '../src/platform/database/migrate.js';
import { databaseRefusalOf } from '../src/platform/errors/database-errors.js';
import { Contexts, Transactions, UnavailableError } from '../src/platform/index.js';
import { startApi, type TestApi } from './harness.js';

/** A connection to the database that a test can cut, freeze and restore. */
class Wire {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  frozen = false;
  cut = false;

  constructor(private readonly target: { host: string; port: number }) {
    this.server = createServer((client) => this.join(client));
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  drop(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.drop();
    this.server.close();
  }

  private join(client: Socket): void {
    if (this.cut) return void client.destroy();
    const upstream = connect(this.target);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => this.frozen || to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  }
}

let database: TestDatabase;
let wire: Wire;
let api: TestApi;
beforeAll(async () => {
  database = await cloneDatabase(await createTemplateDatabase(migrate));
  const url = new URL(database.url);
  wire = new Wire({ host: url.hostname, port: Number(url.port) });
  url.port = String(await wire.listen());
  api = await startApi({ samples: 'people', database, environment: { databaseUrl: url.href } });
});
afterAll(async () => {
  wire.close();
  await api.stop();
  await database.drop();
});

async function recovered(call: () => Promise<{ status: number }>): Promise<number> {
  const started = Date.now();
  while ((await call()).status !== 200) {
    if (Date.now() - started > 10_000) throw new Error('did not recover');
    await delay(50);
  }
  return Date.now() - started;
}

it('while the database is away calls are answered with 503, and people are served again when it is back', async () => {
  const browser = await api.signIn('1000000016');
  wire.cut = true;
  wire.drop();
  const answer = await browser.get('/api/user/me');
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({
    status: 503,
    code: 'platform.unavailable',
    message: 'الخدمة غير متاحة مؤقتًا، حاول بعد قليل',
  });
  expect(answer.headers.get('retry-after')).toBe('5');
  expect((await browser.get('/health/ready')).status).toBe(503);
  expect((await browser.get('/health/live')).status).toBe(200);
  wire.cut = false;
  expect(await recovered(() => browser.get('/api/user/me'))).toBeLessThan(5000);
});

/** How many milliseconds passed until each of these concurrent calls was answered with 503. */
async function patienceOf(calls: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const started = performance.now();
  return Promise.all(
    calls.map(async (call) => {
      expect((await call()).status).toBe(503);
      return performance.now() - started;
    }),
  );
}

it('calls to a database that never answers get 503 well before the limit of a statement, of reads and of changes', async () => {
  const browser = await api.signIn('1000000024');
  const calls = [
    () => browser.get('/api/user/me'),
    () => browser.get('/api/waqfs'),
    () => browser.get('/health/ready'),
    () => browser.post('/api/waqf/create', { name: 'وقف النخيل', description: 'وقف لرعاية الأيتام في الحي' }),
  ];
  wire.frozen = true;
  for (const waited of await patienceOf(calls)) expect(waited).toBeLessThan(databaseLimits.queryTimeout);
  // Once more, now that the platform knows that the database is away.
  for (const waited of await patienceOf(calls)) expect(waited).toBeLessThan(databaseLimits.queryTimeout);
  wire.frozen = false;
  wire.drop();
  expect(await recovered(() => browser.get('/api/user/me'))).toBeLessThan(5000);
});

it('a freeze in the middle of a transaction answers 503 before that statement and its rollback have run out of time', async () => {
  const { app } = api.application;
  const ctx = app.get(Contexts, { strict: false }).system('test.freeze');
  const started = performance.now();
  const work = app.get(Transactions, { strict: false }).run(ctx, async (ctx) => {
    await ctx.manager.query('SELECT 1');
    wire.frozen = true;
    await ctx.manager.query('SELECT 1');
  });
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(databaseRefusalOf(error)).toBeInstanceOf(UnavailableError);
  expect(performance.now() - started).toBeLessThan(databaseLimits.queryTimeout);
  wire.frozen = false;
  wire.drop();
  const browser = api.browser();
  expect(await recovered(() => browser.get('/health/ready'))).toBeLessThan(5000);
});

it('a process that was held up itself does not take the database for frozen', async () => {
  const { app } = api.application;
  const ctx = app.get(Contexts, { strict: false }).system('test.held-up');
  await app.get(Transactions, { strict: false }).run(ctx, async (ctx) => {
    await ctx.manager.query('SELECT 1');
    for (let round = 0; round < 3; round += 1) {
      // The loop blocks for longer than the database may be silent, although the answer arrives meanwhile.
      const answer = ctx.manager.query<{ one: number }[]>('SELECT 1 AS one FROM pg_sleep(0.2)');
      await delay(20);
      for (const end = performance.now() + 2500; performance.now() < end; ) Math.sqrt(end);
      expect(await answer).toEqual([{ one: 1 }]);
    }
  });
});
