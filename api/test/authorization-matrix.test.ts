import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { routeTable, type Route } from '../src/platform/access/route-table.js';
import {
  type Caller,
  callers,
  declaredRows,
  expectedStatus,
  isRole,
  nationalIds,
  pathsOf,
  type RoleCaller,
  type Row,
  type Target,
} from './authorization-matrix.js';
import { judged, mayFindItDone } from '../prove/audit/judge.mjs';
import type { Browser } from './browser.js';
import { unsafeRoutes } from './audit-witness.js';
import { cacheDeedReadings } from './documents/cached-readings.js';
import { startApi, type TestApi } from './harness.js';

/**
 * Swagger's own page, and the middleware that Nest mounts (files and the shell's page, which every caller may read).
 */
const outsideTheTable = [/^\/api\/docs/, /^\{\/\*splat\}$/];

let api: TestApi;
let routes: Route[];
let rows: Row[];
const browsers = new Map<Caller, Browser>();

beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi();
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  routes = routeTable(api.application.app);
  rows = await declaredRows(api);
  for (const caller of callers) browsers.set(caller, await browserOf(caller));
}, 300_000);
afterAll(() => api.stop());

async function browserOf(caller: Caller): Promise<Browser> {
  if (isRole(caller)) return api.signIn(nationalIds[caller]);
  if (caller !== 'expired session') return api.browser();
  const browser = await api.signIn(nationalIds.waqif);
  await api.query(
    `UPDATE identity.session SET ends_at = now() - interval '1 second' WHERE id = (SELECT id FROM identity.session
      ORDER BY created_at DESC LIMIT 1)`,
  );
  return browser;
}

const headersOf = (caller: Caller): Record<string, string> =>
  caller === 'header only'
    ? { 'x-national-id': nationalIds.admin }
    : isRole(caller)
      ? { 'x-national-id': nationalIds[caller] }
      : {};

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** The status of a call; a stream is closed once its headers have arrived. */
async function statusOf(
  browser: Browser,
  row: Row,
  path: string,
  headers: Record<string, string | undefined>,
  payload: 'own' | 'none' = 'own',
): Promise<number> {
  const [method = ''] = row.route.split(' ');
  const abort = new AbortController();
  const sent = payload === 'none' || method === 'GET' ? {} : row.form ? { form: row.form() } : { body: row.body };
  if (row.confirmed) return (await browser.confirmed(method, path, { ...sent, headers })).status;
  const response = await browser.open(method, path, { ...sent, headers, signal: abort.signal });
  const problem = response.status >= 400 ? await response.text() : '';
  abort.abort();
  expect(problem).not.toMatch(/node_modules|\.[jt]s:\d|relation "|syntax error/);
  return response.status;
}

const idPattern = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Pairs of addresses that must be answered alike: a foreign record and one that nobody has, and where the address has
 * several ids, a foreign record below the person's own one.
 */
function indistinguishable(paths: { target: Target; path: string }[]): [string, string][] {
  const at = (wanted: Target) => paths.find(({ target }) => target === wanted)?.path ?? '';
  const foreign = at('foreign');
  const [first, ...others] = foreign.match(idPattern) ?? [];
  const [ownFirst] = at('own').match(idPattern) ?? [];
  if (first === undefined) return [];
  const nobodys = foreign.replace(idPattern, () => randomUUID());
  if (others.length === 0 || ownFirst === undefined) return [[foreign, nobodys]];
  const below = foreign.replace(first, ownFirst);
  return [
    [foreign, nobodys],
    [below, nobodys.replace(idPattern, (id) => (nobodys.indexOf(id) === foreign.indexOf(first) ? ownFirst : id))],
  ];
}

/** What an answer says: its status, its problem without ids and reference, and the names of its headers. */
async function refusalOf(row: Row, caller: RoleCaller, path: string): Promise<string> {
  const [method = ''] = row.route.split(' ');
  const sent = method === 'GET' ? {} : row.form ? { form: row.form() } : { body: row.body };
  const abort = new AbortController();
  const response = await (browsers.get(caller) ?? api.browser())
    .copy()
    .open(method, path, { ...sent, headers: headersOf(caller), signal: abort.signal });
  const text = response.status >= 400 ? await response.text() : '';
  abort.abort();
  const said = text.replace(/"reference":"[^"]*"/, '').replace(idPattern, 'id');
  return `${response.status} ${said} ${[...response.headers.keys()].join(' ')}`;
}

it('every route is declared exactly once, and nothing else is declared', () => {
  const live = routes.map(nameOf).toSorted();
  expect(rows.map(({ route }) => route).toSorted()).toEqual(live);
});

it('the server has no route outside the table', () => {
  const { router } = (api.application.app as NestExpressApplication).getHttpAdapter().getInstance() as {
    router: { stack: { route?: { path: string | string[]; methods: Record<string, boolean> } }[] };
  };
  const known = new Set(routes.map(({ path }) => path));
  const paths = router.stack.flatMap(({ route }) => (route ? [route.path].flat() : []));
  expect(paths.length).toBeGreaterThanOrEqual(known.size);
  expect(paths.filter((path) => !known.has(path) && !outsideTheTable.some((pattern) => pattern.test(path)))).toEqual(
    [],
  );
});

it('each route requires a session unless its row declares it public', () => {
  const wrong = rows.filter((row) => {
    const route = routes.find((candidate) => nameOf(candidate) === row.route);
    return (route?.policy?.kind === 'public') !== (row.everybody !== undefined);
  });
  expect(wrong.map(({ route }) => route)).toEqual([]);
});

it('every route answers every caller at every target as declared', async () => {
  const differences: string[] = [];
  let calls = 0;
  for (const row of rows) {
    for (const caller of callers) {
      for (const { target, path } of pathsOf(row, caller)) {
        const browser = row.consumesSession ? await browserOf(caller) : browsers.get(caller)?.copy();
        if (!browser) throw new Error(`no browser for ${caller}`);
        const expected = expectedStatus(row, caller, target);
        const status = await statusOf(browser, row, path, headersOf(caller));
        calls += 1;
        if (status !== expected)
          differences.push(`${row.route} as ${caller} at ${target}: ${status}, declared ${expected}`);
      }
    }
  }
  expect(differences).toEqual([]);
  expect(calls).toBeGreaterThanOrEqual(rows.length * callers.length);
}, 300_000);

it('each successful change left an audit entry, and no route is wrongly declared to change nothing', async () => {
  const calls = await api.witness.seen();
  const unsafe = unsafeRoutes(api.application);
  const reached = new Set(calls.map(({ route }) => route));
  expect(reached.size).toBeGreaterThan(20);
  // Routes that only other tests use successfully are judged by `npm run prove:audit`; here many values are already
  // set.
  const elsewhere = [
    ...Object.keys(mayFindItDone).map((route) => `${route}: left no entry`),
    ...unsafe.map((route) => `${route}: no call of it succeeded`),
  ];
  const { faults } = judged(unsafe, calls);
  expect(faults.filter((fault) => !elsewhere.some((beginning) => fault.startsWith(beginning)))).toEqual([]);
});

// After the audit trail was judged: a change that is asked for again finds it done, and leaves no entry.
it('a refusal never tells a record of somebody else from one that does not exist', async () => {
  const differences: string[] = [];
  let compared = 0;
  for (const row of rows.filter(({ consumesSession }) => !consumesSession)) {
    for (const caller of callers.filter(isRole)) {
      for (const [foreign, missing] of indistinguishable(pathsOf(row, caller))) {
        const [left, right] = [await refusalOf(row, caller, foreign), await refusalOf(row, caller, missing)];
        if (!left.startsWith('404')) continue;
        compared += 1;
        if (left !== right) differences.push(`${row.route} as ${caller}: ${left}, but ${right}`);
      }
    }
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(300);
}, 120_000);

it("no route takes somebody else's x-national-id with a session, or believes one without", async () => {
  const session = await api.signIn(nationalIds.waqif);
  const differences: string[] = [];
  for (const row of rows.filter(({ everybody }) => everybody === undefined)) {
    const [first] = pathsOf(row, 'waqif');
    for (const header of [nationalIds.admin, 'garbage', "1' OR '1'='1", '1'.repeat(8192)]) {
      const withSession = await statusOf(session.copy(), row, first?.path ?? '', { 'x-national-id': header });
      const without = await statusOf(api.browser(), row, first?.path ?? '', { 'x-national-id': header });
      if (withSession !== 403 || without !== 401)
        differences.push(`${row.route} with ${header.slice(0, 12)}: ${withSession}, ${without}`);
    }
  }
  expect(differences).toEqual([]);
}, 120_000);

it('no unsafe route takes a request from another site', async () => {
  const session = await api.signIn(nationalIds.waqif);
  const differences: string[] = [];
  for (const row of rows.filter(({ route }) => !route.startsWith('GET '))) {
    const route = routes.find((candidate) => nameOf(candidate) === row.route);
    const [first] = pathsOf(row, 'waqif');
    const call = (headers: Record<string, string | undefined>) =>
      statusOf(session.copy(), row, first?.path ?? '', headers, 'none');
    const typed = (type: string) =>
      session
        .copy()
        .call(row.route.split(' ')[0] ?? '', first?.path ?? '', { body: 'x=1', headers: { 'content-type': type } })
        .then(({ status }) => status);
    const answers = {
      crossSite: route?.selfAuthenticated
        ? 403
        : await call({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
      noOrigin: route?.selfAuthenticated ? 403 : await call({ origin: undefined }),
      text: await typed('text/plain'),
      form: await typed('application/x-www-form-urlencoded'),
      multipart: route?.multipart ? 415 : await typed('multipart/form-data; boundary=x'),
    };
    const refused = { crossSite: 403, noOrigin: 403, text: 415, form: 415, multipart: 415 };
    if (JSON.stringify(answers) !== JSON.stringify(refused))
      differences.push(`${row.route}: ${JSON.stringify(answers)}`);
  }
  expect(differences).toEqual([]);
}, 120_000);
