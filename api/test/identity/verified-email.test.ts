import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { User } from '@waqf/contracts/identity';
import { codeIn } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { actingAs, people, systemCtx } from '../membership/approved-waqf.js';
import { NotificationsFacade, SimulatedMailbox } from '../../src/notifications/index.js';
import { Transactions } from '../../src/platform/index.js';

let api: TestApi;
let person: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  await api.query(`DELETE FROM platform.rate_limit WHERE key LIKE 'email-link%'`);
  person = await api.signIn(people.otherWaqif);
});

const me = async (browser = person): Promise<User> => ((await browser.get('/api/user/me')).body as { user: User }).user;
const save = async (change: Partial<Record<'fullName' | 'email' | 'phone', string>>, browser = person) => {
  const { fullName, email, phone } = await me(browser);
  const body = { fullName, email, phone, preferredLanguage: 'ar', ...change };
  return browser.confirmed('PUT', '/api/user/profile', { body });
};
const mailsTo = async (address: string) => {
  await api.settled();
  return api.application.app.get(SimulatedMailbox, { strict: false }).list(address);
};
/** The secret token of the link in the latest mail to an address. */
const tokenMailedTo = async (address: string): Promise<string> => {
  const [latest] = await mailsTo(address);
  const mail = await api.application.app.get(SimulatedMailbox, { strict: false }).find(latest?.id ?? '');
  const token = /verify-email#([\w-]{43})/.exec(mail?.plain ?? '')?.[1];
  if (token === undefined) throw new Error(`no link was mailed to ${address}`);
  return token;
};
const open = (token: string, browser = api.browser()): Promise<Answer> =>
  browser.post('/api/auth/email/verify', { token });
const notify = async (nationalId: string): Promise<void> => {
  const { actor } = await actingAs(api, nationalId);
  const userId = actor.kind === 'person' ? actor.userId : '';
  const words = { ar: 'خبر', en: 'News' };
  await api.application.app.get(Transactions, { strict: false }).run(systemCtx(api), (ctx) =>
    api.application.app.get(NotificationsFacade, { strict: false }).notify(ctx, {
      userId,
      title: words,
      message: words,
      type: 'info',
      priority: 'low',
      category: 'system',
    }),
  );
};

test('a new address gets only the confirmation link until it is opened; opening needs no sign-in', async () => {
  expect((await me()).emailVerified).toBe(true);
  expect(await save({ email: 'new@waqf.example' })).toMatchObject({
    status: 200,
    body: { user: { emailVerified: false } },
  });
  await notify(people.otherWaqif);
  expect((await mailsTo('new@waqf.example')).map(({ subject }) => subject)).toEqual(['أكّد بريدك الإلكتروني']);
  const token = await tokenMailedTo('new@waqf.example');
  expect((await open(token)).status).toBe(204);
  expect((await open(token)).status).toBe(204);
  expect(await me()).toMatchObject({ email: 'new@waqf.example', emailVerified: true });
  await notify(people.otherWaqif);
  expect((await mailsTo('new@waqf.example')).map(({ subject }) => subject)).toContain('خبر');
});

test('the mail with the link contains no name, because the address may be a stranger’s', async () => {
  await save({ fullName: 'اربح مليونًا الآن', email: 'stranger@waqf.example' });
  const [mail] = await mailsTo('stranger@waqf.example');
  const found = await api.application.app.get(SimulatedMailbox, { strict: false }).find(mail?.id ?? '');
  expect(found?.plain).not.toContain('اربح');
  expect(found?.html).not.toContain('اربح');
  expect(found?.recipientName).toBe('');
});

test('a link is invalid after 24 hours and after a change of address', async () => {
  await save({ email: 'late@waqf.example' });
  const late = await tokenMailedTo('late@waqf.example');
  api.clock.advance({ minutes: 24 * 60 });
  expect(codeIn(await open(late))).toBe('identity.email-link-expired');
  person = await api.signIn(people.otherWaqif);
  expect((await person.post('/api/user/email/verification', {})).status).toBe(202);
  const again = await tokenMailedTo('late@waqf.example');
  expect(again).not.toBe(late);
  await save({ email: 'other@waqf.example' });
  expect(codeIn(await open(again))).toBe('identity.email-link-unknown');
  expect(codeIn(await open('x'.repeat(43)))).toBe('identity.email-link-unknown');
  expect((await open('x y')).status).toBe(400);
  expect((await open(await tokenMailedTo('other@waqf.example'))).status).toBe(204);
  expect(codeIn(await person.post('/api/user/email/verification', {}))).toBe('identity.email-verified');
});

test('at most five links an hour are sent', async () => {
  await save({ email: 'flooded@waqf.example' });
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push((await person.post('/api/user/email/verification', {})).status);
  expect(statuses).toEqual([202, 202, 202, 202, 429, 429]);
});

test('a new address or number needs a Nafath confirmation of exactly these values; a language does not', async () => {
  const user = await me();
  const put = (change: object, headers: Record<string, string> = {}) =>
    person.put(
      '/api/user/profile',
      { fullName: user.fullName, email: user.email, phone: user.phone, preferredLanguage: 'ar', ...change },
      { headers },
    );
  expect((await put({ preferredLanguage: 'en' })).status).toBe(200);
  expect((await put({})).status).toBe(200);
  const needed = await put({ phone: '0512345678' });
  expect(needed).toMatchObject({
    status: 403,
    body: {
      code: 'identity.step-up-needed',
      act: { kind: 'contact', id: user.id, change: { email: user.email, phone: '+966512345678' } },
    },
  });
  const { act } = needed.body as { act: object };
  const stepUpId = await person.stepUp(act);
  expect(codeIn(await put({ phone: '0598765432' }, { 'x-step-up': stepUpId }))).toBe('identity.step-up-other-act');
  expect((await put({ phone: '0512345678' }, { 'x-step-up': stepUpId })).status).toBe(200);
  expect(codeIn(await person.post('/api/auth/step-up', { act: { kind: 'contact', id: user.id } }))).toBe(
    'identity.act-incomplete',
  );
  const stranger = await api.signIn(people.nazir);
  expect((await stranger.post('/api/auth/step-up', { act })).status).toBe(404);
});

test('a user may not take an administrator’s name in any spelling; the administrator may keep it', async () => {
  const admin = await api.signIn(people.admin);
  const { fullName } = await me(admin);
  for (const name of [
    fullName,
    fullName.replaceAll(' ', '  '),
    `${fullName.slice(0, 3)}ـ${fullName.slice(3)}`,
    `${fullName}.`,
  ]) {
    const refused = await save({ fullName: name });
    expect([name, refused.status, codeIn(refused)]).toEqual([name, 422, 'identity.name-reserved']);
  }
  expect((await save({ fullName: `${fullName} الثاني` })).status).toBe(200);
  expect((await save({ fullName: `${fullName} ` }, admin)).status).toBe(200);
});
