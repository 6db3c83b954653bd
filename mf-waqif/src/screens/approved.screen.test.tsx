import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WaqfView } from '@waqf/contracts/endowments';
import { run } from '@waqf/feature-distributions/testing';
import { founderCapabilities, view, waqfId } from '@waqf/feature-endowments/testing';
import { problem, renderScreen } from '@waqf/testing/screen';
import { ApprovedScreen } from './approved.screen';

const approved = {
  status: 'approved' as const,
  approvedAt: '2026-11-20T09:41:00.000Z',
  nazirId: '7b1c1f0e-5c0a-4f67-9a56-3d1a0b6a1c02',
  nazirName: 'عبدالعزيز بن بندر السبيعي',
  waqfDetails: {
    waqfName: 'وقف طلبة العلم',
    purpose: 'كفالة طلاب العلم الشرعي',
    conditions: ['أن يُبدأ بعمارة الوقف'],
    beneficiaries: [],
  },
};
const account: WaqfView['bankAccounts'][number] = {
  id: '01920000-0000-7000-8000-0000000000b1',
  waqfId,
  accountType: 'main_waqf',
  isMainAccount: true,
  bankName: 'مصرف',
  accountNumber: '608010167519',
  iban: 'SA0380000000608010167519',
  balance: '0.00',
  currency: 'SAR',
  accountStatus: 'active',
  branchCode: null,
  beneficiaryId: null,
  createdAt: '2026-11-20T09:42:00.000Z',
};

const show = (shown: WaqfView, runs: object[] = []) =>
  renderScreen(<ApprovedScreen />, {
    at: `/waqf/${waqfId}/approved`,
    path: '/waqf/:waqfId/approved',
    capabilities: founderCapabilities,
    answers: {
      [`GET /api/waqf/${waqfId}`]: shown,
      'GET /api/waqfs': { waqfs: [] },
      [`GET /api/waqf/${waqfId}/distributions`]: { runs, nextCursor: null, may: { start: false } },
    },
  });

test('the page shows the founder’s words, the account, the state of the nazir and the next steps', async () => {
  const { container } = show(view({ waqf: approved, bankAccounts: [account] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'وقف طلبة العلم' })).toBeTruthy();
  expect(screen.getByText('«كفالة طلاب العلم الشرعي»')).toBeTruthy();
  expect(container.textContent).toContain('SA03 8000 0000 6080 1016 7519');
  expect(screen.getByText('بانتظار قبوله')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^1يقبل الناظر.*الآن$/),
    expect.stringMatching(/^2تصل أول غلة/),
    expect.stringMatching(/^3يُوزَّع أول مرة/),
  ]);
});

test('the first distribution is the next step until one has been paid', async () => {
  const withYield = view({
    waqf: { ...approved, nazirAcceptedAt: '2026-11-21T09:00:00.000Z' },
    bankAccounts: [account],
  });
  const earned = { ...withYield, counts: { ...withYield.counts, transactions: 3 } };
  const last = async (ending: RegExp) =>
    waitFor(() => expect(screen.getAllByRole('listitem').at(-1)?.textContent).toMatch(ending));
  const { unmount } = show(earned, [run({ state: 'calculated' })]);
  await last(/الآن$/);
  unmount();
  show(earned, [run({ state: 'calculated' }), run({ state: 'closed' })]);
  await last(/تم$/);
});

test('an account that the bank has not opened yet is not shown as open', async () => {
  show(view({ waqf: approved }));
  expect(await screen.findByText('يُفتح الآن')).toBeTruthy();
  expect(screen.queryByText('نشط')).toBeNull();
});

test('after the nazir declined, the page shows the reason and a link to upload a newer deed', async () => {
  show(
    view({
      waqf: { ...approved, nazirId: null, nazirDeclined: { at: '2026-11-21T09:00:00.000Z', reason: 'لا يتسع وقتي' } },
    }),
  );
  expect(await screen.findByText('السبب: لا يتسع وقتي')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ارفع صك نظارة أحدث' }).getAttribute('href')).toBe(`/waqf/${waqfId}/process`);
});

test('the page of a waqf that is not approved leads to its approval', async () => {
  const { where } = show(view({ waqf: { status: 'pending' } }));
  await waitFor(() => expect(where()).toBe(`/waqf/${waqfId}/approve`));
});

test('one press requests the certificate, and a refusal is shown in the server’s words', async () => {
  const user = userEvent.setup();
  const { calls } = renderScreen(<ApprovedScreen />, {
    at: `/waqf/${waqfId}/approved`,
    path: '/waqf/:waqfId/approved',
    capabilities: founderCapabilities,
    answers: {
      [`GET /api/waqf/${waqfId}`]: view({ waqf: approved }),
      [`POST /api/waqf/${waqfId}/certificate`]: () => problem(409, 'تصدر الشهادة بعد اعتماد الوقف'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'نزّل شهادة الاعتماد' }));
  expect(await screen.findByText('تصدر الشهادة بعد اعتماد الوقف')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ language: 'ar' });
});

test('the invitation is shared by the device, or copied as the address where the nazir answers', async () => {
  const user = userEvent.setup();
  show(view({ waqf: approved }));
  await user.click(await screen.findByRole('button', { name: 'انسخ رابط الدعوة' }));
  expect(await screen.findByText('نُسخ رابط الدعوة')).toBeTruthy();
  const address = `${window.location.origin}/waqf/${waqfId}/details`;
  expect(await navigator.clipboard.readText()).toBe(address);
  const shared: unknown[] = [];
  Object.defineProperty(navigator, 'share', { configurable: true, value: async (data: unknown) => shared.push(data) });
  try {
    await user.click(screen.getByRole('button', { name: 'شاركها مع الناظر' }));
    expect(shared).toEqual([expect.objectContaining({ url: address })]);
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('a nazir who has accepted is not invited again', async () => {
  show(view({ waqf: { ...approved, nazirAcceptedAt: '2026-11-21T09:00:00.000Z' } }));
  expect(await screen.findByText('قبل النظارة')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'انسخ رابط الدعوة' })).toBeNull();
});
