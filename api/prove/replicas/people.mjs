import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { client } from '@waqf/testing/product';
import { asOwner } from '../../bench/shared/open-client.mjs';
import { nazir } from '../bank/product-bank.mjs';

const deedOwner = '1000000016';
const trio = { property_deed: 'doc000.pdf', waqf_deed: 'doc001.pdf', nazir_deed: 'doc002.pdf' };
const readWithinMs = 240_000;

/**
 * Repeats a call until the answer is definite: after a broken connection, a 5xx or a 429 it is unknown what happened.
 */
async function definite(person, method, path, options, over = () => false) {
  for (;;) {
    const answer = await person.call(method, path, options).catch(() => undefined);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    if (over()) return undefined;
    await delay(100);
  }
}

/**
 * A nazir who records an income every second, each with its key until the answer is definite.
 * @returns {Promise<{acknowledged: number, lost: number, doubled: number, signedOut: number}>}
 */
export async function keepRecording({ url, database, waqfId, over }) {
  const person = client(url);
  await person.signIn(nazir);
  const acknowledged = [];
  let signedOut = 0;
  while (!over()) {
    const key = randomUUID();
    const { status, body } = await definite(person, 'POST', '/api/transactions', {
      json: { waqfId, type: 'income', source: 'rent', amount: '100.00', description: key },
      headers: { 'idempotency-key': key },
    });
    if (status === 201) acknowledged.push(key);
    else if (status === 401) signedOut += 1;
    else throw new Error(`income: ${status} ${JSON.stringify(body)}`);
    await delay(1_000);
  }
  const { rows } = await asOwner(database, (sql) =>
    sql.query(
      'SELECT description AS key, count(*)::int AS times FROM finances.transaction WHERE waqf_id = $1 GROUP BY 1',
      [waqfId],
    ),
  );
  const times = new Map(rows.map((row) => [row.key, row.times]));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((key) => !times.has(key)).length,
    doubled: acknowledged.filter((key) => (times.get(key) ?? 0) > 1).length,
    signedOut,
  };
}

/**
 * A founder who creates one waqf after the other and uploads three deeds for each, until they are read.
 * @returns {Promise<{begun: number, read: number, signedOut: number}>}
 */
export async function keepUploading({ url, deeds, over }) {
  const person = client(url);
  await person.signIn(deedOwner);
  const count = { begun: 0, read: 0, signedOut: 0 };
  while (!over()) {
    const made = await definite(person, 'POST', '/api/waqf/create', {
      json: { name: `وقف الاختبار ${randomUUID().slice(0, 8)}`, description: 'وقف لاختبار المنصة في أكثر من نسخة' },
    });
    if (made.status === 401) count.signedOut += 1;
    if (made.status !== 201) throw new Error(`waqf: ${made.status} ${JSON.stringify(made.body)}`);
    count.begun += 1;
    if (await readWhole(person, made.body.waqf.id, deeds)) count.read += 1;
  }
  return count;
}

async function readWhole(person, waqfId, deeds) {
  for (const [type, file] of Object.entries(trio)) await uploadUntilThere(person, waqfId, type, `${deeds}/${file}`);
  await definite(person, 'POST', `/api/waqf/${waqfId}/process`);
  const end = Date.now() + readWithinMs;
  while (Date.now() < end) {
    const { body } = await definite(person, 'GET', `/api/waqf/${waqfId}`);
    if (body.waqf.status === 'pending') return true;
    await delay(500);
  }
  return false;
}

/** A deed whose answer was lost may be stored: that is checked before it is sent again. */
async function uploadUntilThere(person, waqfId, type, file) {
  for (;;) {
    const answer = await person.upload(waqfId, type, file).catch(() => undefined);
    if (answer?.status === 201) return;
    const { body } = await definite(person, 'GET', `/api/waqf/${waqfId}`);
    if (body.documents.some((document) => document.type === type)) return;
    await delay(200);
  }
}
