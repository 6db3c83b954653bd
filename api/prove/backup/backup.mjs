/**
 * `npm run prove:backup [-- --entries 20000]`: makes a backup of the product as `npm start` runs it, with 1,000,000
 * entries in its books, while clients transfer and a founder uploads. Then everything is deleted and the backup
 * restored.
 * Nothing acknowledged before the backup may be missing, every entry and balance must be equal, every document must
 * have its SHA-256, five damaged files must be refused, and the platform must have kept answering.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { client, freePort, startProduct, temporaryData, waitFor } from '@waqf/testing/product';
import { prepareWaqf } from '../bank/product-bank.mjs';
import { inProductDatabase, liftCallLimit } from '../../bench/shared/product-database.mjs';
import { booksOf, documentsOf, missingFrom } from './books.mjs';
import { damagedFiles, restore } from './restoring.mjs';
import { seedDataFolder } from './seeded.mjs';
import { startLoad } from './under-load.mjs';

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '1000000' }, calm: { type: 'string', default: '30' } },
});
const admin = '1000000131';
const mostSlower = 2;
const seconds = (began) => ((Date.now() - began) / 1000).toFixed(1);

const data = temporaryData();
const elsewhere = temporaryData();
const faults = [];
let product;
try {
  await seedDataFolder(data.path, Number(values.entries));
  const start = async () =>
    startProduct({ dataDir: data.path, port: await freePort(), readyWithin: 600_000, env: { LOG_LEVEL: 'warn' } });
  product = await start();
  await inProductDatabase(data.path, liftCallLimit);
  const bank = await prepareWaqf(product.url, { yieldRiyals: '900000.00', subAccounts: 4 });
  const load = await startLoad(product.url, bank);
  await delay(Number(values.calm) * 1000);
  const calm = load.measured();

  const began = Date.now();
  const acknowledged = load.acknowledged();
  const backup = await backedUp();
  const took = seconds(began);
  const meanwhile = load.measured();
  await load.stop();
  const before = await inProductDatabase(data.path, (sql) => booksOf(sql, backup.moment));
  await product.stop();

  const file = join(elsewhere.path, backup.fileName);
  cpSync(join(data.path, 'backups', backup.fileName), file);
  cpSync(join(data.path, 'backup-key'), join(elsewhere.path, 'backup-key'));
  for (const name of readdirSync(data.path)) rmSync(join(data.path, name), { recursive: true });
  mkdirSync(data.path, { recursive: true });
  cpSync(join(elsewhere.path, 'backup-key'), join(data.path, 'backup-key'));

  const refused = [];
  for (const [name, path] of damagedFiles(file, elsewhere.path)) {
    const { code, output } = await restore(data.path, path);
    if (code === 0) faults.push(`${name}: was restored`);
    else if (!/[\u0600-\u06ff]/.test(output)) faults.push(`${name}: refused without a word: ${output.slice(0, 300)}`);
    else refused.push(name);
  }
  const restoring = Date.now();
  const { code, output } = await restore(data.path, file);
  if (code !== 0) throw new Error(`the backup was not restored:\n${output}`);
  const restored = seconds(restoring);

  const after = await inProductDatabase(data.path, (sql) => booksOf(sql, backup.moment));
  if (after.sum !== before.sum) faults.push(`books: ${JSON.stringify(after)}, before ${JSON.stringify(before)}`);
  const missing = await inProductDatabase(data.path, (sql) => missingFrom(sql, acknowledged));
  if (missing.length > 0) faults.push(`${missing.length} acknowledged are missing, e.g. ${missing[0]}`);
  const documents = await inProductDatabase(data.path, (sql) => documentsOf(sql, data.path));
  faults.push(...documents.faults);
  product = await start();
  await client(product.url).signIn(admin);

  const ratio = meanwhile.p99 / calm.p99;
  if (ratio > mostSlower) faults.push(`p99 ${meanwhile.p99.toFixed(0)} ms, without a backup ${calm.p99.toFixed(0)} ms`);
  if (acknowledged.transfers.length === 0 || acknowledged.documents.length === 0)
    faults.push('nothing was acknowledged before the backup: nothing was tried');
  for (const fault of faults) console.error(fault);
  console.log(
    `backup: ${backup.entries} entries and ${backup.files} files in ${took} s with its trial, ` +
      `${(statSync(file).size / 2 ** 20).toFixed(1)} MiB; restored in ${restored} s; ` +
      `${acknowledged.transfers.length} transfers and ${acknowledged.documents.length} documents acknowledged before it, ` +
      `${missing.length} missing; ${after.entries} entries and ${after.accounts} balances equal: ` +
      `${after.sum === before.sum}; ${documents.equal} of ${documents.all} documents equal by SHA-256; ` +
      `${refused.length} of 5 damaged files refused; p99 ${calm.p99.toFixed(0)} ms without (${calm.calls} calls), ` +
      `${meanwhile.p99.toFixed(0)} ms meanwhile (${meanwhile.calls}), ratio ${ratio.toFixed(2)}, ${cpus().length} cores; ` +
      `${faults.length} faults`,
  );
} finally {
  await product?.stop();
  data.remove();
  elsewhere.remove();
}
process.exitCode = faults.length === 0 ? 0 : 1;

/** Requests a backup and waits until its trial restore has ended. */
async function backedUp() {
  const person = client(product.url);
  await person.signIn(admin);
  let answer;
  // The platform may already be making its daily backup.
  const isAccepted = async () => {
    answer = await person.call('POST', '/api/admin/system/backup', { json: {} });
    return answer.status === 202;
  };
  await waitFor(isAccepted, 600_000, () => `no backup: ${JSON.stringify(answer.body)}`);
  const { backup: started } = answer.body;
  for (;;) {
    const { backups } = await person.expect(200, 'GET', '/api/admin/backups');
    const backup = backups.find(({ id }) => id === started.id);
    if (backup.state === 'failed') throw new Error(`the backup failed: ${backup.failure}`);
    if (backup.trial && backup.trial.result !== 'running') {
      if (backup.trial.result !== 'whole') faults.push(`its trial: ${backup.trial.result} ${backup.trial.failure}`);
      return backup;
    }
    await delay(500);
  }
}
