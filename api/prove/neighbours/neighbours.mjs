/**
 * `npm run prove:neighbours`: measures how long the uploads of one founder take in the product as `npm start` runs it,
 * first alone and then while another user has pages of one file after the other drawn, as many at once as possible.
 * With that attacker the slowest upload must take less than a second. Prints both; on a busy machine both are slower.
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { client, freePort, startProduct, temporaryData } from '@waqf/testing/product';
import { inProductDatabase, liftCallLimit } from '../../bench/shared/product-database.mjs';

const uploads = 20;
const attackers = 24;
const limitMs = 1_000;
const deed = readFileSync(new URL('../../test/deeds/digital/doc003.pdf', import.meta.url));
let files = 0;
/** The same deed as a different file each time, so that nothing about it is cached. */
const anotherFile = () => Buffer.concat([deed, Buffer.from(`\n% ${(files += 1)}\n`)]);

const middle = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

const data = temporaryData();
const product = await startProduct({ dataDir: data.path, port: await freePort(), readyWithin: 600_000 });
try {
  await inProductDatabase(data.path, liftCallLimit);
  const [founder, attacker] = [await person('1000000024'), await person('1000000016')];
  const alone = await measured(founder);
  const attack = await burn(attacker);
  const beside = await measured(founder);
  const asked = await attack.end();
  const line = (name, times) => `${name}: median ${middle(times)} ms, slowest ${Math.max(...times)} ms`;
  console.log(
    `neighbours: ${uploads} uploads each; ${line('alone', alone)}; ${line('beside the attacker', beside)}; ` +
      `the attacker asked for ${asked.pages} pages, ${asked.refused} refused`,
  );
  process.exitCode = Math.max(...beside) < limitMs ? 0 : 1;
} finally {
  await product.stop();
  data.remove();
}

async function person(nationalId) {
  const signedIn = client(product.url);
  await signedIn.signIn(nationalId);
  return signedIn;
}

async function newWaqf(founder) {
  const { waqf } = await founder.expect(201, 'POST', '/api/waqf/create', {
    json: { name: 'وقف الجيران', description: 'وقف لقياس زمن الرفع' },
  });
  return waqf.id;
}

async function upload(founder, waqfId) {
  const form = new FormData();
  form.set('type', 'property_deed');
  form.set('document', new Blob([anotherFile()]), 'صك.pdf');
  const { document } = await founder.expect(201, 'POST', `/api/waqf/${waqfId}/documents`, { form });
  return document.id;
}

/** Duration of each upload in milliseconds, one after the other. */
async function measured(founder) {
  const waqfId = await newWaqf(founder);
  const times = [];
  for (let turn = 0; turn < uploads; turn += 1) {
    const began = performance.now();
    await upload(founder, waqfId);
    times.push(Math.round(performance.now() - began));
  }
  return times;
}

/** Requests pages of new files until `end` is called. */
async function burn(attacker) {
  const count = { pages: 0, refused: 0 };
  const waqfId = await newWaqf(attacker);
  let pages = [];
  let ended = false;
  const renew = async () => {
    const id = await upload(attacker, waqfId);
    pages = Array.from({ length: 40 }, (_, index) => `/api/waqf/${waqfId}/documents/${id}/pages/${index + 1}.png`);
  };
  await renew();
  const ask = async () => {
    while (!ended) {
      const next = pages.pop();
      if (next === undefined) await renew().catch(() => undefined);
      else {
        // A request that waits too long fails, and the next page is requested.
        const { status } = await attacker.call('GET', next).catch(() => ({ status: 0 }));
        count.pages += 1;
        if (status === 429) count.refused += 1;
      }
    }
  };
  const running = Promise.all(Array.from({ length: attackers }, ask));
  return {
    async end() {
      ended = true;
      await running;
      return count;
    },
  };
}
