import { afterAll, expect, test } from '@jest/globals';
import { cloneDatabase, createTemplateDatabase } from '@waqf/testing';
import { sessionSettings, startupOptions } from '../src/platform/database/data-source.js';
import { migrate } from '../src/platform/database/migrate.js';
import { refuseUnfitPooler } from '../src/platform/database/pooler.js';

const database = await cloneDatabase(await createTemplateDatabase(migrate));
afterAll(() => database.drop());
const fit = startupOptions(sessionSettings);
/** PostgreSQL itself applies the options that a pooler's configuration would set. */
const through = (options: string, url = database.url) => `${url}?options=${encodeURIComponent(options)}`;

test('a pooler whose connections are like direct ones is accepted', async () => {
  await expect(refuseUnfitPooler(database.url, through(fit))).resolves.toBeUndefined();
});

test.each([
  ['without the role', fit.replace('-c role=waqf_app', ''), 'its connect_query lacks: SET role = waqf_app'],
  [
    'without limits',
    '-c role=waqf_app',
    'its connect_query lacks: SET lock_timeout = 2000; SET statement_timeout = 5000',
  ],
])('a pooler %s is refused with what its configuration lacks', async (_, options, said) => {
  await expect(refuseUnfitPooler(database.url, through(options))).rejects.toThrow(said);
});

test('a pooler of another database, or one that does not answer, is refused', async () => {
  const other = await cloneDatabase(await createTemplateDatabase(migrate));
  await expect(refuseUnfitPooler(database.url, through(fit, other.url))).rejects.toThrow('another database');
  await other.drop();
  const nobody = 'postgres://127.0.0.1:1/waqf';
  await expect(refuseUnfitPooler(database.url, nobody)).rejects.toThrow('it does not answer');
});
