import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BeneficiaryProfile } from '@waqf/contracts/reporting';
import type { SupportingDocument } from '@waqf/contracts/supporting-documents';
import { type Answer, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { YearReport } from '../components/year-report';
import { ProfileScreen } from './profile.screen';

const profile: BeneficiaryProfile = {
  personalInfo: { fullName: 'نورة العنزي', nationalId: '1000000065', email: null, phone: null },
  financialSummary: {
    totalAllocations: 20,
    monthlyIncome: '100.00',
    yearlyIncome: '1200.00',
    yearlyProjection: '1300.00',
    activeWaqfs: 1,
    totalReceived: '2400.00',
    source: { ar: 'دورات التوزيع', en: 'Distribution runs' },
  },
  waqfDetails: [],
  bankingInfo: {
    primaryAccount: null,
    accounts: [],
    paymentPreferences: { method: 'bank_transfer', frequency: 'monthly' },
  },
};
const sent = (status: 'pending' | 'rejected', reason: string | null): SupportingDocument => ({
  id: '01920000-0000-7000-8000-0000000000e1',
  beneficiaryId: '01920000-0000-7000-8000-0000000000b1',
  waqfId: '01920000-0000-7000-8000-000000000001',
  waqfName: 'وقف برج النخيل',
  fullName: 'نورة العنزي',
  kind: 'kinship',
  fileName: 'حصر.png',
  uploadDate: '2026-11-20T09:00:00.000Z',
  status,
  reason,
  reviewedAt: null,
  mayReview: false,
  mayWithdraw: false,
});
const show = (documents: SupportingDocument[], answer: Answer = { profile }, screens = <ProfileScreen />) =>
  renderScreen(screens, {
    at: '/beneficiary/profile',
    path: '/beneficiary/profile',
    capabilities: ['beneficiary.portal'],
    answers: {
      'GET /api/beneficiary/profile': answer,
      'GET /api/beneficiary/documents?onBehalfOf=w1': {
        documents,
        places: [],
        uploads: { largestMegabytes: 10, types: ['pdf'] },
      },
      'GET /api/beneficiary/documents': { documents, places: [], uploads: { largestMegabytes: 10, types: ['pdf'] } },
      'GET /api/beneficiary/ibans': { ibans: [], places: [] },
    },
  });
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const ward = { id: 'w1', fullName: 'عبدالرحمن الزهراني', until: '2031-09-06', deed: 'صك ولاية' };
afterEach(() => sessionStorage.clear());

test('a guardian who opens the profile from a minor’s portal is told that it is about themselves', async () => {
  sessionStorage.setItem('beneficiary.ward', JSON.stringify(ward));
  show([]);
  expect(await screen.findByText(`هذه الصفحة عنك أنت، لا عن ${ward.fullName}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: /عُد إلى بوابة/ }).getAttribute('href')).toBe('/beneficiary/dashboard');
});

test('a minor’s yearly report never shows the guardian’s figures, even when these are loaded', async () => {
  sessionStorage.setItem('beneficiary.ward', JSON.stringify(ward));
  const both = (
    <>
      <ProfileScreen />
      <YearReport />
    </>
  );
  show([], { profile }, both);
  expect(await screen.findByText('السنة في أرقام')).toBeTruthy();
  expect(await screen.findAllByText('1,300.00')).toHaveLength(1);
  // What the page of the user's own profile would show or send here belongs to the minor.
  for (const title of [/آيبان الصرف باسم/, /^وثائق /, 'وثائقي'])
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test('documents come first when one was rejected, with the reason', async () => {
  show([sent('rejected', 'هذا سجل الأسرة لا حصر الورثة')]);
  expect(await screen.findByText('السبب: هذا سجل الأسرة لا حصر الورثة')).toBeTruthy();
  expect(cards()[0]).toBe('وثائقي');
});

test('documents come last when none has to be sent again', async () => {
  show([sent('pending', null)]);
  expect(await screen.findByText('قيد المراجعة')).toBeTruthy();
  expect(cards().at(-1)).toBe('وثائقي');
});

test('a profile that can’t be loaded shows the server’s message and can be loaded again', async () => {
  const { answer, loadAgain } = refusedAtFirst(problem(503, 'الخدمة متوقفة مؤقتًا'), { profile });
  show([], answer);
  expect(await screen.findByText('الخدمة متوقفة مؤقتًا')).toBeTruthy();
  await loadAgain();
  expect((await screen.findAllByText('نورة العنزي')).length).toBeGreaterThan(0);
});

test('a choice that another device made meanwhile is named, and one’s own choice stays until it is saved again', async () => {
  let frequency: 'monthly' | 'quarterly' | 'yearly' = 'monthly';
  const preferences = () => ({ method: 'bank_transfer' as const, frequency });
  const bankingInfo = () => ({ ...profile.bankingInfo, paymentPreferences: preferences() });
  let refusals = 0;
  const { calls } = renderScreen(<ProfileScreen />, {
    at: '/beneficiary/profile',
    path: '/beneficiary/profile',
    capabilities: ['beneficiary.portal'],
    answers: {
      'GET /api/beneficiary/profile': () => ({
        status: 200,
        body: { profile: { ...profile, bankingInfo: bankingInfo() } },
      }),
      'GET /api/beneficiary/documents': {
        documents: [],
        places: [],
        uploads: { largestMegabytes: 10, types: ['pdf'] },
      },
      'GET /api/beneficiary/ibans': { ibans: [], places: [] },
      'PUT /api/beneficiary/preferences': () => {
        refusals += 1;
        if (refusals > 1) {
          frequency = 'quarterly';
          return { status: 200, body: { preferences: preferences() } };
        }
        frequency = 'yearly';
        const errors = [{ field: 'frequency', message: 'تغيّر بعد أن فتحته، وهو الآن: كل سنة' }];
        return { ...problem(409, 'تغيّرت هذه البيانات', { errors, now: { frequency } }) };
      },
    },
  });
  const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  await userEvent.click(await screen.findByRole('radio', { name: 'كل ربع سنة' }));
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  expect(await screen.findByText('تغيّر بعد أن فتحته، وهو الآن: كل سنة')).toBeTruthy();
  expect(chosen('كل ربع سنة')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  expect(await screen.findByText('حُفظ اختيارك')).toBeTruthy();
  expect(chosen('كل ربع سنة')).toBe(true);
  expect(screen.queryByRole('button', { name: 'احفظ' })).toBeNull();
  const puts = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as { seen: object });
  expect(puts.map(({ seen }) => seen)).toMatchObject([{ frequency: 'monthly' }, { frequency: 'yearly' }]);
});
