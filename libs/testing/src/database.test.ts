import pg from 'pg';
import { cloneDatabase, createTemplateDatabase, migratedDatabase } from './database';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('databases for tests', () => {
  test('are migrated once for any number of simultaneous requests, and are independent', async () => {
    let migrations = 0;
    const migrate = async (url: string) => {
      migrations += 1;
      await ask(url, 'CREATE TABLE thing (name text)');
    };
    const templates = await Promise.all([1, 2, 3].map(() => createTemplateDatabase(migrate, 'once')));
    expect(migrations).toBe(1);

    const [first, second] = await Promise.all(templates.slice(0, 2).map(cloneDatabase));
    if (!first || !second) throw new Error('two databases were expected');
    await ask(first.url, `INSERT INTO thing VALUES ('mine')`);
    expect(await ask(first.url, 'SELECT name FROM thing')).toEqual([{ name: 'mine' }]);
    expect(await ask(second.url, 'SELECT name FROM thing')).toEqual([]);

    await Promise.all([first.drop(), second.drop()]);
    await expect(ask(first.url, 'SELECT 1')).rejects.toThrow(/does not exist/);
  });

  test('a failed migration is reported and leaves nothing behind', async () => {
    const failing = () => Promise.reject(new Error('broken migration'));
    await expect(createTemplateDatabase(failing, 'failing')).rejects.toThrow('broken migration');
    await expect(
      createTemplateDatabase((url) => ask(url, 'SELECT 1').then(() => undefined), 'failing'),
    ).resolves.toContain('failing');
  });

  test('are created and migrated by one call, and keep committed data', async () => {
    // A template of its own: the tests of the API copy the one without a name in the same run.
    const migrate = (url: string) => ask(url, 'CREATE TABLE t (id int)').then(() => undefined);
    const database = await migratedDatabase(migrate, 'one-call');
    expect(
      await ask(
        database.url,
        `SELECT current_setting('fsync') AS fsync, pg_encoding_to_char(encoding) AS encoding, datlocprovider AS
          provider FROM pg_database WHERE datname = '${database.name}'`,
      ),
    ).toEqual([{ fsync: 'on', encoding: 'UTF8', provider: 'b' }]);
    await database.drop();
  });
});
