/**
 * `npm run prove:killed-readers`: kills the process that reads a deed with -9 in the middle of its work, 20 times. In
 * eleven rounds one reader dies and another one must read the deed; in the last round every reader dies, and each deed
 * must be given up after three attempts. No deed may be left in `processing`.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childrenOf, client, freePort, startProduct, temporaryData } from '@waqf/testing/product';

const founder = '1000000016';
const deeds = resolve(import.meta.dirname, '../../test/deeds/digital');
const trio = { property_deed: 'doc000.pdf', waqf_deed: 'doc001.pdf', nazir_deed: 'doc002.pdf' };
/** The program of a reading process, within the build. */
const reader = 'documents/reading/process/worker.js';
if (!existsSync(join(import.meta.dirname, '../../dist', reader))) throw new Error(`there is no ${reader}`);
const single = 11;
const mostAttempts = 3;
const patienceMs = 150_000;

const data = temporaryData();
const product = await startProduct({ dataDir: data.path, port: await freePort(), readyWithin: 600_000 });
const tally = { kills: 0, readAgain: 0, givenUp: 0, stuck: 0, tooOften: 0, wrongEnd: 0 };
try {
  const person = client(product.url);
  await person.signIn(founder);
  for (let round = 0; round < single; round += 1) await killOne(person, round);
  await killAll(person);
} finally {
  await product.stop();
  data.remove();
}
const deedsInAll = (single + 1) * Object.keys(trio).length;
console.log(
  `killed readers: ${tally.kills} killed while reading ${deedsInAll} deeds: ` +
    `${tally.readAgain} read all the same, ${tally.givenUp} given up after ${mostAttempts}` +
    ` attempts, ${tally.stuck} stuck, ${tally.tooOften} tried more than ${mostAttempts} times, ` +
    `${tally.wrongEnd} with a wrong end`,
);
const sound = tally.kills >= 20 && tally.readAgain === single * 3 && tally.givenUp === 3;
process.exitCode = sound && tally.stuck + tally.tooOften + tally.wrongEnd === 0 ? 0 : 1;

async function uploaded(person, name) {
  const { waqf } = await person.expect(201, 'POST', '/api/waqf/create', {
    json: { name, description: 'وقف لاختبار توقف القراءة في منتصفها' },
  });
  for (const [type, file] of Object.entries(trio)) {
    const { status, body } = await person.upload(waqf.id, type, `${deeds}/${file}`);
    if (status !== 201) throw new Error(`${type}: ${status} ${JSON.stringify(body)}`);
  }
  return waqf.id;
}

/** Kills one reader at some point of its work. */
async function killOne(person, round) {
  const waqfId = await uploaded(person, `وقف قراءة ${round}`);
  const before = tally.kills;
  const hunt = huntReaders({ most: 1, afterMs: 20 + round * 25 });
  await person.expect(202, 'POST', `/api/waqf/${waqfId}/process`);
  const documents = await settled(person, waqfId, () => tally.kills > before);
  await hunt.end();
  for (const { type, status, error } of documents) {
    if (status === 'processed') tally.readAgain += 1;
    else if (status !== 'processing') wrong(`round ${round}, ${type}: ${status} ${error?.code ?? ''}`);
  }
}

/** Kills every reader that starts: each deed may be tried three times, and no more. */
async function killAll(person) {
  const waqfId = await uploaded(person, 'وقف لا يُقرأ');
  const hunt = huntReaders({ most: Infinity, afterMs: 30 });
  await person.expect(202, 'POST', `/api/waqf/${waqfId}/process`);
  const documents = await settled(person, waqfId, () => true);
  const started = await hunt.end();
  for (const { type, status, error } of documents) {
    if (status === 'error' && error?.code === 'documents.gave-up') tally.givenUp += 1;
    else if (status !== 'processing') wrong(`${type}: ${status} ${error?.code ?? ''}`);
  }
  tally.tooOften += Math.max(0, started - documents.length * mostAttempts);
}

/** The deeds once none is being read; a deed that is still being read after `patienceMs` is stuck. */
async function settled(person, waqfId, isHunted) {
  const end = Date.now() + patienceMs;
  for (;;) {
    const { documents } = await person.expect(200, 'GET', `/api/waqf/${waqfId}`);
    const open = documents.filter(({ status }) => status === 'processing');
    if (open.length === 0) {
      if (!isHunted()) console.error('a round ended before its reader could be killed');
      return documents;
    }
    if (Date.now() > end) {
      tally.stuck += open.length;
      console.error(`stuck: ${open.map(({ type }) => type)}`);
      return documents;
    }
    await delay(100);
  }
}

/**
 * Kills readers of the API as they appear, up to `most`, each `afterMs` after it was seen. `end` returns how many were
 * seen.
 */
function huntReaders({ most, afterMs }) {
  const api = product.pidOf('api');
  const seen = new Set();
  const strikes = [];
  let aimed = 0;
  let hunting = true;
  const strike = async (pid) => {
    await delay(afterMs);
    // The reader had already ended, so the next one is killed instead.
    if (!kill(pid)) aimed -= 1;
  };
  const round = async () => {
    while (hunting) {
      for (const { pid, command } of readersOf(api)) {
        if (seen.has(pid) || !command.includes(reader)) continue;
        seen.add(pid);
        if (aimed >= most) continue;
        aimed += 1;
        strikes.push(strike(pid));
      }
      await delay(5);
    }
  };
  const done = round();
  return {
    async end() {
      hunting = false;
      await done;
      await Promise.all(strikes);
      return seen.size;
    },
  };
}

/** A child process that ends while it is inspected is ignored. */
function readersOf(pid) {
  try {
    return childrenOf(pid);
  } catch {
    return [];
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
    tally.kills += 1;
    return true;
  } catch {
    return false;
  }
}

function wrong(what) {
  tally.wrongEnd += 1;
  console.error(what);
}
