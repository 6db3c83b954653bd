import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import { makeScratch, onServer } from '../src/platform/database/scratch-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(await createTemplateDatabase(async () => undefined, 'empty'));
});
afterAll(() => database.drop());

const scratches = (): Promise<string[]> =>
  onServer(database.url, async (client) => {
    const named = `SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)`;
    const { rows } = await client.query<{ name: string }>(named, [`${database.name}_scratch_`]);
    return rows.map(({ name }) => name).toSorted();
  });

test('a scratch database is not taken for abandoned between its statements; one of a killed process is removed', async () => {
  await onServer(database.url, (client) => client.query(`CREATE DATABASE "${database.name}_scratch_killed"`));
  const first = await makeScratch(database.url);
  const second = await makeScratch(database.url);
  expect(await scratches()).toEqual([first.name, second.name].toSorted());
  await first.leave();
  await first.drop();
  await second.drop();
  expect(await scratches()).toEqual([]);
});
