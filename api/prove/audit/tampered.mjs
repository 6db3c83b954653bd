import { client, freePort, startProduct, temporaryData } from '@waqf/testing/product';
import { inProductDatabase } from '../../bench/shared/product-database.mjs';

const admin = '1000000131';
const put = '00000000-0000-4000-8000-0000000000aa';
const entry = 'platform.audit_entry';

/** What somebody with the password of the database's owner could do to an entry, and the statements that undo it. */
const harms = [
  {
    harm: 'altered',
    reason: 'altered',
    does: (id) => [
      `CREATE TABLE public.kept AS SELECT * FROM ${entry} WHERE id = '${id}'`,
      `UPDATE ${entry} SET after = '{"maxFileSize": 99}' WHERE id = '${id}'`,
    ],
    mends: (id) => [`DELETE FROM ${entry} WHERE id = '${id}'`, ...bringBack],
  },
  {
    harm: 'removed',
    reason: 'missing',
    does: (id) => [
      `CREATE TABLE public.kept AS SELECT * FROM ${entry} WHERE id = '${id}'`,
      `DELETE FROM ${entry} WHERE id = '${id}'`,
    ],
    mends: () => bringBack,
  },
  {
    harm: 'put in',
    reason: 'inserted',
    named: put,
    does: (id) => [
      `INSERT INTO ${entry} SELECT (jsonb_populate_record(e, '{"id": "${put}"}')).* FROM ${entry} e WHERE id = '${id}'`,
    ],
    mends: () => [`DELETE FROM ${entry} WHERE id = '${put}'`],
  },
];
const bringBack = [`INSERT INTO ${entry} SELECT * FROM public.kept`, 'DROP TABLE public.kept'];

/**
 * Tampers in each way with the database of the product as `npm start` runs it, and runs the check that administrators
 * use.
 * @returns {Promise<{harm: string, found: string, expected: string}[]>}
 */
export async function proveTampering() {
  const data = temporaryData();
  const product = await startProduct({ dataDir: data.path, port: await freePort(), readyWithin: 600_000 });
  try {
    const person = client(product.url);
    await person.signIn(admin);
    for (const maxFileSize of [11, 12, 13])
      await person.expect(200, 'PUT', '/api/system/settings', { json: { maxFileSize } });
    await whole(person);
    const id = await entryOf(data.path);
    const outcomes = [];
    for (const { harm, reason, named = id, does, mends } of harms) {
      await run(data.path, does(id));
      const { broken } = await verified(person);
      outcomes.push({ harm, found: `${broken?.reason} ${broken?.entryId}`, expected: `${reason} ${named}` });
      await run(data.path, mends(id));
      await whole(person);
    }
    return outcomes;
  } finally {
    await product.stop();
    data.remove();
  }
}

const verified = async (person) => (await person.expect(200, 'POST', '/api/admin/audit/verify', { json: {} })).check;

/** Waits until the entries are sealed; other transactions of the same server may delay the sealing for a moment. */
async function whole(person) {
  for (let tries = 0; tries < 100; tries += 1) {
    const check = await verified(person);
    if (!check.whole) throw new Error(`the trail is not whole before it is harmed: ${JSON.stringify(check.broken)}`);
    if (check.unsealed <= 1) return;
    await new Promise((soon) => setTimeout(soon, 100));
  }
  throw new Error('entries were not sealed');
}

const run = (path, statements) =>
  inProductDatabase(path, async (sql) => {
    for (const statement of statements) await sql.query(statement);
  });

/** The id of the second of the three changes: a sealed entry with one before it and one after it. */
const entryOf = (path) =>
  inProductDatabase(path, async (sql) => {
    const { rows } = await sql.query(
      `SELECT id FROM ${entry} WHERE action = 'administration.settings-changed' ORDER BY occurred_at DESC, id DESC`,
    );
    return rows[1].id;
  });
