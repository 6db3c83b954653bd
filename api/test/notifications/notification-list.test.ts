import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { notificationList } from '@waqf/contracts/notifications';
import { NotificationsFacade } from '../../src/notifications/index.js';
import { newId } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { ReplicatedPlatform } from '../replicated-platform.js';

let platform: ReplicatedPlatform;
let founder: Browser;
let nazir: Browser;
let founderId: string;

beforeAll(async () => {
  platform = await ReplicatedPlatform.start();
  founderId = (await platform.person('1000000016')).id;
  await platform.person('1000000032', 'nazir');
  founder = await platform.first.signIn('1000000016');
  nazir = await platform.first.signIn('1000000032');
});
afterAll(() => platform.stop());

async function notify(count: number): Promise<void> {
  const now = platform.first.clock.now();
  await platform.inTransaction(async (ctx) => {
    for (let n = 0; n < count; n += 1) {
      // All have the same time: paging must not depend on different times.
      await platform.get(NotificationsFacade).notify(
        { ...ctx, clock: { now: () => now } },
        {
          userId: founderId,
          title: { ar: `إشعار ${n}`, en: `Notice ${n}` },
          message: { ar: 'نص', en: 'Text' },
          type: 'success',
          priority: 'medium',
          category: 'system',
          actionUrl: null,
        },
      );
    }
  });
}

const list = async (browser: Browser, query = '') =>
  notificationList.parse((await browser.get(`/api/notifications${query}`)).body);

test('a person without notifications has an empty list', async () => {
  expect(await list(nazir)).toEqual({
    notifications: [],
    unreadCount: 0,
    counts: { all: 0, unread: 0, read: 0 },
    nextCursor: null,
  });
});

test('pages hold every notification once, newest first, also when many were made at one moment', async () => {
  await notify(125);
  const seen: string[] = [];
  let cursor: string | null = null;
  const sizes: number[] = [];
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(
      founder,
      `?limit=50${cursor === null ? '' : `&cursor=${cursor}`}`,
    );
    expect(page.unreadCount).toBe(125);
    sizes.push(page.notifications.length);
    seen.push(...page.notifications.map((row) => row.title));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(sizes).toEqual([50, 50, 25]);
  expect(seen).toEqual(Array.from({ length: 125 }, (_, n) => `إشعار ${124 - n}`));
});

test('one or all notifications are marked as read, and repeating it changes nothing', async () => {
  const { notifications, unreadCount } = await list(founder, '?limit=1');
  const id = notifications[0]?.id ?? '';
  const first = await founder.patch(`/api/notifications/${id}/read`);
  expect([first.status, first.body]).toEqual([
    200,
    { notification: { ...notifications[0], isRead: true }, unreadCount: unreadCount - 1 },
  ]);
  const again = await founder.patch(`/api/notifications/${id}/read`);
  expect([again.status, again.body]).toEqual([200, first.body]);

  const all = await founder.post('/api/notifications/read-all');
  expect([all.status, all.body]).toEqual([200, { unreadCount: 0 }]);
  const after = await list(founder, '?limit=100');
  expect(after.unreadCount).toBe(0);
  expect(after.notifications.length).toBeGreaterThan(1);
  expect(after.notifications.filter((row) => !row.isRead)).toEqual([]);
});

test('the list is filtered by tab, category and search, with counts, and is paged within the filter', async () => {
  await platform.inTransaction(async (ctx) => {
    for (const [category, title] of [
      ['waqf', 'اعتُمد وقف النخلة'],
      ['waqf', 'عُيّن ناظر'],
      ['document', 'قُرئ صك النخلة'],
    ] as const) {
      await platform.get(NotificationsFacade).notify(ctx, {
        userId: founderId,
        title: { ar: title, en: 'Title' },
        message: { ar: 'نص', en: '50% _ text' },
        type: 'info',
        priority: 'low',
        category,
      });
    }
  });
  const [newest] = (await list(founder, '?limit=1')).notifications;
  await founder.patch(`/api/notifications/${newest?.id}/read`);
  expect(await list(founder, '?category=waqf&limit=1')).toMatchObject({
    unreadCount: 2,
    counts: { all: 2, unread: 2, read: 0 },
    notifications: [{ title: 'عُيّن ناظر' }],
  });
  // Typed without tashkeel and with other forms of hamza and ha.
  const found = await list(founder, `?search=${encodeURIComponent('النخله')}`);
  expect([found.counts, found.notifications.map((row) => row.category)]).toEqual([
    { all: 2, unread: 1, read: 1 },
    ['document', 'waqf'],
  ]);
  expect(
    (await list(founder, `?search=${encodeURIComponent('النخله')}&unread=false`)).notifications.map((row) => row.id),
  ).toEqual([newest?.id]);
  expect((await list(founder, `?search=${encodeURIComponent('اعتمد')}&unread=true`)).notifications).toHaveLength(1);
  // Wildcards of SQL are plain characters here.
  expect((await list(founder, `?search=${encodeURIComponent('50% _')}`)).counts.all).toBe(3);
  expect((await list(founder, `?search=${encodeURIComponent('5_%')}`)).counts.all).toBe(0);

  const unread = await list(founder, '?unread=true&limit=1');
  const next = await list(founder, `?unread=true&limit=1&cursor=${unread.nextCursor}`);
  expect([...unread.notifications, ...next.notifications].map((row) => [row.title, row.isRead])).toEqual([
    ['عُيّن ناظر', false],
    ['اعتُمد وقف النخلة', false],
  ]);
  expect(next.nextCursor).toBeNull();
  const read = (await list(founder, '?unread=false&limit=100')).notifications;
  expect(read).not.toEqual([]);
  expect(read.filter((row) => !row.isRead)).toEqual([]);
});

test('another’s notification is not found, and stays unread', async () => {
  await notify(1);
  const { notifications } = await list(founder, '?limit=1');
  const id = notifications[0]?.id ?? '';
  for (const path of [id, newId(), 'x', '..'])
    expect((await nazir.patch(`/api/notifications/${path}/read`)).status).toBe(404);
  await nazir.post('/api/notifications/read-all');
  expect((await list(founder, '?limit=1')).notifications[0]).toMatchObject({ id, isRead: false });
});

test('the list is in the reader’s language', async () => {
  await platform.rows(`UPDATE identity.person SET preferred_language = 'en' WHERE id = $1`, [founderId]);
  expect((await list(founder, '?limit=1')).notifications[0]?.title).toMatch(/^Notice/);
  await platform.rows(`UPDATE identity.person SET preferred_language = 'ar' WHERE id = $1`, [founderId]);
  expect((await list(founder, '?limit=1')).notifications[0]?.title).toMatch(/^إشعار/);
  // The page's language may differ from the preferred one.
  expect((await list(founder, '?limit=1&language=en')).notifications[0]?.title).toMatch(/^Notice/);
});

test.each([
  'limit=0',
  'limit=101',
  'limit=-1',
  'limit=1.5',
  'limit=',
  'limit=ten',
  'limit=5&limit=6',
  'cursor=',
  'cursor=x',
  `cursor=${'9'.repeat(200)}`,
  'cursor=1.2',
  'cursor=%00',
  'unread=1',
  'unread=',
  'category=other',
  'language=fr',
  'search=%00',
  `search=${'x'.repeat(101)}`,
])('GET /api/notifications?%s is refused as bad input', async (query: string) => {
  const answer = await founder.get(`/api/notifications?${query}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    400,
    expect.stringContaining('application/problem+json'),
  ]);
});
