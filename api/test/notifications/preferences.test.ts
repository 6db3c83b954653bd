import type { NotificationPreferences } from '@waqf/contracts/identity';
import { notificationKinds, userEnvelope, usualToggles } from '@waqf/contracts/identity';
import { NotificationsFacade } from '../../src/notifications/index.js';
import { Contexts, Settings, Transactions } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { EventReader } from './event-reader.js';

let api: TestApi;
let founder: Browser;
let founderId: string;

beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  founder = await api.signIn('1000000016');
  founderId = userEnvelope.parse((await founder.get('/api/user/me')).body).user.id;
  await api.query(`UPDATE identity.person SET phone = '+966500000001' WHERE id = $1`, [founderId]);
  const { app } = api.application;
  await app
    .get(Transactions)
    .run(app.get(Contexts).system('test'), (ctx) => app.get(Settings).change(ctx, { enableSmsNotifications: true }));
});
afterAll(() => api.stop());

const save = async (wanted: Partial<NotificationPreferences>) => {
  const answer = await founder.put('/api/user/notifications', { ...usualToggles, ...wanted });
  expect(answer.status).toBe(200);
  return userEnvelope.parse(answer.body).user;
};

let sequence = 0;
type Kind = Pick<Parameters<NotificationsFacade['notify']>[1], 'category' | 'kind'>;

/** Sends a notice to the founder, and returns the channels that it used. */
async function waysOf(kind: Kind): Promise<{ kept: boolean; pushed: boolean; mailed: boolean; texted: boolean }> {
  const { app } = api.application;
  const title = `Notice ${(sequence += 1)}`;
  const words = { ar: title, en: title };
  const reader = await EventReader.open(founder);
  await app.get(Transactions).run(app.get(Contexts).system('test'), async (ctx) => {
    const notifications = app.get(NotificationsFacade, { strict: false });
    await notifications.notify(ctx, {
      userId: founderId,
      title: words,
      message: words,
      type: 'info',
      priority: 'low',
      ...kind,
    });
    // A notice that no toggle stops: when it has arrived, the other one would have arrived too.
    await notifications.push(ctx, { userIds: [founderId], event: 'waqf.changed', data: { waqfId: founderId } });
  });
  await api.settled();
  await reader.until(() => reader.events.some(({ event }) => event === 'waqf.changed'));
  await reader.close();
  const [kept] = await api.query('SELECT FROM notifications.notification WHERE title_en = $1', [title]);
  const texted = await api.query(
    `SELECT FROM notifications.delivery d JOIN notifications.notification n ON n.id = d.notification_id
     WHERE n.title_en = $1 AND d.channel = 'sms' AND d.state = 'sent'`,
    [title],
  );
  return {
    kept: kept !== undefined,
    pushed: reader.events.some(({ event }) => event === 'notification'),
    mailed: (await api.query('SELECT FROM mailbox_sandbox.mail WHERE subject = $1', [title])).length === 1,
    texted: texted.length === 1,
  };
}

const usual = { kept: true, pushed: true, mailed: true, texted: false };
const nowhere = { kept: false, pushed: false, mailed: false, texted: false };

test('saved preferences are returned, take effect and are audited', async () => {
  const { preferences } = await save({ reportReady: false });
  expect(preferences).toEqual({ preferredLanguage: 'ar', ...usualToggles, reportReady: false });
  expect(userEnvelope.parse((await founder.get('/api/user/me')).body).user.preferences).toEqual(preferences);
  const trail = await api.query(
    `SELECT before, after FROM platform.audit_entry WHERE action = 'identity.notification-preferences-changed'`,
  );
  expect(trail).toEqual([{ before: { reportReady: true }, after: { reportReady: false } }]);
});

test.each([
  ['one toggle missing', { ...usualToggles, reportReady: undefined }],
  ['a toggle that is no boolean', { ...usualToggles, reportReady: 'yes' }],
  ['something more', { ...usualToggles, role: 'admin' }],
])('%s is refused', async (_, body) => {
  expect((await founder.put('/api/user/notifications', body)).status).toBe(400);
});

test('by default a notice is kept, pushed and mailed', async () => {
  await save({});
  expect(await waysOf({ category: 'waqf' })).toEqual(usual);
});

test.each([
  ['emailNotifications', false, { category: 'waqf' }, { ...usual, mailed: false }],
  ['smsNotifications', true, { category: 'waqf' }, { ...usual, texted: true }],
  ['pushNotifications', false, { category: 'waqf' }, { ...usual, pushed: false }],
  ['waqfUpdates', false, { category: 'waqf' }, nowhere],
  ['transactionAlerts', false, { category: 'transaction' }, nowhere],
  ...notificationKinds.map((kind) => [kind, false, { category: 'system', kind }, nowhere] as const),
] as const)('%s set to %s', async (toggle, value, kind, expected) => {
  await save({ [toggle]: value });
  expect(await waysOf(kind)).toEqual(expected);
  await save({});
  expect(await waysOf(kind)).toEqual(usual);
});

test('an empty mailbox looks again by itself, so that who waits for a mail sees it arrive', async () => {
  const list = await api.browser().get('/simulator/mailbox?to=nobody%40people.example');
  expect(String(list.body)).toContain('<meta http-equiv="refresh" content="3">');
});

test('the mailbox shows the mails that would be sent, and offers the original', async () => {
  await save({});
  await waysOf({ category: 'waqf' });
  const list = await api.browser().get('/simulator/mailbox?to=yousef.alanazi%40people.example');
  expect([list.status, list.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  const [newest] = await api.query<{ id: string; subject: string; source: Buffer }>(
    'SELECT id, subject, source FROM mailbox_sandbox.mail ORDER BY id DESC LIMIT 1',
  );
  expect(String(list.body)).toContain(`/simulator/mailbox/${newest?.id}"`);
  expect(String(list.body)).not.toContain('http-equiv="refresh"');
  expect(String((await api.browser().get(`/simulator/mailbox/${newest?.id}`)).body)).toContain(
    `<h2 lang="ar">${newest?.subject}</h2>`,
  );
  const source = await api.browser().get(`/simulator/mailbox/${newest?.id}/source`);
  expect([source.headers.get('content-type'), source.headers.get('content-disposition')]).toEqual([
    'message/rfc822',
    `attachment; filename="${newest?.id}.eml"`,
  ]);
  expect(newest?.source.toString()).toContain('Auto-Submitted: auto-generated');
  for (const id of ['x', '0', '99999999999999999999'])
    expect((await api.browser().get(`/simulator/mailbox/${id}`)).status).toBe(404);
});

test('with a configured mail server there is no mailbox page', async () => {
  const other = await startApi({ samples: false, environment: { smtpUrl: 'smtp://127.0.0.1:1' } });
  try {
    expect((await other.browser().get('/simulator/mailbox')).status).toBe(404);
  } finally {
    await other.stop();
  }
});
