import { existsSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import pg from 'pg';
import { type Application, type SampleChoice, startApplication } from '../src/application.js';
import { migrate } from '../src/platform/database/migrate.js';
import { Contexts, type Environment, Settings, type SystemSettings, Transactions } from '../src/platform/index.js';
import { AuditWitness } from './audit-witness.js';
import { Browser } from './browser.js';
import { TestClock } from './test-clock.js';

export interface TestApiOptions {
  /** `none` (or false): an empty, migrated database. `people`: the sample people only, much faster. Default `all`. */
  readonly samples?: SampleChoice | false;
  readonly environment?: Partial<Environment>;
  /** The moment of its first start, the samples' included; they are then made for this application alone. */
  readonly startsAt?: Date;
  /** A database to use again after a stop; the caller drops it. */
  readonly database?: TestDatabase;
  readonly dataFolder?: string;
  /** Registers listeners and workers of the test's own before anything is delivered or claimed. */
  readonly prepare?: (app: INestApplicationContext) => void;
}

/** The real application on a database of its own. */
export interface TestApi {
  readonly application: Application;
  /** e.g. `http://127.0.0.1:20000` */
  readonly url: string;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  readonly dataFolder: string;
  /** A browser that nobody has signed in with. */
  browser(): Browser;
  /** Signs a known person in, through the Nafath simulator. */
  signIn(nationalId: string): Promise<Browser>;
  /** Waits until the outbox has delivered everything and no job is left but those that look again after a lease. */
  settled(timeoutMs?: number): Promise<void>;
  /** Changes the platform's settings; they are in force when it resolves. */
  changeSettings(changes: Partial<SystemSettings>): Promise<void>;
  /** What unsafe calls left in the audit trail; `npm run prove:audit` gathers it from every test. */
  readonly witness: AuditWitness;
  /** SQL as the owner, to look at what happened. */
  query<T extends object>(sql: string, values?: unknown[]): Promise<T[]>;
  /** Stops the application, and drops database and folder unless they came from outside. */
  stop(): Promise<void>;
}

/** Starts the application as it runs outside of production; a file's `beforeAll` does it once. */
export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const samples = options.samples === false ? 'none' : (options.samples ?? 'all');
  const startsEmpty = samples === 'none' || options.startsAt !== undefined;
  const database =
    options.database ??
    (await cloneDatabase(startsEmpty ? await createTemplateDatabase(migrate) : await samplesTemplate(samples)));
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'waqf-api-')));
  if (!startsEmpty && !options.database && !options.dataFolder) await copyFiles(samplesFolder(samples), dataFolder);
  const clock = new TestClock();
  if (options.startsAt) clock.moveTo(options.startsAt);
  const { databaseUrl = database.url } = options.environment ?? {};
  const environment = { ...environmentOf(databaseUrl, dataFolder), ...options.environment };
  const application = await startApplication(environment, {
    clock,
    samples,
    ...(options.prepare ? { prepare: options.prepare } : {}),
  });
  const url = `http://127.0.0.1:${application.port}`;
  const owner = new pg.Pool({ connectionString: database.url, max: 2 });
  owner.on('error', () => undefined);
  const query = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await owner.query<T>(sql, values)).rows;
  const witness = new AuditWitness({ application, query });
  return {
    application,
    url,
    clock,
    database,
    dataFolder,
    browser: () => new Browser(url),
    signIn: (nationalId) => signIn(new Browser(url), nationalId),
    changeSettings: (changes) => changeSettings(application, changes),
    settled: (timeoutMs = 20_000) => settled(query, timeoutMs),
    query,
    witness,
    stop: async () => {
      const folder = process.env['AUDIT_WITNESS'];
      if (folder) await witness.leave(folder);
      await application.stop();
      await owner.end();
      if (!options.database) await database.drop();
      if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** WAQF_TEST_POOLER_URL, a pooler before the tests' server, for `npm run prove:pooler`. */
function throughPooler(databaseUrl: string): string | undefined {
  const { WAQF_TEST_POOLER_URL: pooler, WAQF_TEST_DATABASE_URL: server } = process.env;
  const url = new URL(databaseUrl);
  if (!pooler || !server || url.host !== new URL(server).host) return undefined;
  url.host = new URL(pooler).host;
  return url.href;
}

/** What a test's application is started with. */
function environmentOf(databaseUrl: string, dataFolder: string): Environment {
  return {
    simulators: true,
    port: 0,
    host: '127.0.0.1',
    databaseUrl,
    poolerUrl: throughPooler(databaseUrl),
    readUrl: undefined,
    dataFolder,
    bucket: undefined,
    nafath: undefined,
    bank: undefined,
    languageModel: undefined,
    smtpUrl: undefined,
    publicUrl: undefined,
    trustedProxies: 0,
    unnamedFileHours: 24,
    backupKey: undefined,
    metrics: undefined,
    traces: undefined,
    logLevel: process.env['LOG_LEVEL'] ?? 'silent',
  };
}

/** The whole way of a person with a phone; throws when it does not end in a session. */
export async function signIn(browser: Browser, nationalId: string): Promise<Browser> {
  const started = await browser.post('/api/auth/nafath', { nationalId });
  const { transactionId, random } = started.body as { transactionId: string; random: string };
  const approved = await browser.post(`/simulator/nafath/transactions/${transactionId}/approve`, { random });
  const polled = await browser.get(`/api/auth/nafath/${transactionId}`);
  const { status, registered } = polled.body as { status: string; registered?: boolean };
  if (status !== 'COMPLETED' || !registered) {
    const statuses = [started, approved, polled].map((answer) => answer.status).join(', ');
    throw new Error(`sign-in of ${nationalId}: ${statuses} ${JSON.stringify(polled.body)?.slice(0, 200)}`);
  }
  return browser;
}

async function changeSettings({ app }: Application, changes: Partial<SystemSettings>): Promise<void> {
  const settings = app.get(Settings, { strict: false });
  const ctx = app.get(Contexts, { strict: false }).system('test');
  await app.get(Transactions, { strict: false }).run(ctx, (inside) => settings.change(inside, changes));
}

async function settled(query: TestApi['query'], timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const [row] = await query<{ events: number; jobs: number }>(
      `SELECT (SELECT count(*)::int FROM platform.outbox_event WHERE delivered_at IS NULL) AS events,
              (SELECT count(*)::int FROM pgboss.job
                WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_pgboss%'
                  AND NOT (singleton_key LIKE '%:lease' AND start_after > now())) AS jobs`,
    );
    if (row && row.events === 0 && row.jobs === 0) return;
    if (Date.now() > deadline) throw new Error(`not settled: ${JSON.stringify(row)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Where the sample data of this run keeps its files. */
function samplesFolder(samples: SampleChoice): string {
  return join(tmpdir(), `waqf-samples-${process.env['WAQF_TEST_RUN'] ?? 'single'}-${samples}`);
}

/** The files of releases, hundreds of them, are linked: a version is never written again, only replaced or removed. */
async function copyFiles(from: string, to: string): Promise<void> {
  const [releases, there] = [join(from, 'releases'), join(to, 'releases')];
  await cp(from, to, { recursive: true, filter: (path) => path !== releases });
  if (!existsSync(releases)) return;
  await mkdir(there, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(releases, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const copy = join(there, relative(releases, path));
    await (entry.isDirectory() ? mkdir(copy, { recursive: true, mode: 0o700 }) : link(path, copy));
  }
}

/** One database with each choice of sample data a run, made through the application itself. */
function samplesTemplate(samples: SampleChoice): Promise<string> {
  return createTemplateDatabase(async (url) => {
    const folder = samplesFolder(samples);
    await mkdir(folder, { recursive: true });
    const application = await startApplication(environmentOf(url, folder), { samples });
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await settled(async (sql, values = []) => (await client.query(sql, values)).rows, 60_000);
    } finally {
      await application.stop();
    }
    // On a slow machine the first minute's backup has begun, and would look as if it were under way in every copy.
    await client.query('DELETE FROM backups.backup');
    await client.end();
    await rm(join(folder, 'backups'), { recursive: true, force: true });
  }, `samples_${samples}`);
}
