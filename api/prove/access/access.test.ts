import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from '../../test/browser.js';
import { startApi, type TestApi } from '../../test/harness.js';
import { proveGuessedCodes } from './codes.mjs';
import { proveDeciders, files, proveSignInGuesses } from './deeds-and-deciders.mjs';
import { proveNamingPeople } from './namings.mjs';
import { recordsOf } from './records.mjs';
import { endedSessions } from './sessions.mjs';
import { signIns } from './sign-ins.mjs';
import { proveOtherIdentities, proveStrangersRefused, withoutSession } from './strangers.mjs';
import { streams } from './stream.mjs';

/*
 * The short form of `npm run prove:access`: the same checks, without a separate process of the product and its restart.
 */
let api: TestApi;
let openApi: object;
let records: Record<string, string[]>;
const people = {
  owner: '1000000016',
  nazir: '1000000032',
  'another founder': '1000000024',
  'another nazir': '1000000040',
  'a beneficiary': '1000000073',
};
const signedIn = new Map<string, Person>();
const person = (name: keyof typeof people): Person => signedIn.get(name) as Person;

beforeAll(async () => {
  api = await startApi();
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  for (const [name, nationalId] of Object.entries(people)) signedIn.set(name, personOf(await api.signIn(nationalId)));
  openApi = (await person('owner').call('GET', '/api/docs/openapi.json')).json as object;
  records = await recordsOf({ founder: person('owner'), nazir: person('nazir') });
}, 300_000);
afterAll(() => api.stop());

interface Options {
  json?: unknown;
  text?: string;
  headers?: Record<string, string | undefined>;
}
type Person = ReturnType<typeof personOf>;

/** A browser in the shape that the checks use. */
function personOf(browser: Browser, fixed: Record<string, string> = {}) {
  return {
    async call(method: string, path: string, { json, text, headers = {} }: Options = {}) {
      const body = method === 'GET' ? undefined : (json ?? text);
      const options = { ...(body === undefined ? {} : { body }), headers: { ...headers, ...fixed } };
      const answer = await browser.copy().open(method, path, options);
      const content = await answer.text();
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        text: content,
        json: /json/.test(answer.headers.get('content-type') ?? '') ? (JSON.parse(content) as never) : undefined,
        retryAfter: answer.headers.get('retry-after'),
      };
    },
    cookie: () => `waqf-session=${browser.cookie('waqf-session')}`,
  };
}

const strangers = () => ({
  'another founder': person('another founder'),
  'another nazir': person('another nazir'),
  'a beneficiary': person('a beneficiary'),
});

test('people who are nothing to a record neither see nor change it, at any call', async () => {
  for (const noun of ['waqf', 'document', 'account', 'transaction', 'transfer', 'approval', 'notification', 'session'])
    expect([noun, records[noun]?.length ?? 0]).not.toEqual([noun, 0]);
  // A beneficiary of the waqf is left out, because they may see the waqf.
  const { 'a beneficiary': _related, ...unrelated } = strangers();
  const { calls, faults } = await proveStrangersRefused(openApi, records, unrelated);
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(150);
}, 240_000);

test('without a session that lives every call but the public ones is 401', async () => {
  const gone = await api.signIn('1000000073');
  const stale = { cookie: `waqf-session=${gone.cookie('waqf-session')}` };
  await gone.post('/api/auth/logout');
  const { calls, faults } = await withoutSession(openApi, records, {
    'as nobody': personOf(api.browser()),
    'with the header of an administrator': personOf(api.browser(), { 'x-national-id': '1000000131' }),
    'with a session that was signed out': personOf(api.browser(), stale),
    'with a planted session': personOf(api.browser(), { cookie: 'waqf-session=planted' }),
  });
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(200);
}, 240_000);

test('under another name, from another site, as text or as a form: refused', async () => {
  const { faults } = await proveOtherIdentities(openApi, records, person('owner'));
  expect(faults).toEqual([]);
}, 240_000);

test('files, pages, statements and exports reach nobody else', async () => {
  const { faults } = await files(records, { owner: person('owner'), strangers: strangers() });
  expect(faults).toEqual([]);
}, 120_000);

test('the stream speaks to the owner, and to no stranger', async () => {
  const listen = async (name: string) => {
    const browser = await api.signIn(people[name as keyof typeof people]);
    const abort = new AbortController();
    const answer = await browser.open('GET', '/api/notifications/stream', { signal: abort.signal });
    let text = '';
    const read = async () => {
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
        text += Buffer.from(chunk).toString();
    };
    read().catch(() => undefined);
    return { text: () => text, close: () => abort.abort() };
  };
  const { faults } = await streams({
    owner: person('owner'),
    strangers: ['another founder', 'another nazir'],
    listen,
  });
  expect(faults).toEqual([]);
}, 60_000);

test('nobody decides on what they asked for, also with a fresh confirmation', async () => {
  const { faults } = await proveDeciders({ requester: person('nazir'), strangers: strangers() });
  expect(faults).toEqual([]);
}, 60_000);

test('naming somebody does not tell whether they are known, by answer or by time', async () => {
  const { faults } = await proveNamingPeople({ nazir: person('nazir') });
  expect(faults).toEqual([]);
}, 120_000);

test('the start of a sign-in does not tell who has an account, by answer or by time', async () => {
  const forget = () => api.query('DELETE FROM platform.rate_limit');
  const { faults, calls } = await signIns(personOf(api.browser()), forget);
  expect(faults).toEqual([]);
  expect(calls).toBe(80);
}, 60_000);

test('sessions end on the next request', async () => {
  const { faults } = await endedSessions({
    signIn: async (nationalId) => personOf(await api.signIn(nationalId)),
    nobody: () => personOf(api.browser()),
  });
  expect(faults).toEqual([]);
}, 60_000);

test('the sixth sign-in in a row is refused with the time to wait', async () => {
  await api.query('DELETE FROM platform.rate_limit');
  expect((await proveSignInGuesses(() => personOf(api.browser()))).faults).toEqual([]);
}, 60_000);

test('a guessed code of a document and no code at all get one answer, after the same time', async () => {
  const { calls, faults } = await proveGuessedCodes(personOf(api.browser()));
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(100);
}, 60_000);

test('a platform with planted holes fails each check that looks for them', async () => {
  const answering = (status: number, text = '{}'): Person => ({
    call: async () => ({ status, type: 'application/json', text, json: undefined, retryAfter: null }),
    cookie: () => '',
  });
  const one = { waqf: ['w-1'], account: ['a-1'], approval: ['p-1'], document: ['d-1'], iban: ['SA-1'] };
  const api = { paths: { '/api/waqf/{id}': { get: {}, patch: {} }, '/api/user/me': { get: {} } } };
  const found = [
    await proveStrangersRefused(api, one, { 'who may do all': answering(200) }),
    await proveStrangersRefused(api, one, { 'who is notified': answering(200, '{"waqf":"a-1"}') }),
    await withoutSession(api, one, { nobody: answering(200) }),
    await proveOtherIdentities(api, one, answering(200)),
    await files(one, { owner: answering(200), strangers: { 'who gets files': answering(200, 'SA-1') } }),
    await proveSignInGuesses(() => answering(201)),
    await endedSessions({ signIn: async () => answering(200), nobody: () => answering(200) }),
  ];
  expect(found.map(({ faults }) => faults.length > 0)).toEqual(found.map(() => true));
});
