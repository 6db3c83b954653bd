/**
 * `npm run prove:access`: checks the access control of the product as `npm start` runs it. Every call is made by people
 * without any relation to the record, without a session, under another person's id and from other sites. It also checks
 * files, exports, the stream, approvals of one's own requests, the end of sessions, and guesses before and after a
 * restart.
 */
import { client, freePort, startProduct, temporaryData } from '@waqf/testing/product';
import { proveGuessedCodes } from './codes.mjs';
import { proveDeciders, files, proveSignInGuesses } from './deeds-and-deciders.mjs';
import { proveNamingPeople } from './namings.mjs';
import { recordsOf } from './records.mjs';
import { endedSessions } from './sessions.mjs';
import { signIns } from './sign-ins.mjs';
import { proveOtherIdentities, proveStrangersRefused, withoutSession } from './strangers.mjs';
import { streams } from './stream.mjs';
import { inProductDatabase, liftCallLimit } from '../../bench/shared/product-database.mjs';

const began = Date.now();
const data = temporaryData();
let product = await startProduct({ dataDir: data.path, port: await freePort(), readyWithin: 600_000 });
const results = {};
try {
  await inProductDatabase(data.path, liftCallLimit);
  const openApi = await client(product.url).expect(200, 'GET', '/api/docs/openapi.json');
  const owner = await signedIn('1000000016');
  const nazir = await signedIn('1000000032');
  const strangers = {
    'another founder': await signedIn('1000000024'),
    'another nazir': await signedIn('1000000040'),
    'a beneficiary': await signedIn('1000000073'),
  };
  const records = await recordsOf({ founder: owner, nazir });
  // A beneficiary of the waqf is left out, because they may see the waqf.
  const { 'a beneficiary': _related, ...unrelated } = strangers;
  results.strangers = await proveStrangersRefused(openApi, records, unrelated);
  results['without a session'] = await withoutSession(openApi, records, await nobodies());
  results.disguised = await proveOtherIdentities(openApi, records, owner);
  results.files = await files(records, { owner, strangers });
  results.stream = await streams({ owner, strangers: ['another founder', 'another nazir'], listen });
  results.deciders = await proveDeciders({ requester: nazir, strangers });
  results.namings = await proveNamingPeople({ nazir });
  results['sign-ins'] = await inProductDatabase(data.path, (sql) =>
    signIns(personOf(client(product.url)), () => sql.query('DELETE FROM platform.rate_limit')),
  );
  results.codes = await proveGuessedCodes(personOf(client(product.url)));
  results.sessions = await endedSessions({ signIn: signedIn, nobody: () => personOf(client(product.url)) });
  results.guesses = await proveSignInGuesses(() => personOf(client(product.url)));
  await product.stop();
  product = await startProduct({ dataDir: data.path, port: Number(new URL(product.url).port) });
  const again = await personOf(client(product.url)).call('POST', '/api/auth/nafath', {
    json: { nationalId: '1000000040' },
  });
  results.guesses.calls += 1;
  if (again.status !== 429) results.guesses.faults.push(`after a restart: ${again.status}`);
} finally {
  await product.stop();
  data.remove();
}
const all = Object.entries(results);
const faults = all.flatMap(([name, { faults }]) => faults.map((fault) => `${name}: ${fault}`));
for (const fault of faults.slice(0, 40)) console.error(fault);
console.log(
  `access: ${all.map(([name, { calls }]) => `${name} ${calls}`).join(', ')} calls; an unknown person takes ` +
    `longer to name than a known one in ${percent(results.namings.chance)}, and to sign in in ` +
    `${percent(results['sign-ins'].chance)}, a guessed code to verify than a ` +
    `malformed one in ${percent(results.codes.chance)}; ${faults.length} faults; ` +
    `${Math.round((Date.now() - began) / 1000)} s`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

function percent(chance) {
  return `${(100 * chance).toFixed(0)}%`;
}

/** The client in the shape that the checks use. */
function personOf(browser, cookies = {}) {
  return {
    async call(method, path, { json, text, headers = {} } = {}) {
      const sent = { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers, ...cookies };
      const present = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
      const body = json === undefined ? text : JSON.stringify(json);
      const answer = await browser.raw(method, path, {
        headers: present,
        body: method === 'GET' ? undefined : body,
        without: absent(headers),
      });
      return { ...answer, json: parsed(answer.text) };
    },
    cookie: () => browser.cookie(),
  };
}

function absent(headers) {
  return Object.keys(headers).filter((name) => headers[name] === undefined);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function signedIn(nationalId) {
  const browser = client(product.url);
  await browser.signIn(nationalId);
  return personOf(browser);
}

async function nobodies() {
  const left = client(product.url);
  await left.signIn('1000000073');
  const stale = { cookie: left.cookie() };
  await left.expect(204, 'POST', '/api/auth/logout');
  return {
    'as nobody': personOf(client(product.url)),
    'with the header of an administrator': personOf(client(product.url), { 'x-national-id': '1000000131' }),
    'with a session that was signed out': personOf(client(product.url), stale),
    'with a planted session': personOf(client(product.url), { cookie: 'waqf-session=planted' }),
  };
}

async function listen(name) {
  const ids = { owner: '1000000016', 'another founder': '1000000024', 'another nazir': '1000000040' };
  const browser = client(product.url);
  await browser.signIn(ids[name]);
  const abort = new AbortController();
  const response = await fetch(`${product.url}/api/notifications/stream`, {
    headers: { cookie: browser.cookie() },
    signal: abort.signal,
  });
  let text = '';
  const read = async () => {
    for await (const chunk of response.body) text += Buffer.from(chunk).toString();
  };
  read().catch(() => undefined);
  return { text: () => text, close: () => abort.abort() };
}
