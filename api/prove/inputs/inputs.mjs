/**
 * `npm run prove:inputs`: sends at least 200 mutated requests to every call of the product as `npm start` runs it,
 * generated from its own OpenAPI description, as a founder and as an administrator. There must be no 5xx and no
 * internal details, every refusal must have the documented shape, and no hidden characters may be returned.
 */
import { client, freePort, startProduct, temporaryData } from '@waqf/testing/product';
import { attack } from './attack.mjs';
import { inProductDatabase, liftCallLimit } from '../../bench/shared/product-database.mjs';

const perCall = 200;
const people = ['1000000016', '1000000131'];
const began = Date.now();
const data = temporaryData();
const product = await startProduct({ dataDir: data.path, port: await freePort(), readyWithin: 600_000 });
try {
  await inProductDatabase(data.path, liftCallLimit);
  const openApi = (await client(product.url).expect(200, 'GET', '/api/docs/openapi.json')) ?? {};
  const all = [];
  for (const person of people) all.push(await attack(openApi, await senderOf(person), { perCall }));
  const sum = (of) => all.map(of).reduce((one, other) => one + other, 0);
  const faults = all.flatMap((figures) => figures.faults);
  for (const fault of faults.slice(0, 20)) console.error(fault);
  const fewest = Math.min(...all.map((figures) => figures.fewest));
  console.log(
    `inputs: ${all[0].calls} calls as ${people.length} people, ${sum(({ mutations }) => mutations)} mutations, at least ` +
      `${fewest} a call; ${sum(({ refused }) => refused)} refused, ${faults.length} faults; ` +
      `${Math.round((Date.now() - began) / 1000)} s`,
  );
  process.exitCode = faults.length === 0 && fewest >= perCall ? 0 : 1;
} finally {
  await product.stop();
  data.remove();
}

async function senderOf(person) {
  const browser = client(product.url);
  await browser.signIn(person);
  return async ({ method, path, headers, body }) => {
    const began = performance.now();
    const answer = await browser.raw(method, path, { headers, body });
    return { ...answer, ms: performance.now() - began };
  };
}
