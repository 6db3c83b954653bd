/**
 * `npm run prove:logs`: makes every call of the product as `npm start` runs it, with planted names, ids, mobile
 * numbers, mail addresses and IBANs. The calls are first refused, and then fail in the database, whose errors contain
 * whole rows. No log line may contain a planted value.
 */
import { client, freePort, startProduct, temporaryData } from '@waqf/testing/product';
import { callsOf, filled, recordsOf } from '../access/records.mjs';
import { bodyOf, planted, plantedIn } from './planted.mjs';
import { inProductDatabase, liftCallLimit } from '../../bench/shared/product-database.mjs';

/** Tables that keep working: without sign-ins and limits, no request would reach the calls. */
const spared = ['identity.session', 'identity.sign_in', 'identity.known_device', 'platform.rate_limit'];
const left = /\/auth\/logout$|\/user\/sessions|\/stream$|\/user\/role$/;
/** Makes each write fail with a message that contains the whole row, like the message of a constraint. */
const failingRows = `
DO $$ DECLARE name text; BEGIN
  CREATE FUNCTION public.refuse_row() RETURNS trigger LANGUAGE plpgsql AS $f$
    BEGIN RAISE EXCEPTION 'Failing row contains %', NEW USING DETAIL = NEW::text, HINT = NEW::text; END $f$;
  GRANT EXECUTE ON FUNCTION public.refuse_row() TO PUBLIC;
  -- A table that is cut by time hands the trigger to its parts.
  FOR name IN SELECT format('%I.%I', nspname, relname)
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p') AND NOT relispartition
      AND nspname NOT IN ('pg_catalog', 'pg_toast', 'information_schema', 'pgboss')
      AND nspname || '.' || relname NOT IN (${spared.map((table) => `'${table}'`).join(', ')})
  LOOP
    EXECUTE format('CREATE TRIGGER refuse_row BEFORE INSERT OR UPDATE ON %s FOR EACH ROW
      EXECUTE FUNCTION public.refuse_row()', name);
  END LOOP;
END $$`;
const began = Date.now();
const data = temporaryData();
const product = await startProduct({
  dataDir: data.path,
  port: await freePort(),
  readyWithin: 600_000,
  env: { LOG_LEVEL: 'trace' },
});
const seen = new Set();
const lines = new Set();
try {
  const openApi = await client(product.url).expect(200, 'GET', '/api/docs/openapi.json');
  await inProductDatabase(data.path, liftCallLimit);
  const people = [];
  for (const id of ['1000000016', '1000000032', '1000000131', '1000000065']) people.push(await signedIn(id));
  const [founder, nazir] = people;
  const records = await recordsOf({ founder, nazir });
  const failures = { refused: 0, failed: 0 };
  await all(openApi, records, people, (status) => status >= 400 && (failures.refused += 1));
  await inProductDatabase(data.path, (sql) => sql.query(failingRows));
  await all(openApi, records, people, (status) => status >= 500 && (failures.failed += 1));
  const found = [...seen];
  for (const line of found.slice(0, 20)) console.error(line);
  if (failures.failed === 0) console.error('no call failed in the database: nothing was tried');
  console.log(
    `logs: ${failures.refused} refusals, ${failures.failed} failures of the database, ${lines.size} log lines, ` +
      `${planted.length} planted values, ${found.length} found; ${Math.round((Date.now() - began) / 1000)} s`,
  );
  process.exitCode = found.length === 0 && failures.failed > 0 && lines.size > 100 ? 0 : 1;
} finally {
  await product.stop();
  data.remove();
}

async function all(openApi, records, people, count) {
  for (const call of callsOf(openApi).filter(({ path }) => !left.test(path))) {
    for (const person of people) {
      const { status } = await person.call(call.method, filled(call.path, records), { json: bodyOf(call, records) });
      count(status);
    }
    look();
  }
}

/** Checks what the product has written since the last check; it keeps the last 200,000 characters. */
function look() {
  const output = product.output();
  for (const line of output.split('\n')) {
    if (!line.startsWith('{')) continue;
    lines.add(line);
    for (const value of plantedIn(line)) seen.add(`${value} in ${line.slice(0, 300)}`);
  }
}

async function signedIn(nationalId) {
  const browser = client(product.url);
  await browser.signIn(nationalId);
  return {
    async call(method, path, { json } = {}) {
      const answer = await browser.call(method, path, method === 'GET' ? {} : { json });
      return { status: answer.status, json: answer.body };
    },
  };
}
