import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Dispute, Entitlement } from '@waqf/contracts/beneficiaries';
import { type Answer, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { EntitlementsScreen } from './entitlements.screen';

const beneficiaryId = '01920000-0000-7000-8000-0000000000b1';
const dispute: Dispute = {
  id: '01920000-0000-7000-8000-0000000000e1',
  beneficiaryId,
  waqfId: '01920000-0000-7000-8000-000000000001',
  waqfName: 'وقف برج النخيل',
  fullName: 'نورة',
  reason: 'لا صلة لي بالوقف',
  raisedAt: '2026-11-20T09:00:00.000Z',
  state: 'open',
  answer: null,
  answeredAt: null,
  mayAnswer: false,
};
const entitlement: Entitlement = {
  beneficiaryId,
  waqfName: 'وقف برج النخيل',
  relationship: 'ابنة الواقف',
  allocatedPercentage: 25,
  isActive: true,
  suspensionReason: null,
  createdAt: '2026-06-16T09:00:00.000Z',
  dispute: null,
  mayDispute: true,
};
afterEach(() => sessionStorage.clear());

const show = (answers: Record<string, Answer>) =>
  renderScreen(<EntitlementsScreen />, {
    at: '/beneficiary/entitlements',
    path: '/beneficiary/entitlements',
    capabilities: ['beneficiary.portal'],
    answers,
  });
const press = (name: string) => screen.findByRole('button', { name }).then((found) => userEvent.click(found));

test('a person sees the waqf that names them and can only dispute it with a reason', async () => {
  let own: Entitlement = entitlement;
  const { calls } = show({
    'GET /api/beneficiary/entitlements': () => ({ status: 200, body: { entitlements: [own] } }),
    'POST /api/beneficiary/disputes': () => {
      own = { ...entitlement, dispute, mayDispute: false };
      return { status: 201, body: { dispute } };
    },
  });
  expect(await screen.findByText('وقف برج النخيل')).toBeTruthy();
  expect(screen.getByText('25%')).toBeTruthy();
  await press('اعترض على إدراجي');
  await press('أرسل الاعتراض');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('اكتب السبب')).toBeTruthy();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /سبب الاعتراض/ }), 'لا صلة لي بالوقف');
  await press('أرسل الاعتراض');
  expect(await screen.findByText('الاعتراض ينتظر جواب الناظر')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'اعترض على إدراجي' })).toBeNull();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    beneficiaryId,
    kind: 'wrong',
    reason: 'لا صلة لي بالوقف',
  });
});

test('the page shows the nazir’s answer and the reason for a suspension', async () => {
  const explained: Dispute = { ...dispute, state: 'explained', answer: 'ذكرك الواقف باسمك' };
  show({
    'GET /api/beneficiary/entitlements': {
      entitlements: [{ ...entitlement, isActive: false, suspensionReason: 'لم تُحدَّث الهوية', dispute: explained }],
    },
  });
  for (const words of ['ذكرك الواقف باسمك', 'لم تُحدَّث الهوية', 'موقوف مؤقتًا'])
    expect(await screen.findByText(words)).toBeTruthy();
});

test('a person whom no waqf names is told so, and a page that can’t be loaded can be loaded again', async () => {
  const { unmount } = show({ 'GET /api/beneficiary/entitlements': { entitlements: [] } });
  expect(await screen.findByText('لم يُدرجك وقف بعد')).toBeTruthy();
  unmount();
  const { answer, loadAgain } = refusedAtFirst(problem(503, 'الخدمة متوقفة مؤقتًا'), { entitlements: [entitlement] });
  show({ 'GET /api/beneficiary/entitlements': answer });
  expect(await screen.findByText(/الخدمة متوقفة مؤقتًا/)).toBeTruthy();
  await loadAgain();
  expect(await screen.findByText('وقف برج النخيل')).toBeTruthy();
});

test('a beneficiary who asks to leave is told the consequence and sees that the request waits', async () => {
  let own: Entitlement = entitlement;
  const leaving: Dispute = { ...dispute, kind: 'leaving', reason: 'استغنيت عنه' };
  const { calls } = show({
    'GET /api/beneficiary/entitlements': () => ({ status: 200, body: { entitlements: [own] } }),
    'POST /api/beneficiary/disputes': () => {
      own = { ...entitlement, dispute: leaving, mayDispute: false };
      return { status: 201, body: { dispute: leaving } };
    },
  });
  await press('اطلب الخروج من الوقف');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/لا تستحق شيئًا من التوزيع التالي/)).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox'), 'استغنيت عنه');
  await userEvent.click(dialog.getByRole('button', { name: 'أرسل الطلب' }));
  expect(await screen.findByText('طلب خروجك ينتظر جواب الناظر')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    beneficiaryId,
    kind: 'leaving',
    reason: 'استغنيت عنه',
  });
});

test('a minor is told that the entitlement is protected and from when on they may ask to leave', async () => {
  const own: Entitlement = { ...entitlement, leavesAfter: '2027-06-19' };
  show({ 'GET /api/beneficiary/entitlements': { entitlements: [own] } });
  expect((await screen.findByText(/استحقاقك محفوظ لك/)).textContent).toContain('2027');
  expect(screen.queryByRole('button', { name: 'اطلب الخروج من الوقف' })).toBeNull();
  expect(screen.getByRole('button', { name: 'اعترض على إدراجي' })).toBeTruthy();
});

test('a guardian disputes the naming of a minor in the minor’s portal, and cannot leave for them', async () => {
  const ward = { id: '01920000-0000-7000-8000-0000000000c1', fullName: 'ماجد', until: '2035-01-01', deed: 'صك 1' };
  const answers = {
    [`GET /api/beneficiary/entitlements?onBehalfOf=${ward.id}`]: {
      entitlements: [{ ...entitlement, leavesAfter: '2035-01-01' }],
    },
    'GET /api/beneficiary/wards': { wards: [] },
  };
  sessionStorage.setItem('beneficiary.ward', JSON.stringify(ward));
  show(answers);
  expect(await screen.findByRole('button', { name: 'اعترض على الإدراج' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'اطلب الخروج من الوقف' })).toBeNull();
  sessionStorage.clear();
});

test('a child whose guardian uses the portal is told that the guardian disputes it', async () => {
  show({ 'GET /api/beneficiary/entitlements': { entitlements: [{ ...entitlement, mayDispute: false }] } });
  expect(await screen.findByText(/فليعترض وليّك من حسابه/)).toBeTruthy();
});

test('a guardian reads and disputes the entitlement of the minor by name, and goes back to the minor’s dashboard', async () => {
  const ward = {
    id: '01920000-0000-7000-8000-0000000000c1',
    fullName: 'جود بنت سعود',
    until: '2035-03-01',
    deed: 'صك',
  };
  sessionStorage.setItem('beneficiary.ward', JSON.stringify(ward));
  show({
    'GET /api/beneficiary/entitlements': { entitlements: [entitlement] },
    'GET /api/beneficiary/wards': { wards: [{ ...ward, age: 9 }] },
  });
  expect(await screen.findByText(/نسبة.*جود بنت سعود/)).toBeTruthy();
  expect(screen.getByText(/الأوقاف التي تذكر.*جود بنت سعود.*بين مستفيديها/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'اللوحة المالية' }).getAttribute('href')).toBe('/beneficiary/dashboard');
  await press('اعترض على الإدراج');
  expect(await within(await screen.findByRole('dialog')).findByText(/اعتراض على إدراج.*جود بنت سعود/)).toBeTruthy();
});
