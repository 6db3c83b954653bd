import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { NotificationsFacade } from '../../src/notifications/index.js';
import { StreamRepository } from '../../src/notifications/persistence/stream.repository.js';
import type { Browser } from '../browser.js';
import type { TestApi } from '../harness.js';
import { browserAt, ReplicatedPlatform } from '../replicated-platform.js';
import { EventReader } from './event-reader.js';

let platform: ReplicatedPlatform;
let founder: Browser;
let nazir: Browser;
let founderId: string;
let nazirId: string;

beforeAll(async () => {
  platform = await ReplicatedPlatform.start(2);
  founderId = (await platform.person('1000000016')).id;
  nazirId = (await platform.person('1000000032', 'nazir')).id;
  founder = await platform.first.signIn('1000000016');
  nazir = await platform.first.signIn('1000000032');
});
afterAll(() => platform.stop());

const waqfId = '0199a000-0000-7000-8000-00000000000a';
const changed = (n: number) => ({ waqfId, n });

function push(userIds: string[], n: number, replica: TestApi = platform.first): Promise<void> {
  return platform.inTransaction(
    (ctx) => platform.get(NotificationsFacade, replica).push(ctx, { userIds, event: 'waqf.changed', data: changed(n) }),
    replica,
  );
}

function notify(userId: string, text: string, category: 'waqf' | 'document' = 'waqf'): Promise<void> {
  return platform.inTransaction((ctx) =>
    platform.get(NotificationsFacade).notify(ctx, {
      userId,
      title: { ar: text, en: `${text} en` },
      message: { ar: 'رسالة', en: 'Message' },
      type: 'info',
      priority: 'low',
      category,
      actionUrl: '/waqf',
    }),
  );
}

const numbers = (reader: EventReader) => reader.events.map((event) => (event.data as { n: number }).n);

test('a question about the headers is answered at once and keeps no stream open', async () => {
  const answer = await founder.call('HEAD', '/api/notifications/stream', { signal: AbortSignal.timeout(5_000) });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
});

test('twenty open pages of one person cost one query for each change', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => EventReader.open(nazir)));
  // From their first event on, both have the same position.
  await push([nazirId], 1);
  await Promise.all(pages.map((page) => page.count(1)));
  const read = jest.spyOn(platform.get(StreamRepository), 'after');
  for (const n of [2, 3]) {
    read.mockClear();
    await push([nazirId], n);
    await Promise.all(pages.map((page) => page.count(n)));
    expect(read.mock.calls.length).toBe(1);
  }
  expect(pages.map(numbers)).toEqual(pages.map(() => [1, 2, 3]));
  read.mockRestore();
  await Promise.all(pages.map((page) => page.close()));
});

test('a page hears what happened since it was made, although its stream opens later', async () => {
  const { eventsFrom } = (await nazir.get('/boot.json')).body as { eventsFrom: string };
  await push([nazirId], 4);
  const reader = await EventReader.open(nazir, eventsFrom);
  await reader.count(1);
  expect(numbers(reader)).toEqual([4]);
  await reader.close();
  expect((await platform.first.browser().get('/boot.json')).body).not.toHaveProperty('eventsFrom');
});

test('a notice arrives at once, in the reader’s language, with the number of unread ones', async () => {
  const reader = await EventReader.open(founder);
  const { body } = await founder.get('/api/notifications');
  const before = (body as { unreadCount: number }).unreadCount;
  await notify(founderId, 'اعتُمد الوقف');
  const [event] = await reader.count(1);
  expect(event).toMatchObject({
    event: 'notification',
    data: { notification: { title: 'اعتُمد الوقف', isRead: false, actionUrl: '/waqf' }, unreadCount: before + 1 },
  });

  await platform.rows(`UPDATE identity.person SET preferred_language = 'en' WHERE id = $1`, [founderId]);
  await notify(founderId, 'اعتُمد الوقف');
  expect((await reader.count(2))[1]).toMatchObject({
    data: { notification: { title: '\u2068اعتُمد الوقف\u2069 en', message: 'Message' } },
  });
  await platform.rows(`UPDATE identity.person SET preferred_language = 'ar' WHERE id = $1`, [founderId]);
  await reader.close();
});

test('nobody gets another’s events, and several pages of one person get all of theirs, on every replica', async () => {
  const second = platform.replica(1);
  const pages = await Promise.all([
    EventReader.open(founder),
    EventReader.open(browserAt(second, founder)),
    EventReader.open(founder),
  ]);
  const others = await Promise.all([EventReader.open(nazir), EventReader.open(browserAt(second, nazir))]);
  for (let n = 1; n <= 10; n += 1) {
    await push([founderId], n, n % 2 === 0 ? second : platform.first);
    await push([nazirId], 100 + n);
  }
  await push([founderId, nazirId, founderId], 50);
  for (const page of pages) {
    await page.count(11);
    expect(numbers(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 50]);
  }
  for (const page of others) {
    await page.count(11);
    expect(numbers(page)).toEqual([101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 50]);
  }
  expect(pages[0]?.ids).toEqual(pages[1]?.ids);
  await Promise.all([...pages, ...others].map((page) => page.close()));
});

test('a page that reconnects gets the missed events once, from any replica', async () => {
  const page = await EventReader.open(founder);
  await push([founderId], 1);
  await page.count(1);
  await page.close();
  for (let n = 2; n <= 250; n += 1) await push([founderId], n);
  const back = await EventReader.open(browserAt(platform.replica(1), founder), page.lastEventId);
  await push([founderId], 251);
  await back.count(250);
  expect(numbers(back)).toEqual(Array.from({ length: 250 }, (_, i) => i + 2));
  await back.close();
});

test('a page that disconnects before its first event misses nothing', async () => {
  const page = await EventReader.open(nazir);
  await page.close();
  await push([nazirId], 7);
  const back = await EventReader.open(nazir, page.lastEventId);
  await back.count(1);
  expect(numbers(back)).toEqual([7]);
  await back.close();
});

test('an event whose transaction commits late is neither missed nor overtaken', async () => {
  const page = await EventReader.open(founder);
  let commit = (): void => undefined;
  const held = new Promise<void>((resolve) => (commit = resolve));
  let written = (): void => undefined;
  const isWritten = new Promise<void>((resolve) => (written = resolve));
  const late = platform.inTransaction(async (ctx) => {
    await platform
      .get(NotificationsFacade)
      .push(ctx, { userIds: [founderId], event: 'waqf.changed', data: changed(1) });
    written();
    await held;
  });
  await isWritten;
  await push([founderId], 2);
  // The page reconnects while the first transaction is still open: it must not skip the events of that transaction.
  const back = await EventReader.open(founder, page.lastEventId);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([...numbers(page), ...numbers(back)]).toEqual([]);
  commit();
  await late;
  for (const reader of [page, back]) {
    await reader.count(2);
    expect(numbers(reader)).toEqual([1, 2]);
    await reader.close();
  }
});

test('an event that is rolled back is not sent', async () => {
  const page = await EventReader.open(founder);
  const failing = platform.inTransaction(async (ctx) => {
    await platform
      .get(NotificationsFacade)
      .push(ctx, { userIds: [founderId], event: 'waqf.changed', data: changed(1) });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await push([founderId], 2);
  await page.count(1);
  expect(numbers(page)).toEqual([2]);
  await page.close();
});

test.each(['garbage', '1', '99999999999999999999.1', '9999999999999999999.1', '-1.-1', "1.1' OR 1=1"])(
  'a Last-Event-ID of %j starts now',
  async (lastEventId: string) => {
    const page = await EventReader.open(founder, lastEventId);
    await push([founderId], 3);
    await page.count(1);
    expect(numbers(page)).toEqual([3]);
    await page.close();
  },
);

test('without push a notice is only listed; without waqf updates it is neither listed nor sent', async () => {
  const titles = async () => {
    const { body } = await nazir.get('/api/notifications?limit=100');
    return (body as { notifications: { title: string }[] }).notifications.map((row) => row.title);
  };
  const page = await EventReader.open(nazir);
  await platform.rows('UPDATE identity.person SET push_notifications = false WHERE id = $1', [nazirId]);
  await notify(nazirId, 'بلا دفع');
  await platform.rows('UPDATE identity.person SET push_notifications = true, waqf_updates = false WHERE id = $1', [
    nazirId,
  ]);
  await notify(nazirId, 'تحديث وقف');
  await notify(nazirId, 'وثيقة', 'document');
  await platform.rows('UPDATE identity.person SET waqf_updates = true WHERE id = $1', [nazirId]);
  await page.count(1);
  expect(page.events.map((event) => (event.data as { notification: { title: string } }).notification.title)).toEqual([
    'وثيقة',
  ]);
  expect(await titles()).toEqual(expect.arrayContaining(['بلا دفع', 'وثيقة']));
  expect(await titles()).not.toContain('تحديث وقف');
  await page.close();
});

test('signing out ends the stream, and later events are not sent', async () => {
  const browser = await platform.first.signIn('1000000016');
  const page = await EventReader.open(browser);
  expect((await browser.post('/api/auth/logout')).status).toBe(204);
  await push([founderId], 9);
  await page.ended;
  expect(page.events).toEqual([]);
});

test.each([
  ['deactivated', 'DELETE', '', {}],
  ['given another role', 'PATCH', '/role', { role: 'nazir' }],
  ['signed out by an administrator', 'DELETE', '/sessions', {}],
] as const)('whoever is %s is told nothing more by a page that is still open', async (_, method, path, change) => {
  const nationalId = '1000000057';
  const { id } = await platform.person(nationalId);
  await platform.person('1000000008', 'admin');
  const admin = await platform.first.signIn('1000000008');
  const page = await EventReader.open(await platform.first.signIn(nationalId));
  await push([id], 1);
  await page.count(1);
  const body = { ...change, reason: 'طلب من الإدارة' };
  expect((await admin.confirmed(method, `/api/admin/users/${id}${path}`, { body })).status).toBeLessThan(300);
  await notify(id, 'بعد الإنهاء');
  await push([id], 2);
  await page.ended;
  expect(numbers(page)).toEqual([1]);
  await platform.first.query('UPDATE identity.person SET deactivated_at = NULL WHERE id = $1', [id]);
});

test('an open stream does not keep a session alive, and ends with it', async () => {
  const browser = await platform.first.signIn('1000000032');
  platform.first.clock.advance({ minutes: 20 });
  const page = await EventReader.open(browser);
  await push([nazirId], 1);
  await page.count(1);
  platform.first.clock.advance({ minutes: 11 });
  await push([nazirId], 2);
  await page.ended;
  expect(numbers(page)).toEqual([1]);
  expect((await browser.get('/api/notifications')).status).toBe(401);
  founder = await platform.first.signIn('1000000016');
  nazir = await platform.first.signIn('1000000032');
});

test('without a session there is no stream', async () => {
  const answer = await platform.first.browser().get('/api/notifications/stream');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    401,
    expect.stringContaining('application/problem+json'),
  ]);
});

test('a replica that stops ends its streams, and the page continues at another replica', async () => {
  const going = await platform.addReplica();
  const page = await EventReader.open(browserAt(going, founder));
  await push([founderId], 1);
  await page.count(1);
  const began = Date.now();
  await platform.stopReplica(going);
  await page.ended;
  expect(Date.now() - began).toBeLessThan(15_000);
  await push([founderId], 2);
  const back = await EventReader.open(founder, page.lastEventId);
  await back.count(1);
  expect([...numbers(page), ...numbers(back)]).toEqual([1, 2]);
  await back.close();
});
