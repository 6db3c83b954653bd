/**
 * `npm run prove:restarts [-- --short]`: kill -9 of the API, of the whole process tree and of the database, while deeds
 * are uploaded and while they are read, each `rounds` times. After each kill the product is started again (or restarted
 * by its supervisor), and the same waqf must continue until it is `pending`, without unfinished work ever being shown
 * as done.
 */
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { client, freePort, startProduct, temporaryData, waitFor } from '@waqf/testing/product';

const founder = '1000000016';
const deeds = resolve(import.meta.dirname, '../../test/deeds/digital');
const trio = { property_deed: 'doc000.pdf', waqf_deed: 'doc001.pdf', nazir_deed: 'doc002.pdf' };
const rounds = process.argv.includes('--short') ? 1 : 5;

const data = temporaryData();
const port = await freePort();
let product = await startProduct({ dataDir: data.path, port });
const tally = { rounds: 0, continued: 0, halfDone: 0, stuck: 0, lost: 0 };

try {
  for (const moment of ['upload', 'processing']) {
    for (const victim of ['api', 'all', 'database']) {
      for (let round = 0; round < rounds; round += 1) await oneRound(moment, victim, round);
    }
  }
} finally {
  await product.stop();
  data.remove();
}
const { halfDone, stuck, lost, continued } = tally;
console.log(
  `restarts: ${tally.rounds} kills (${rounds}` +
    ` each of api, whole tree and database, in upload and in processing): ${continued}` +
    ` went on, ${halfDone} half-done shown as done, ${stuck} stuck, ${lost} lost`,
);
process.exitCode = continued === tally.rounds && halfDone + stuck + lost === 0 ? 0 : 1;

async function oneRound(moment, victim, round) {
  tally.rounds += 1;
  const before = client(product.url);
  await before.signIn(founder);
  const { waqf } = await before.expect(201, 'POST', '/api/waqf/create', {
    json: { name: `وقف الاختبار ${moment} ${victim} ${round}`, description: 'وقف لاختبار المتابعة بعد الانقطاع' },
  });
  const acknowledged = new Set();
  const work =
    moment === 'upload'
      ? uploadAll(before, waqf.id, acknowledged)
      : uploadAll(before, waqf.id, acknowledged).then(() => before.expect(202, 'POST', `/api/waqf/${waqf.id}/process`));
  const settled = work.catch(() => undefined);
  if (moment === 'processing') await settled;
  await delay(moment === 'upload' ? 5 + round * 20 : 40 + round * 180);
  product.kill(victim);
  await settled;
  await comeBack(victim);
  const after = client(product.url);
  await after.signIn(founder);
  await goOn(after, waqf.id, acknowledged, `${moment}/${victim}/${round}`);
}

async function uploadAll(person, waqfId, acknowledged) {
  for (const [type, file] of Object.entries(trio)) {
    const { status } = await person.upload(waqfId, type, `${deeds}/${file}`);
    if (status === 201) acknowledged.add(type);
  }
}

/** Waits for the supervisor to restart a part; after a kill of everything, starts the product again as a user would. */
async function comeBack(victim) {
  if (victim === 'all') {
    await product.exited;
    product = await startProduct({ dataDir: data.path, port });
    return;
  }
  await delay(300);
  await waitFor(
    async () => (await fetch(`${product.url}/health/ready`).catch(() => null))?.ok === true,
    60_000,
    () => `not back after the kill of ${victim}:\n${product.output().slice(-3000)}`,
  );
}

async function goOn(person, waqfId, acknowledged, name) {
  const view = await look(person, waqfId, name);
  const missing = Object.keys(trio).filter((type) => !view.documents.some((document) => document.type === type));
  const lost = missing.filter((type) => acknowledged.has(type));
  if (lost.length > 0) {
    tally.lost += 1;
    console.error(`${name}: acknowledged and gone: ${lost}`);
  }
  for (const type of missing) await person.upload(waqfId, type, `${deeds}/${trio[type]}`);
  await person.expect(202, 'POST', `/api/waqf/${waqfId}/process`);
  try {
    await waitFor(async () => (await look(person, waqfId, name)).waqf.status === 'pending', 150_000);
    tally.continued += 1;
  } catch {
    tally.stuck += 1;
    const { documents } = await look(person, waqfId, name);
    console.error(
      `${name}: not pending: ` +
        documents.map((document) => `${document.type} ${document.status} ${document.error?.code ?? ''}`),
    );
  }
}

/** A deed shown as processed has every stage done and all its fields; a waqf shown as pending has three such deeds. */
async function look(person, waqfId, name) {
  const view = await person.expect(200, 'GET', `/api/waqf/${waqfId}`);
  const whole = (document) =>
    document.status === 'processed' &&
    document.fields.length >= 4 &&
    document.stages.every((stage) => stage.state === 'done');
  const liars = view.documents.filter((document) => document.status === 'processed' && !whole(document));
  const early = view.waqf.status === 'pending' && view.documents.filter(whole).length < 3;
  if (liars.length > 0 || early) {
    tally.halfDone += 1;
    console.error(
      `${name}: half-done shown as done: ${liars.map((document) => document.type)} waqf ${view.waqf.status}`,
    );
  }
  return view;
}
