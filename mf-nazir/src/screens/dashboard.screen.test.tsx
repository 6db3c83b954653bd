import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskItem } from '@waqf/contracts/desk';
import { summary } from '@waqf/feature-endowments/testing';
import { approvedWaqfs, personId } from '@waqf/testing/samples';
import { type Answer, problem, renderScreen } from '@waqf/testing/screen';
import { DashboardScreen } from './dashboard.screen';

const accepted = { status: 'approved' as const, nazirId: personId, nazirAcceptedAt: '2026-06-16T09:00:00.000Z' };
const waqfs = [
  summary({ ...accepted, id: '01920000-0000-7000-8000-00000000000a', name: 'وقف برج النخيل', hasMainAccount: true }),
  summary({ ...accepted, id: '01920000-0000-7000-8000-00000000000b', name: 'وقف دار الأرقم' }),
  summary({
    ...accepted,
    id: '01920000-0000-7000-8000-00000000000c',
    name: 'وقف عين الحياة',
    nazirAcceptedAt: null,
    hasMainAccount: true,
  }),
];

const money = { total: '0.00', corpus: '0.00', yield: '0.00', payable: '0.00', reserve: '0.00' };
const task = (at: number, over: Partial<DeskItem> = {}): DeskItem => ({
  key: `task-${at}`,
  kind: 'approval',
  waqfId: '01920000-0000-7000-8000-00000000000a',
  waqfName: 'وقف برج النخيل',
  title: { ar: `أمر رقم ${at}`, en: `Matter ${at}` },
  text: null,
  amount: null,
  due: null,
  to: '/approvals',
  open: { ar: 'افتح', en: 'Open' },
  ...over,
});

function show(answers: Record<string, Answer>) {
  // The cards below are not answered here; each says so by itself.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderScreen(<DashboardScreen />, {
    at: '/dashboard',
    path: '/dashboard',
    capabilities: ['waqf.list', 'waqf.read'],
    answers: {
      'GET /api/waqfs': { waqfs, nextCursor: null, counts: { draft: 0, pending: 0, approved: 3 } },
      'GET /api/dashboard/stats': {
        stats: {
          totalWaqfs: 3,
          totalBalance: '0.00',
          activeWaqfs: 3,
          pendingWaqfs: 0,
          draftWaqfs: 0,
          bankAccounts: 2,
          totalRevenue: '0.00',
          totalExpenses: '0.00',
          monthlyTransactions: 0,
        },
      },
      ...answers,
    },
  });
}

test('the dashboard names a waqf whose account is being opened and does not count one that is not accepted', async () => {
  show({ 'GET /api/desk': { items: [], count: 0, money } });
  expect(await screen.findByText('بانتظار قبولك نظارة وقف عين الحياة')).toBeTruthy();
  expect(await screen.findByText(/لم يؤكد المصرف فتح حساب وقف دار الأرقم\./)).toBeTruthy();
  expect(screen.getByText('وقفان بنظارتك.', { exact: false })).toBeTruthy();
  expect(screen.getByText('منها اثنان نشطان')).toBeTruthy();
});

test('a nazir without a waqf is told how one comes, and sees neither zeros nor a transaction to add', async () => {
  show({ 'GET /api/waqfs': approvedWaqfs() });
  expect(await screen.findByRole('heading', { name: 'لا أوقاف بنظارتك بعد' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'إضافة معاملة' })).toBeNull();
  expect(screen.queryByText('0.00')).toBeNull();
});

test('a waqf whose account needs the nazir is not said to be opening, whether or not the desk shows its row', async () => {
  const words = { ar: 'رفض المصرف فتح الحساب الرئيسي', en: 'The bank refused' };
  const list = waqfs.map((one) => (one.hasMainAccount ? one : { ...one, mainTrouble: { title: words, text: words } }));
  show({
    'GET /api/waqfs': { waqfs: list, nextCursor: null, counts: { draft: 0, pending: 0, approved: 3 } },
    'GET /api/desk': { items: [task(1)], count: 51, money },
  });
  expect(await screen.findByText('أمر رقم 1')).toBeTruthy();
  expect(screen.queryByText(/لم يؤكد المصرف/)).toBeNull();
});

test('what the desk leaves out is counted and can be shown', async () => {
  show({
    'GET /api/desk': { items: [task(1)], count: 2, money },
    'GET /api/desk?all=1': { items: [task(1), task(2)], count: 2, money },
  });
  expect(await screen.findByText('المعروض 1 من 2.', { exact: false })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'اعرض البقية' }));
  expect(await screen.findByText('أمر رقم 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'اعرض البقية' })).toBeNull();
});

test('when the rest cannot be loaded the page says so, and asks again', async () => {
  let isAway = true;
  show({
    'GET /api/desk': { items: [task(1)], count: 2, money },
    'GET /api/desk?all=1': () =>
      isAway ? problem(500, 'عطل') : { status: 200, body: { items: [task(1), task(2)], count: 2, money } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'اعرض البقية' }));
  const failure = (await screen.findByText('تعذر تحميل البقية')).closest<HTMLElement>('[role=alert], [data-wq-alert]');
  isAway = false;
  await userEvent.click(within(failure ?? document.body).getByRole('button', { name: 'أعد المحاولة' }));
  expect(await screen.findByText('أمر رقم 2')).toBeTruthy();
});
