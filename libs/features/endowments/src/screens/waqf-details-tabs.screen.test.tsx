import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { HistoryEntry } from '@waqf/contracts/endowments';
import { beneficiary } from '@waqf/testing/samples';
import { type Answer, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { threeDeeds, view, waqfId } from '../testing/index';
import { WaqfDetailsScreen } from './waqf-details.screen';

const approved = { status: 'approved', approvedAt: '2026-11-20T09:00:00.000Z' } as const;
const show = (tab: string, over: Partial<ReturnType<typeof view>> = {}, answers: Record<string, Answer> = {}) =>
  renderScreen(<WaqfDetailsScreen />, {
    at: `/waqf/${waqfId}/details?tab=${tab}`,
    path: '/waqf/:waqfId/details',
    capabilities: ['beneficiaries.manage', 'transactions.manage'],
    answers: {
      [`GET /api/waqf/${waqfId}`]: { ...view({ waqf: approved, documents: threeDeeds() }), ...over },
      ...answers,
    },
  });

const entry = (over: Partial<HistoryEntry>): HistoryEntry => ({
  id: '01920000-0000-7000-8000-0000000000c1',
  at: '2026-11-21T09:00:00.000Z',
  action: 'beneficiaries.beneficiary-changed',
  title: { ar: 'تغيّرت بيانات مستفيد', en: 'A beneficiary was changed' },
  actor: 'عبدالعزيز السبيعي',
  changes: [{ field: 'allocatedPercentage', before: '60', after: '40' }],
  reason: null,
  ...over,
});
const historyPath = `GET /api/waqf/${waqfId}/history`;

test('the history shows who did what, the old and new values, and the reason', async () => {
  const second = entry({
    id: '01920000-0000-7000-8000-0000000000c2',
    title: { ar: 'فُتح حساب بنكي', en: 'An account was opened' },
    actor: null,
    changes: [],
    reason: 'طلب الواقف',
  });
  show('history', {}, { [historyPath]: { entries: [entry({}), second], nextCursor: null } });
  const rows = within(await screen.findByRole('list', { name: 'سجل التغييرات' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/^تغيّرت بيانات مستفيدعبدالعزيز السبيعي.*النسبة: 60 ← 40$/);
  expect(rows[1]?.textContent).toMatch(/^فُتح حساب بنكيالمنصة.*السبب: طلب الواقف$/);
});

test('a section that can’t be loaded shows the server’s message and can be loaded again', async () => {
  const loaded = { entries: [entry({})], nextCursor: null };
  const { answer, loadAgain } = refusedAtFirst(problem(503, 'الخدمة متوقفة مؤقتًا'), loaded);
  show('history', {}, { [historyPath]: answer });
  expect(await screen.findByText('تعذر تحميل هذا القسم')).toBeTruthy();
  expect(screen.getByText(/الخدمة متوقفة مؤقتًا/)).toBeTruthy();
  await loadAgain();
  expect(await screen.findByRole('list', { name: 'سجل التغييرات' })).toBeTruthy();
});

test('beneficiaries have bars as long as their shares, and the active shares are summed', async () => {
  const people = [
    beneficiary({ allocatedPercentage: 33.3333 }),
    beneficiary({ id: '01920000-0000-7000-8000-0000000000b2', fullName: 'فهد العنزي', allocatedPercentage: 66.6667 }),
    beneficiary({ id: '01920000-0000-7000-8000-0000000000b3', fullName: 'هند', isActive: false }),
    beneficiary({
      id: '01920000-0000-7000-8000-0000000000b4',
      fullName: 'سعد العنزي',
      allocatedPercentage: 20,
      diedOn: '2026-01-01',
    }),
  ];
  const counts = { ...view().counts, beneficiaries: 4 };
  const { container } = show('people', { beneficiaries: people, counts });
  expect(await screen.findByText('مجموع النسب 100%')).toBeTruthy();
  expect(screen.getByText('موقوف')).toBeTruthy();
  expect(screen.getByText('متوفى')).toBeTruthy();
  const bars = [...container.querySelectorAll<HTMLElement>('li [aria-hidden] > span')];
  expect(bars.map(({ style }) => style.inlineSize).filter((size) => size !== '')).toEqual([
    '33.3333%',
    '66.6667%',
    '25%',
    '20%',
  ]);
});

const may = { propose: true, approve: false, withdraw: false, approveFrom: null };
const none = {
  effectiveFrom: null,
  proposedBy: null,
  proposedAt: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
};
const rulesPath = `GET /api/waqf/${waqfId}/rules`;
const rulesOf = (over: object) => ({
  version: 0,
  state: 'in_force',
  rules: [],
  ...none,
  proposed: null,
  versions: [],
  may,
  ...over,
});

test('the section of distributions links to the runs', async () => {
  show(
    'distributions',
    {},
    { [`GET /api/waqf/${waqfId}/distributions`]: { runs: [], nextCursor: null, may: { start: true } } },
  );
  expect(await screen.findByText('لا دورات توزيع بعد.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /كل الدورات/ }).getAttribute('href')).toBe(`/waqf/${waqfId}/distributions`);
});

test('without rules the yield is divided by the shares, and the rules are linked', async () => {
  show('rules', {}, { [rulesPath]: rulesOf({}) });
  expect(await screen.findByText('تُقسم الغلة بالنسب المسجلة.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /افتح القواعد/ }).getAttribute('href')).toBe(`/waqf/${waqfId}/rules`);
});

test('rules in force and proposed rules are described in words, with the founder’s words', async () => {
  const reserve = {
    kind: 'reserve',
    basis: 'gross',
    percent: 10,
    amount: null,
    cap: null,
    floor: null,
    to: null,
    split: 'shares',
    tier: null,
    clause: { text: 'يُحبس عُشر الغلة احتياطًا', documentId: null, page: null, box: null },
  };
  const proposed = { version: 3, state: 'proposed', ...none, rules: [{ ...reserve, percent: 20, clause: null }] };
  show('rules', {}, { [rulesPath]: rulesOf({ version: 2, effectiveFrom: '2026-01-01', rules: [reserve], proposed }) });
  expect(await screen.findByText('النسخة 2 معمول بها.')).toBeTruthy();
  const [inForce, next] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(inForce).toContain('الاحتياطي · 10% من إجمالي الغلة');
  expect(inForce).toContain('يُحبس عُشر الغلة احتياطًا');
  expect(screen.getByText('نسخة جديدة تنتظر الموافقة.')).toBeTruthy();
  expect(next).toContain('20% من إجمالي الغلة');
});

test('before approval there are no sections for money, beneficiaries or distributions', async () => {
  show('money', view({ waqf: { status: 'pending' }, documents: threeDeeds() }));
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'نظرة عامة',
    'الصكوك3',
    'سجل التغييرات',
  ]);
});
