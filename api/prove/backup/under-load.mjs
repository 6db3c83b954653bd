import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { client } from '@waqf/testing/product';
import { nazir } from '../bank/product-bank.mjs';

const founder = '1000000016';
const deed = join(import.meta.dirname, '../../test/deeds/digital/doc000.pdf');
/**
 * Pause between two calls of one client in ms: a busy platform, but not one at its limit, where only waiting is
 * measured.
 */
const restMs = 100;
const clients = 4;

/**
 * Runs clients that transfer and read, and a founder who uploads, until `stop` is called.
 * @returns {Promise<{acknowledged: () => {transfers: string[], documents: string[]}, measured: () => {calls: number,
 *   p99: number}, stop: () => Promise<void>}>} `measured`: of the calls since it was last called
 */
export async function startLoad(url, { waqfId, accounts }) {
  const acknowledged = { transfers: [], documents: [] };
  let times = [];
  let over = false;
  const timed = async (person, method, path, options) => {
    const began = performance.now();
    const answer = await person.call(method, path, options);
    times.push(performance.now() - began);
    if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer;
  };

  async function transferring(at) {
    const person = client(url);
    await person.signIn(nazir);
    const [from, to] = [accounts[0], accounts[1 + (at % (accounts.length - 1))]];
    while (!over) {
      const { status, body } = await timed(person, 'POST', '/api/bank-transfer', {
        json: { fromAccountId: from, toAccountId: to, amount: '1.00', description: 'دفعة' },
        headers: { 'idempotency-key': randomUUID() },
      });
      if (status === 201) acknowledged.transfers.push(body.transfer.id);
      await timed(person, 'GET', `/api/transactions/recent?limit=5&waqfId=${waqfId}`);
      await delay(restMs);
    }
  }

  async function uploading() {
    const person = client(url);
    await person.signIn(founder);
    const bytes = readFileSync(deed);
    while (!over) {
      const { waqf } = await person.expect(201, 'POST', '/api/waqf/create', {
        json: { name: 'وقف النسخ', description: 'وقف يُنشأ أثناء النسخ الاحتياطي' },
      });
      // A comment after the end makes each file different.
      const own = Buffer.concat([bytes, Buffer.from(`\n% ${randomUUID()}\n`)]);
      const { status, body } = await person.upload(waqf.id, 'property_deed', deed, own);
      if (status === 201) acknowledged.documents.push(body.document.id);
      await delay(restMs * 10);
    }
  }

  const running = Promise.all([...Array.from({ length: clients }, (_, at) => transferring(at)), uploading()]);
  running.catch(() => (over = true));
  return {
    acknowledged: () => ({ transfers: [...acknowledged.transfers], documents: [...acknowledged.documents] }),
    measured() {
      const sorted = times.toSorted((a, b) => a - b);
      times = [];
      return { calls: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
    },
    async stop() {
      over = true;
      await running;
    },
  };
}
