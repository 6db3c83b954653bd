import { knownGroups, searchAnswer, type WaqfHit } from '@waqf/contracts/search';
import { profileChanged } from '../../src/identity/index.js';
import { Contexts, Facts, Transactions } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { documentOf, expectStatus, Founder } from '../endowments/founder.js';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
let founder: Founder;
let second: Founder;
let nazir: Browser;
let admin: Browser;
let beneficiary: Browser;
let approved: string;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  const ids = ['1000000016', '1000000024', '1000000040', '1000000131', '1000000065'];
  const [one, two, three, four, five] = (await Promise.all(ids.map((id) => api.signIn(id)))) as [
    Browser,
    Browser,
    Browser,
    Browser,
    Browser,
  ];
  founder = new Founder(one);
  second = new Founder(two);
  [nazir, admin, beneficiary] = [three, four, five];
  approved = await founder.approved('1000000040');
  await founder.create('وقف مكتبة الأُسْرة');
  await second.create('وقف النخيل في القصيم');
  await api.settled();
}, 180_000);
afterAll(() => api.stop());

async function found(browser: Browser, q: string): Promise<WaqfHit[]> {
  const answer = await browser.get(`/api/search?q=${encodeURIComponent(q)}`);
  const groups = knownGroups(searchAnswer.parse(expectStatus(answer, 200)));
  return groups.flatMap((group) => (group.kind === 'waqf' ? group.hits : []));
}
const names = async (browser: Browser, q: string) => (await found(browser, q)).map(({ name }) => name);
const deedNumber = async () => (await founder.view(approved)).waqf.propertyDetails?.propertyNumber ?? '';

test.each(['مكتبة الأسرة', 'مَكْتَبَة', 'الاسره', 'أسرة', 'مكـتـبه  وقف', 'كتب'])('the name is found by %s', async (q) => {
  expect(await names(founder.browser, q)).toEqual(['وقف مكتبة الأُسْرة']);
});

test('by the number of the property deed in either digits, or its end, by the nazir and by the founder', async () => {
  const number = await deedNumber();
  expect(number).toMatch(/^\d{6,}$/);
  const arabic = number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  for (const q of [number, arabic, number.slice(-4)]) {
    expect(await found(founder.browser, q)).toEqual([
      { id: approved, name: 'وقف النخيل', status: 'approved', found: [{ field: 'deed', text: number }] },
    ]);
  }
  expect((await found(founder.browser, 'فهد الدوسري'))[0]).toMatchObject({
    id: approved,
    found: [{ field: 'nazir', text: 'فهد بن ناصر الدوسري' }],
  });
  expect(await names(nazir, 'يوسف العنزي')).toEqual(['وقف النخيل']);
  expect((await found(nazir, 'نخيل يوسف'))[0]?.found.map(({ field }) => field)).toEqual(['name', 'waqif']);
});

test('another’s waqf is never found: each role finds its own, administrators all, beneficiaries none', async () => {
  expect(await names(founder.browser, 'النخيل')).toEqual(['وقف النخيل']);
  expect(await names(second.browser, 'النخيل')).toEqual(['وقف النخيل في القصيم']);
  expect(await names(nazir, 'النخيل')).toEqual(['وقف النخيل']);
  expect(await names(nazir, 'مكتبة')).toEqual([]);
  expect(await names(second.browser, await deedNumber())).toEqual([]);
  expect(await names(second.browser, 'يوسف بن منصور')).toEqual([]);
  expect((await names(admin, 'النخيل')).toSorted()).toEqual(['وقف النخيل', 'وقف النخيل في القصيم']);
  expect(await names(beneficiary, 'النخيل')).toEqual([]);
  expect((await api.browser().get('/api/search?q=x')).status).toBe(401);
});

test('the search follows changes: a new name, a corrected deed', async () => {
  const waqfId = await second.create('وقف سابق الاسم');
  expectStatus(await second.browser.patch(`/api/waqf/${waqfId}`, { name: 'وقف لاحق' }), 200);
  await api.settled();
  expect(await names(second.browser, 'سابق')).toEqual([]);
  expect(await names(second.browser, 'لاحق')).toEqual(['وقف لاحق']);

  const pending = await second.pending('1000000032');
  const view = await second.view(pending);
  await api.settled();
  const before = view.waqf.propertyDetails?.propertyNumber ?? '';
  expect((await found(second.browser, before)).map(({ id }) => id)).toEqual([pending]);
  expectStatus(
    await second.correct(pending, documentOf(view, 'property_deed').id, { propertyNumber: '987654321' }),
    200,
  );
  await api.settled();
  expect(await found(second.browser, before)).toEqual([]);
  expect((await found(second.browser, '٩٨٧٦٥')).map(({ id }) => id)).toEqual([pending]);
});

test('a waqf is found by the name that its founder has now, and by its nazir only as the deed has it', async () => {
  await rename('1000000024', 'خالد بن سلطان التميمي', 'خالد بن سلطان القصيمي');
  await rename('1000000040', 'فهد بن ناصر الدوسري', 'فهد بن ناصر الشهراني');
  await api.settled();
  expect(await names(second.browser, 'التميمي')).toEqual([]);
  expect((await names(second.browser, 'القصيمي')).length).toBeGreaterThan(0);
  expect(await names(founder.browser, 'الدوسري')).toEqual(['وقف النخيل']);
  expect(await names(founder.browser, 'الشهراني')).toEqual([]);
});

async function rename(nationalId: string, before: string, after: string): Promise<void> {
  await api.query('UPDATE identity.person SET full_name = $2 WHERE national_id = $1', [nationalId, after]);
  const [person] = await api.query<{ id: string }>('SELECT id FROM identity.person WHERE national_id = $1', [
    nationalId,
  ]);
  const { app } = api.application;
  await app.get(Transactions).run(app.get(Contexts).system('test'), (ctx) =>
    app.get(Facts).record(ctx, profileChanged, {
      personId: person?.id ?? '',
      before: { fullName: before },
      after: { fullName: after },
    }),
  );
}

test('names that begin with the word come first, at most eight, with a note that there are more', async () => {
  for (let i = 0; i < 8; i += 1) await second.create(`وقف الرحمة ${i}`);
  const first = await second.create('رحمة للعالمين');
  await second.create('وقف أهل الرحمة');
  await api.settled();
  const answer = searchAnswer.parse((await second.browser.get(`/api/search?q=${encodeURIComponent('رحمة')}`)).body);
  expect(answer.groups).toEqual([expect.objectContaining({ kind: 'waqf', more: true })]);
  expect(answer.groups[0]?.hits).toHaveLength(8);
  expect(answer.groups[0]?.hits[0]).toMatchObject({ id: first });
});

test.each([
  ['', 'اكتب ما تبحث عنه'],
  ['%20%20', 'اكتب ما تبحث عنه'],
  ['x'.repeat(101), 'نص البحث أطول من 100 حرف'],
  ['a%00b', 'تعذرت قراءة الطلب'],
])('q=%s is refused', async (q, message) => {
  const answer = await founder.browser.get(`/api/search?q=${q}`);
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(message)]);
});

test('punctuation and operators are ignored and cause no error', async () => {
  for (const q of [`'":*&|!()<->\\`, '؟', `نخيل' | ':*`, '%', 'x'.repeat(100)])
    expect(Array.isArray(await found(founder.browser, q))).toBe(true);
  expect(await found(founder.browser, '...')).toEqual([]);
  expect((await founder.browser.get('/api/search')).status).toBe(400);
});

test('waqfs that are older than the search are found after the next start', async () => {
  await api.query('DELETE FROM endowments.waqf_search');
  expect(await found(founder.browser, 'النخيل')).toEqual([]);
  const restarted = await startApi({ samples: 'people', database: api.database, dataFolder: api.dataFolder });
  try {
    const browser = await restarted.signIn('1000000016');
    for (const deadline = Date.now() + 10_000; Date.now() < deadline && (await names(browser, 'النخيل')).length === 0; )
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await names(browser, 'النخيل')).toEqual(['وقف النخيل']);
  } finally {
    await restarted.stop();
  }
});
