import type { Approval } from '@waqf/contracts/approvals';
import type { RemoteInRegistry } from '@waqf/contracts/releases';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { publishInto, release, versionOf } from './release-form.js';

let api: TestApi;
let admin: Browser;
let second: Browser;
const path = '/api/releases/mf-nazir';
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
  second = await api.signIn('1000000149');
});
afterAll(() => api.stop());

const remote = async (browser = admin): Promise<RemoteInRegistry> => {
  const { remotes } = (await browser.get('/api/releases')).body as { remotes: RemoteInRegistry[] };
  const found = remotes.find(({ name }) => name === 'mf-nazir');
  if (!found) throw new Error('mf-nazir is not in the registry');
  return found;
};
const waiting = async (browser = admin) => (await remote(browser)).waiting;
const publish = async (text: string, token?: string) => {
  const form = release(text);
  expect((await publishInto(api, form, token)).status).toBe(201);
  return versionOf(form);
};
const audited = async (action: string) =>
  (await api.query('SELECT count(*)::int AS count FROM platform.audit_entry WHERE action = $1', [action]))[0];

test.each([
  ['a roll-back', 'rollback', {}],
  ['a pin', 'pin', { pinned: true }],
  ['the rule', 'policy', { twoPeople: true }],
])('%s needs a fresh confirmation, and without one nothing changes', async (_, act, body) => {
  await publish('window.one = 1;');
  await publish('window.two = 2;');
  const before = await remote();
  const answer =
    act === 'policy' ? await admin.put('/api/releases/policy', body) : await admin.post(`${path}/${act}`, body);
  expect(answer).toMatchObject({ status: 403, body: { code: 'identity.step-up-needed', act: { kind: 'release' } } });
  expect(await remote()).toEqual(before);
});

test('a confirmation of one roll-back is not valid for another', async () => {
  const asked = await admin.post(`${path}/rollback`);
  const stepUpId = await admin.stepUp((asked.body as { act: unknown }).act);
  await publish('window.three = 3;');
  const answer = await admin.post(`${path}/rollback`, undefined, { headers: { 'x-step-up': stepUpId } });
  expect(answer).toMatchObject({ status: 403 });
});

describe('with the rule that two people must agree', () => {
  test('one administrator can switch it on', async () => {
    const answer = await admin.confirmed('PUT', '/api/releases/policy', { body: { twoPeople: true } });
    expect(answer).toMatchObject({ status: 200, body: { policy: { twoPeople: true, waiting: null } } });
  });

  test('a roll-back waits for the approval of another administrator, who is notified', async () => {
    const { version } = (await remote()).current;
    const asked = await admin.confirmed('POST', `${path}/rollback`);
    const id = (asked.body as { remote: RemoteInRegistry }).remote.waiting?.id;
    expect((await remote()).current.version).toBe(version);
    expect(await waiting()).toMatchObject({ act: 'rollback', mayDecide: false, mayWithdraw: true });
    expect(await waiting(second)).toMatchObject({ id, mayDecide: true, mayWithdraw: false });
    await api.settled();
    expect(JSON.stringify((await second.get('/api/notifications')).body)).toContain('ينتظر موافقتك');

    const own = await admin.confirmed('POST', `/api/approvals/${id}/approve`);
    expect(own).toMatchObject({ status: 403, body: { code: 'approvals.own-request' } });
    const decided = await second.confirmed('POST', `/api/approvals/${id}/approve`);
    expect(decided).toMatchObject({ status: 200, body: { approval: { kind: 'release', state: 'approved' } } });
    const after = await remote();
    expect(after.current.version).not.toBe(version);
    expect(after.waiting).toBeNull();
    const { approvedBy, by } = after.history[0] ?? {};
    expect([approvedBy, by].every(Boolean)).toBe(true);
    expect(approvedBy).not.toBe(by);
    expect(await audited('releases.release-rolled-back')).toMatchObject({ count: 1 });
  });

  test('only one change of a remote can wait at a time, and a rejected one changes nothing', async () => {
    await admin.confirmed('POST', `${path}/pin`, { body: { pinned: true } });
    const again = await second.confirmed('POST', `${path}/rollback`);
    expect(again).toMatchObject({ status: 409, body: { code: 'releases.change-waits' } });
    const rejected = await second.post(`/api/approvals/${(await waiting())?.id}/reject`, { reason: 'ليس اليوم' });
    expect(rejected.status).toBe(200);
    expect(await remote()).toMatchObject({ pinned: false, waiting: null });
  });

  test('a change whose result would be different by now is refused and keeps waiting', async () => {
    await admin.confirmed('POST', `${path}/rollback`);
    const id = (await waiting())?.id;
    await publish('window.meanwhile = 1;');
    const late = await second.confirmed('POST', `/api/approvals/${id}/approve`);
    expect(late).toMatchObject({ status: 409, body: { code: 'releases.changed-since' } });
    expect((await waiting())?.id).toBe(id);
    expect((await admin.post(`/api/approvals/${id}/withdraw`)).status).toBe(200);
    expect(await waiting()).toBeNull();
  });

  test("a team's token stores a release without changing what is served", async () => {
    const made = await admin.confirmed('POST', `${path}/tokens`, { body: { name: 'Team' } });
    const { token } = made.body as { token: string };
    const before = (await remote()).current.version;
    const version = await publish('window.team = 1;', token);
    expect((await remote()).current.version).toBe(before);
    expect((await remote()).history[0]).toMatchObject({ act: 'stored', version, by: 'Team' });
    const answer = await api.browser().post(
      `${path}/changes`,
      { act: 'canary', version, percent: 100 },
      {
        headers: {
          authorization: `Bearer ${token.split('.').slice(0, 2).join('.')}`,
          origin: undefined,
          'sec-fetch-site': undefined,
        },
      },
    );
    expect(answer).toMatchObject({ status: 403, body: { code: 'releases.two-people' } });
  });

  test('switching it off needs two people as well', async () => {
    const asked = await admin.confirmed('PUT', '/api/releases/policy', { body: { twoPeople: false } });
    expect(asked).toMatchObject({ status: 200, body: { policy: { twoPeople: true, waiting: { act: 'one-person' } } } });
    const { waiting: own } = (asked.body as { policy: { waiting: { id: string } } }).policy;
    const listed = (await second.get('/api/approvals?status=waiting')).body as { approvals: Approval[] };
    expect(listed.approvals.map(({ id }) => id)).toContain(own.id);
    await second.confirmed('POST', `/api/approvals/${own.id}/approve`);
    expect((await admin.get('/api/releases')).body).toMatchObject({ policy: { twoPeople: false, waiting: null } });
  });
});

test('a role’s own remote cannot be retired; another one can, and only the operator brings it back', async () => {
  const main = await admin.confirmed('POST', `${path}/retire`);
  expect(main).toMatchObject({ status: 409, body: { code: 'releases.main-remote' } });
  expect((await publishInto(api, release('window.fifth = 1;', { name: 'mf-fifth' }))).status).toBe(201);
  const { token } = (await admin.confirmed('POST', '/api/releases/mf-fifth/tokens', { body: { name: 'Fifth' } }))
    .body as { token: string };
  expect((await admin.confirmed('POST', '/api/releases/mf-fifth/retire')).status).toBe(200);
  const served = async () => JSON.stringify((await api.browser().get('/remotes.json')).body);
  expect(await served()).not.toContain('mf-fifth');
  const byTeam = await publishInto(api, release('window.fifth = 2;', { name: 'mf-fifth' }), token);
  expect(byTeam).toMatchObject({ status: 409, body: { code: 'releases.retired' } });
  expect((await publishInto(api, release('window.fifth = 3;', { name: 'mf-fifth' }))).status).toBe(201);
  expect(await served()).toContain('mf-fifth');
});
