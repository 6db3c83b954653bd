import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import pg from 'pg';
import { clockOffset, refuseWrongClock } from '../src/platform/database/clock-offset.js';
import { migrate, migrationNames } from '../src/platform/database/migrate.js';
import { RefusedStartError } from '../src/platform/index.js';
import { startApi } from './harness.js';

// Starts on databases that other versions, other machines and interrupted starts have changed.
const made: TestDatabase[] = [];
afterAll(() => Promise.all(made.map((database) => database.drop())));

async function databaseFrom(prepare: (url: string) => Promise<void>, kind: string): Promise<TestDatabase> {
  const database = await cloneDatabase(await createTemplateDatabase(prepare, kind));
  made.push(database);
  return database;
}
const emptyDatabase = (): Promise<TestDatabase> => databaseFrom(async () => undefined, 'empty');
const migratedDatabase = (): Promise<TestDatabase> => databaseFrom(migrate, 'schema');

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const namesIn = (url: string): Promise<string[]> =>
  withClient(url, async (client) =>
    (await client.query<{ name: string }>('SELECT name FROM platform.migration ORDER BY name')).rows.map(
      ({ name }) => name,
    ),
  );

describe('a migration whose process dies in the middle', () => {
  it.each(['0101', '0502', '1304'])(
    'leaves nothing of %s behind, and the next start continues',
    async (at) => {
      const { url } = await emptyDatabase();
      const names = await migrationNames();
      const victim = names.find((name) => name.startsWith(at)) ?? names[0];
      // To the server, `kill -9` looks like this: the connection is gone after the statements and before the commit.
      const cutOff = migrate(url, undefined, async (client, name, perform) => {
        await perform();
        if (name !== victim) return;
        await withClient(url, async (other) => {
          const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
          await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
        });
      });
      await expect(cutOff).rejects.toThrow();
      expect(await namesIn(url)).toEqual(names.filter((name) => name < String(victim)));
      await migrate(url);
      expect(await namesIn(url)).toEqual(names);
    },
    60_000,
  );
});

describe('a database of a newer version', () => {
  const addedBy = (url: string, contracts: boolean): Promise<unknown> =>
    withClient(url, (client) =>
      client.query('INSERT INTO platform.migration (name, contracts) VALUES ($1, $2)', ['9999-later', contracts]),
    );

  it('that only added to it works with this version', async () => {
    const database = await migratedDatabase();
    await addedBy(database.url, false);
    const api = await startApi({ samples: 'none', database });
    expect((await api.browser().get('/health/ready')).body).toMatchObject({ status: 'ok' });
    await api.stop();
  });

  it('that removed something is refused at start, and a running process becomes unready', async () => {
    const database = await migratedDatabase();
    const api = await startApi({ samples: 'none', database });
    await addedBy(database.url, true);
    const { status, body } = await api.browser().get('/health/ready');
    expect([status, body]).toEqual([
      503,
      expect.objectContaining({ checks: expect.objectContaining({ migrations: false }) }),
    ]);
    await api.stop();
    const refusal = await migrate(database.url).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RefusedStartError);
    expect((refusal as RefusedStartError).text).toEqual({
      ar: expect.stringContaining('9999-later'),
      en: expect.stringContaining('9999-later'),
    });
  });
});

describe('migrations', () => {
  /** Migrations from before a release could run beside the next one. */
  const before = new Set(['0005-platform-one-time-zone', '0308-documents-page-drawing', '1201-approvals-request']);
  const takesAway =
    /\bDROP (COLUMN|TABLE|SCHEMA|VIEW|FUNCTION)\b|\bRENAME\b|\bSET NOT NULL\b|\bALTER COLUMN \w+ TYPE\b/i;

  it('that drop, rename or narrow declare whether the previous release can continue', async () => {
    const silent: string[] = [];
    for (const name of await migrationNames()) {
      const { up, contracts } = (await import(`../migrations/${name}.ts`)) as { up: unknown; contracts?: boolean };
      if (takesAway.test(String(up)) && contracts === undefined && !before.has(name)) silent.push(name);
    }
    expect(silent).toEqual([]);
  });
});

describe('the clock of a machine', () => {
  const ahead = (seconds: number) => (): number => Date.now() + seconds * 1000;

  it('five minutes off is refused, in both directions and languages', async () => {
    const { url } = await emptyDatabase();
    await withClient(url, async (client) => {
      await expect(refuseWrongClock(client)).resolves.toBeUndefined();
      await expect(refuseWrongClock(client, ahead(10))).resolves.toBeUndefined();
      await expect(refuseWrongClock(client, ahead(300))).rejects.toThrow('300 s ahead of');
      const refusal = await refuseWrongClock(client, ahead(-300)).catch((error: unknown) => error);
      expect((refusal as RefusedStartError).text).toEqual({
        ar: expect.stringContaining('تتأخر'),
        en: expect.stringContaining('300 s behind'),
      });
      expect(Math.abs((await clockOffset(client, ahead(120))) - 120)).toBeLessThan(5);
    });
  });
});
