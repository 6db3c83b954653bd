import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { client } from '@waqf/testing/product';
import { startApplication } from '../../dist/application.js';
import { fill } from '../reads/fill.mjs';
import { asOwner, openClient } from './open-client.mjs';
import { liftCallLimit } from './product-database.mjs';
import { quietEnvironment } from './quiet-environment.mjs';

/**
 * National ids: `one` is the nazir of a single waqf, `other` of the others, and `all` an administrator who sees all.
 */
export const people = { one: '1000000032', other: '1000000040', all: '1000000131' };

/** The number of first calls that do not count, because they fill caches and prepare plans. */
const warmUp = 10;

/**
 * A separate database in the server, filled unless it already is, with its own API and one session per person.
 * @param {{url: string}} server
 * @param {string} folder for the data folders
 * @param {{name: string, entries: number, onProgress?: (step: string) => void}} side
 */
export async function startSide(server, folder, side) {
  const { url, dataFolder, waqf } = await fillDatabase(server, folder, side);
  const application = await startApplication(quietEnvironment(url, dataFolder), { samples: 'people' });
  const sessions = {};
  for (const scope of ['one', 'all']) {
    sessions[scope] = client(`http://localhost:${application.port}`);
    await sessions[scope].signIn(people[scope]);
  }
  const owner = await openClient(url);
  return { waqf, sessions, owner, stop: () => Promise.all([application.stop(), owner.end()]) };
}

/** Creates and fills the database, or finds it already filled. */
export async function fillDatabase(server, folder, { name, entries, onProgress = () => undefined }) {
  const url = new URL(server.url);
  url.pathname = `/bench_${name}`;
  const dataFolder = join(folder, name);
  const place = { url: url.href, dataFolder };
  const known = await asOwner(server.url, async (sql) => {
    const { rows } = await sql.query('SELECT 1 FROM pg_database WHERE datname = $1', [`bench_${name}`]);
    if (rows.length === 0) await sql.query(`CREATE DATABASE bench_${name}`);
    return rows.length > 0;
  });
  mkdirSync(dataFolder, { recursive: true });
  if (known) return { ...place, waqf: await asOwner(url.href, firstWaqf) };
  await (await startApplication(quietEnvironment(url.href, dataFolder), { samples: 'people' })).stop();
  const began = Date.now();
  const waqf = await asOwner(url.href, async (sql) => {
    const { rows } = await sql.query('SELECT id, national_id FROM identity.person WHERE national_id = ANY ($1)', [
      [people.one, people.other],
    ]);
    const idOf = (nationalId) => rows.find((row) => row.national_id === nationalId).id;
    await liftCallLimit(sql);
    return fill(sql, { entries, nazirs: [idOf(people.one), idOf(people.other)] }, onProgress);
  });
  console.log(`${name}: ${entries} entries in ${Math.round((Date.now() - began) / 1000)} s`);
  return { ...place, waqf };
}

/** The waqf of the nazir who has only one. */
async function firstWaqf(sql) {
  const { rows } = await sql.query(
    'SELECT w.id FROM endowments.waqf w JOIN identity.person p ON p.id = w.nazir_id WHERE p.national_id = $1',
    [people.one],
  );
  return rows[0].id;
}

/**
 * Runs the same work on both sides in turn, so that a slower minute of the machine affects both.
 * @param {{small: object, large: object}} sides
 * @param {number} rounds number of rounds that count
 * @param {(side: object) => Promise<void>} work
 * @returns lower quartile and median of each in ms, and the ratio of the quartiles, because other load on the machine
 *   makes work longer, never shorter
 */
export async function measureAlternately(sides, rounds, work) {
  const times = { small: [], large: [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? ['small', 'large'] : ['large', 'small']) {
      const began = performance.now();
      await work(sides[name]);
      if (round >= 0) times[name].push(performance.now() - began);
    }
  }
  const of = (list) => ({ quartile: quantile(list, 0.25), median: quantile(list, 0.5) });
  const [small, large] = [of(times.small), of(times.large)];
  return { small, large, ratio: large.quartile / small.quartile };
}

function quantile(list, share) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length * share)];
}

/** A row of a table: its names, then quartiles, ratio and medians. */
export function lineOf(names, { small, large, ratio }) {
  const cells = [small.quartile, large.quartile, ratio, small.median, large.median].map((number) => number.toFixed(2));
  return `| ${[...names, ...cells].join(' | ')} |`;
}
