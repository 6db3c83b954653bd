import type { WaqfHistory } from '@waqf/contracts/endowments';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  waqfId = await approvedWaqf(api);
}, 180_000);
afterAll(() => api.stop());

const history = async (by: Browser, query = '') =>
  (await by.get(`/api/waqf/${waqfId}/history${query}`)).body as WaqfHistory;

test('the history shows who did what, the changes and the reason, newest first and in pages', async () => {
  const added = await nazir.post(`/api/waqf/${waqfId}/beneficiaries`, {
    nationalId: '1000000065',
    fullName: 'نورة بنت يوسف العنزي',
    allocatedPercentage: 60,
  });
  const { id } = (added.body as { beneficiary: { id: string } }).beneficiary;
  await nazir.patch(`/api/beneficiary/${id}`, { allocatedPercentage: 40 });
  await nazir.patch(`/api/beneficiary/${id}`, { isActive: false, reason: 'مراجعة البيانات' });
  const { entries } = await history(nazir);
  const own = entries.filter(({ actor }) => actor === 'عبدالعزيز بن بندر السبيعي');
  expect(own.map(({ title, changes, reason }) => [title.ar, changes, reason])).toEqual([
    ['أُوقف استحقاق مستفيد', [{ field: 'isActive', before: 'true', after: 'false' }], 'مراجعة البيانات'],
    ['تغيّرت بيانات مستفيد', [{ field: 'allocatedPercentage', before: '60', after: '40' }], null],
    ['أُضيف مستفيد', [{ field: 'allocatedPercentage', before: null, after: '60' }], null],
  ]);
  expect(new Set(own.map(({ about }) => about))).toEqual(new Set(['نورة بنت يوسف العنزي']));
  const first = await history(nazir, '?limit=1');
  const second = await history(nazir, `?limit=1&cursor=${first.nextCursor}`);
  expect([first, second].map((page) => page.entries[0]?.id)).toEqual(entries.slice(0, 2).map((entry) => entry.id));
});

test('ids are not shown, and a malformed cursor is refused', async () => {
  const { entries } = await history(await api.signIn(people.waqif));
  expect(entries.flatMap(({ changes }) => changes).filter(({ field }) => field.endsWith('Id'))).toEqual([]);
  expect((await nazir.get(`/api/waqf/${waqfId}/history?cursor=x`)).status).toBe(400);
});

test('a transaction is shown with its amount', async () => {
  const rent = { waqfId, type: 'income', amount: '1250.50', description: 'إيجار المحل', source: 'rent' };
  expect((await nazir.post('/api/transactions', rent)).status).toBe(201);
  const [entry] = (await history(nazir)).entries;
  expect([entry?.title.ar, entry?.amount, entry?.about]).toEqual(['سُجّلت معاملة مالية', '1250.50', null]);
});
