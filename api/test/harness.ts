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
  /** The moment of the first start, also for the samples, which are then made only for this application. */
  readonly startsAt?: Date;
  /** A database to use again after a stop; the caller drops it. */
  readonly database?: TestDatabase;
  readonly dataFolder?: string;
  /** Registers the test's own listeners and workers before any event is delivered or any job is claimed. */
  readonly prepare?: (app: INestApplicationContext) => void;
}

/** The real application with its own database. */
export interface TestApi {
  readonly application: Application;
  /** e.g. `http://127.0.0.1:20000` */
  readonly url: string;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  readonly dataFolder: string;
  /** Returns a new browser without a session. */
  browser(): Browser;
  /** Signs in a known person, through the Nafath simulator. */
  signIn(nationalId: string): Promise<Browser>;
  /** Waits until the outbox has delivered everything and only jobs that check again after a lease are left. */
  settled(timeoutMs?: number): Promise<void>;
  /** Changes the platform's settings; they are in force when the promise resolves. */
  changeSettings(changes: Partial<SystemSettings>): Promise<void>;
  /** Records what unsafe calls left in the audit trail; `npm run prove:audit` collects it from every test. */
  readonly witness: AuditWitness;
  /** Runs SQL as the owner, to check what happened. */
  query<T extends object>(sql: string, values?: unknown[]): Promise<T[]>;
  /** Stops the application, and deletes the database and the folder unless the caller provided them. */
  stop(): Promise<void>;
}

/** Starts the application as it runs outside of production; called once, in the `beforeAll` of a file. */
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

/** The URL through WAQF_TEST_POOLER_URL, a pooler in front of the tests' server, for `npm run prove:pooler`. */
function throughPooler(databaseUrl: string): string | undefined {
  const { WAQF_TEST_POOLER_URL: pooler, WAQF_TEST_DATABASE_URL: server } = process.env;
  const url = new URL(databaseUrl);
  if (!pooler || !server || url.host !== new URL(server).host) return undefined;
  url.host = new URL(pooler).host;
  return url.href;
}

/** The environment of a test's application. */
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

/** Signs a person in with the simulated phone; throws when this does not end in a session. */
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

/** The folder with the files of this run's sample data. */
function samplesFolder(samples: SampleChoice): string {
  return join(tmpdir(), `waqf-samples-${process.env['WAQF_TEST_RUN'] ?? 'single'}-${samples}`);
}

/**
 * Copies the files, but links the hundreds of files of releases, because a version is never overwritten, only replaced
 * or removed.
 */
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

/** One template database for each choice of sample data and test run, created through the application itself. */
function samplesTemplate(samples: SampleChoice): Promise<string> {
  return createTemplateDatabase(async (url) => {
    const folder = samplesFolder(samples);
    await mkdir(folder, { recursive: true });
    // The product's own deeds are read by children that are kept; a test's cache of readings has one child for each.
    const { WAQF_READER_ENTRY: entry } = process.env;
    delete process.env['WAQF_READER_ENTRY'];
    const application = await startApplication(environmentOf(url, folder), { samples });
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await settled(async (sql, values = []) => (await client.query(sql, values)).rows, 60_000);
    } finally {
      await application.stop();
      if (entry) process.env['WAQF_READER_ENTRY'] = entry;
    }
    // On a slow machine the first minute's backup has already started, and every copy would show it as still running.
    await client.query('DELETE FROM backups.backup');
    await client.end();
    await rm(join(folder, 'backups'), { recursive: true, force: true });
  }, `samples_${samples}`);
}
