import { createServer, connect, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import { migrate } from '../src/platform/database/migrate.js';
import { startApi, type TestApi } from './harness.js';

/** A wire to the database that a test can cut, freeze and mend. */
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
    for (const [from, to] of [[client, upstream], [upstream, client]] as const) {
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

it('a database that is away is told as 503, and people are served again when it is back', async () => {
  const browser = await api.signIn('1000000016');
  wire.cut = true;
  wire.drop();
  const answer = await browser.get('/api/user/me');
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ status: 503, code: 'platform.unavailable', message: 'الخدمة غير متاحة مؤقتاً، حاول بعد قليل' });
  expect(answer.headers.get('retry-after')).toBe('5');
  expect((await browser.get('/health/ready')).status).toBe(503);
  expect((await browser.get('/health/live')).status).toBe(200);
  wire.cut = false;
  expect(await recovered(() => browser.get('/api/user/me'))).toBeLessThan(5000);
});

it('a database that never answers is told as 503 once the patience ends', async () => {
  const browser = await api.signIn('1000000024');
  wire.frozen = true;
  const started = Date.now();
  expect((await browser.get('/api/user/me')).status).toBe(503);
  expect(Date.now() - started).toBeLessThan(8000);
  wire.frozen = false;
  wire.drop();
  expect(await recovered(() => browser.get('/api/user/me'))).toBeLessThan(5000);
});
