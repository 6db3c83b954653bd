import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withUnknownValues, problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { founderCapabilities, threeDeeds, view, waqfId } from '../testing/index';
import { WaqfDetailsScreen } from './waqf-details.screen';

const show = (answer: Answer, capabilities = founderCapabilities) =>
  renderScreen(<WaqfDetailsScreen />, {
    at: `/waqf/${waqfId}/details`,
    path: '/waqf/:waqfId/details',
    capabilities,
    answers: { [`GET /api/waqf/${waqfId}`]: answer },
  });
const may = {
  edit: false,
  upload: true,
  process: false,
  review: true,
  approve: true,
  manage: false,
  acceptTrusteeship: false,
};

test('a waqf that is missing or belongs to somebody else is not found', async () => {
  show(() => problem(404, 'الوقف غير موجود'));
  expect(await screen.findByText('الوقف غير موجود')).toBeTruthy();
});

test('a pending waqf lists its three deeds, warns of the lock, and links to the approval', async () => {
  show(view({ waqf: { status: 'pending' }, documents: threeDeeds(), may }));
  expect(await screen.findByText(/صك الملكية وصك الوقفية وصك النظارة.*تُقفل البيانات/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'اعتماد الوقف' }).getAttribute('href')).toBe(`/waqf/${waqfId}/approve`);
});

test('a user who may not approve sees no link to the approval', async () => {
  show(view({ waqf: { status: 'pending' }, documents: threeDeeds() }));
  expect(await screen.findByText('الوقف ينتظر اعتماد الواقف')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'اعتماد الوقف' })).toBeNull();
});

test('an approved waqf without a main account says so and links to its bank accounts', async () => {
  show(
    view({
      waqf: { status: 'approved', approvedAt: '2026-11-20T09:00:00.000Z' },
      documents: threeDeeds(),
      may: { ...may, approve: false, review: false, manage: true },
    }),
  );
  expect(await screen.findByText(/لا حساب رئيسي بعد/)).toBeTruthy();
  expect(screen.getAllByText('معتمد ونشط')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'إدارة الحسابات' }).getAttribute('href')).toBe(`/waqf/${waqfId}/banking`);
});

test('conditions are shown verbatim and numbered, and missing data as not available', async () => {
  const waqfDetails = {
    waqfName: 'وقف طلبة العلم',
    purpose: 'نشر العلم',
    conditions: ['أن يعطى الناظر خمسة بالمئة', 'أن تؤجر بأجرة المثل'],
    beneficiaries: [],
  };
  show(view({ waqf: { status: 'pending', waqfDetails }, documents: threeDeeds() }));
  const second = await screen.findByText('أن تؤجر بأجرة المثل');
  expect(second.closest('li')?.textContent).toBe('2أن تؤجر بأجرة المثل');
  expect(screen.getAllByText('غير متاح').length).toBeGreaterThan(4);
});

const approvedWaqf = { status: 'approved', approvedAt: '2026-11-20T09:00:00.000Z', nazirId: waqfId } as const;
const mayRead = { ...may, upload: false, review: false, approve: false };

const nazirCapabilities: typeof founderCapabilities = ['transactions.manage', 'beneficiaries.manage'];

test('a nazir who has accepted sees links to add transactions and beneficiaries', async () => {
  show(view({ waqf: approvedWaqf, documents: threeDeeds(), may: mayRead }), nazirCapabilities);
  expect(await screen.findByRole('link', { name: 'إضافة معاملة' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'إضافة مستفيد' })).toBeTruthy();
});

test('the nazir named in the deed is asked to accept, and sees no other action before', async () => {
  const asked = view({ waqf: approvedWaqf, documents: threeDeeds(), may: { ...mayRead, acceptTrusteeship: true } });
  show(asked, nazirCapabilities);
  expect(await screen.findByRole('button', { name: 'قبول النظارة' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'اعتذار' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'إضافة معاملة' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'إضافة مستفيد' })).toBeNull();
});

test('other users see that the nazir has not accepted yet', async () => {
  show(view({ waqf: { ...approvedWaqf, nazirName: 'فهد الدوسري' }, documents: threeDeeds(), may: mayRead }));
  expect(await screen.findByText('بانتظار قبول الناظر فهد الدوسري')).toBeTruthy();
});

test('after the nazir declined, the founder sees the reason and a link to upload a newer deed', async () => {
  const nazirDeclined = { at: '2026-11-20T09:00:00.000Z', reason: 'لا يتسع وقتي' };
  const waqf = { ...approvedWaqf, nazirId: null, nazirDeclined };
  show(view({ waqf, documents: threeDeeds(), may: { ...mayRead, upload: true } }));
  expect(await screen.findByText(/لا يتسع وقتي/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ارفع صك نظارة أحدث' })).toBeTruthy();
});

test('a waqf with an unknown status is still shown, with the status as plain text', async () => {
  const shown = view({ waqf: { status: 'pending' }, documents: threeDeeds() });
  show(withUnknownValues(shown));
  expect((await screen.findAllByText(shown.waqf.name)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(/added later/)).length).toBeGreaterThan(0);
});

test('a founder discards a draft after reading what happens, and takes it back from its page', async () => {
  const user = userEvent.setup();
  const draft = view({ documents: threeDeeds().slice(0, 1), may: { ...may, approve: false, discard: true } });
  let shown = draft;
  const { calls } = renderScreen(<WaqfDetailsScreen />, {
    at: `/waqf/${waqfId}/details`,
    path: '/waqf/:waqfId/details',
    capabilities: founderCapabilities,
    answers: {
      [`GET /api/waqf/${waqfId}`]: () => Response.json(shown),
      [`POST /api/waqf/${waqfId}/discard`]: () => {
        const waqf = { status: 'discarded' as const, discardedAt: '2026-11-21T09:00:00.000Z' };
        shown = view({ waqf, documents: draft.documents, may: { ...mayRead, restore: true } });
        return Response.json({ waqf: { ...draft.waqf, ...waqf } });
      },
      [`POST /api/waqf/${waqfId}/restore`]: () => {
        shown = draft;
        return Response.json({ waqf: draft.waqf });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'إلغاء الوقف' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('إلغاء وقف طلبة العلم');
  expect(dialog.textContent).toContain('صك الملكية');
  expect(dialog.textContent).toContain('لا يُحذف شيء');
  await user.click(within(dialog).getByRole('button', { name: 'ألغِ وقف طلبة العلم' }));
  expect(await screen.findByText('ألغيت هذا الوقف قبل اعتماده')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'تابع رفع الصكوك' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'استعد الوقف' }));
  expect(await screen.findByRole('button', { name: 'إلغاء الوقف' })).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/waqf/${waqfId}/discard`,
    `/api/waqf/${waqfId}/restore`,
  ]);
});

test('an administrator sees that the founder discarded the waqf, and cannot take it back', async () => {
  show(view({ waqf: { status: 'discarded', discardedAt: '2026-11-21T09:00:00.000Z' }, may: mayRead }), []);
  expect(await screen.findByText('ألغى الواقف هذا الوقف قبل اعتماده')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'استعد الوقف' })).toBeNull();
});
