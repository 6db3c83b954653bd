import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { adminDashboard, beneficiaryDashboard, dashboardStats } from '@waqf/contracts/reporting';
import { riyadhDay } from '@waqf/formats';
import { halalas } from '@waqf/money';
import { LedgerFacade, type Posting } from '../../src/ledger/index.js';
import { NotificationsFacade } from '../../src/notifications/index.js';
import { newId } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { Founder } from '../endowments/founder.js';
import { ReplicatedPlatform } from '../replicated-platform.js';
import { cacheDeedReadings } from '../documents/cached-readings.js';

let platform: ReplicatedPlatform;
let founder: Browser;
let second: Browser;
let nazir: Browser;
let admin: Browser;
let beneficiary: Browser;
let adminId: string;

beforeAll(async () => {
  cacheDeedReadings();
  platform = await ReplicatedPlatform.start();
  await platform.person('1000000016');
  await platform.person('1000000024');
  await platform.person('1000000032', 'nazir');
  await platform.person('1000000065', 'beneficiary');
  adminId = (await platform.person('1000000131', 'admin')).id;
  const { first } = platform;
  [founder, second, nazir, beneficiary, admin] = (await Promise.all(
    ['1000000016', '1000000024', '1000000032', '1000000065', '1000000131'].map((id) => first.signIn(id)),
  )) as [Browser, Browser, Browser, Browser, Browser];
});
afterAll(() => platform.stop());

/**
 * A waqf approved through the API, with this yield posted to its ledger: an income of today, one of 2020, and the rest
 * as other movements.
 */
async function approvedWaqf(browser: Browser, yieldHalalas: bigint): Promise<string> {
  const waqfId = await new Founder(browser).approved('1000000032');
  const [now, longAgo] = [platform.first.clock.now(), new Date('2020-05-05T00:00:00Z')];
  const posting = (amount: bigint, kind: 'income' | 'movement', occurredAt: Date): Posting => ({
    id: newId(),
    waqfId,
    debit: { fund: 'contra' },
    credit: { fund: 'ghalla' },
    amount: halalas(amount),
    kind,
    description: 'إيجار',
    occurredAt,
  });
  await platform.inTransaction((ctx) =>
    platform
      .get(LedgerFacade)
      .post(ctx, [
        posting(2_550n, 'income', now),
        posting(2_550n, 'income', longAgo),
        posting(yieldHalalas - 5_100n, 'movement', now),
      ]),
  );
  return waqfId;
}

const statsOf = async (browser: Browser) =>
  dashboardStats.parse((await browser.get('/api/dashboard/stats')).body).stats;
const none = {
  totalWaqfs: 0,
  totalBalance: '0.00',
  activeWaqfs: 0,
  pendingWaqfs: 0,
  draftWaqfs: 0,
  bankAccounts: 0,
  totalRevenue: '0.00',
  totalExpenses: '0.00',
  monthlyTransactions: 0,
};

test('on an empty platform every figure of each role is zero', async () => {
  for (const browser of [founder, nazir, admin, beneficiary]) expect(await statsOf(browser)).toEqual(none);
});

test('each role’s figures cover only what that role may see', async () => {
  await new Founder(founder).create('وقف مسودة');
  await approvedWaqf(founder, 123_456n);
  await new Founder(second).create('وقف المؤسس الثاني');
  const ofFounder = {
    totalWaqfs: 2,
    totalBalance: '1234.56',
    activeWaqfs: 1,
    pendingWaqfs: 0,
    draftWaqfs: 1,
    bankAccounts: 1,
    totalRevenue: '51.00',
    totalExpenses: '0.00',
    monthlyTransactions: 1,
  };
  expect(await statsOf(founder)).toEqual(ofFounder);
  expect(await statsOf(second)).toEqual({ ...none, totalWaqfs: 1, draftWaqfs: 1 });
  expect(await statsOf(nazir)).toEqual({ ...ofFounder, totalWaqfs: 1, draftWaqfs: 0 });
  expect(await statsOf(admin)).toEqual({ ...ofFounder, totalWaqfs: 3, draftWaqfs: 2 });
  expect(await statsOf(beneficiary)).toEqual(none);
});

test('the administrator’s dashboard counts people, waqfs and entries, and new ones by month in Riyadh', async () => {
  await platform.inTransaction((ctx) => {
    const words = { ar: 'إشعار', en: 'Notice' };
    return platform.get(NotificationsFacade).notify(ctx, {
      userId: adminId,
      title: words,
      message: words,
      type: 'info',
      priority: 'low',
      category: 'system',
    });
  });
  await platform.first.query(
    `UPDATE identity.person SET created_at = '2020-01-01' WHERE national_id IN ('1000000016', '1000000032')`,
  );
  await platform.first.query(`UPDATE endowments.waqf SET created_at = '2020-01-01' WHERE name = 'وقف مسودة'`);
  const { days, ...figures } = adminDashboard.parse((await admin.get('/api/admin/dashboard')).body);
  expect(days?.map(({ transactions }) => transactions)).toEqual([...Array<number>(13).fill(0), 1]);
  expect(days?.at(-1)?.day).toBe(riyadhDay(platform.first.clock.now()));
  expect(figures).toEqual({
    totalUsers: 5,
    newUsersThisMonth: 3,
    totalWaqfs: 3,
    newWaqfsThisMonth: 2,
    totalBalance: '1234.56',
    dailyTransactions: 1,
    adminUsers: 1,
    waqifUsers: 2,
    nazirUsers: 1,
    beneficiaryUsers: 1,
    approvedWaqfs: 1,
    pendingWaqfs: 0,
    todayTransactions: 1,
    unreadNotifications: 1,
    failedEvents: 0,
    growth: { usersPercent: 150, waqfsPercent: 200 },
    tasks: [],
  });
});

test('other roles are refused, with the message of the page', async () => {
  for (const browser of [founder, nazir, beneficiary]) {
    const answer = await browser.get('/api/admin/dashboard');
    expect([answer.status, answer.body]).toEqual([
      403,
      expect.objectContaining({ message: 'غير مخول للوصول لهذه الصفحة' }),
    ]);
  }
  for (const browser of [founder, nazir, admin])
    expect((await browser.get('/api/beneficiary/dashboard')).status).toBe(403);
  expect((await platform.first.browser().get('/api/dashboard/stats')).status).toBe(401);
});

test('an administrator in the founder’s role still sees the whole platform on the admin page', async () => {
  await platform.first.query(
    `INSERT INTO identity.person_role (person_id, role, granted_at) VALUES ($1, 'waqif', now())`,
    [adminId],
  );
  await admin.post('/api/user/role', { role: 'waqif' });
  expect(await statsOf(admin)).toEqual(none);
  expect((await admin.get('/api/admin/dashboard')).body).toMatchObject({ totalWaqfs: 3 });
});

test('a beneficiary without shares sees a dashboard without invented figures', async () => {
  const { dashboard } = beneficiaryDashboard.parse((await beneficiary.get('/api/beneficiary/dashboard')).body);
  expect(dashboard).toEqual({
    totalBalance: '0.00',
    monthlyIncome: '0.00',
    waqfAllocations: [],
    suspendedWaqfs: [],
    bankAccounts: [],
    recentTransactions: [],
    monthlyStats: { thisMonth: '0.00', lastMonth: '0.00', percentageChange: null },
  });
});
