import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BeneficiariesPreview } from '@waqf/contracts/beneficiaries';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { answerUploads } from '@waqf/testing/uploads';
import { ImportScreen } from './import.screen';

const waqfId = '01920000-0000-7000-8000-000000000001';
const path = `/api/waqf/${waqfId}/beneficiaries/import`;
const cells = (over: Record<string, string> = {}) => ({
  nationalId: '1000000065',
  fullName: 'نورة بنت يوسف العنزي',
  allocatedPercentage: '60',
  ...over,
});
const preview = (over: Partial<BeneficiariesPreview> = {}): BeneficiariesPreview => ({
  rows: [
    { row: 2, cells: cells() },
    { row: 3, cells: cells({ nationalId: '108842210', fullName: 'ماجد الزهراني' }) },
  ],
  faults: [],
  totalPercentage: 85.5,
  warning: null,
  ...over,
});
const wrong = preview({
  faults: [{ row: 3, column: 'nationalId', message: { ar: 'رقم الهوية يجب أن يكون 10 أرقام', en: 'Ten digits' } }],
});

function show(answers: Record<string, Answer>, at = `/beneficiaries/import?waqf=${waqfId}`) {
  return renderScreen(<ImportScreen />, {
    at,
    path: '/beneficiaries/import',
    capabilities: ['waqf.list', 'waqf.read', 'beneficiaries.manage'],
    answers: {
      'GET /api/waqfs': { waqfs: [], nextCursor: null, counts: { draft: 0, pending: 0, approved: 0 } },
      ...answers,
    },
  });
}
answerUploads();

const choose = async (user: ReturnType<typeof userEvent.setup>) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for a file');
  await user.upload(input, new File(['x'], 'people.xlsx'));
};

test('rows with invalid cells are listed first with the reason, and nothing can be imported', async () => {
  const user = userEvent.setup();
  show({ [`POST ${path}`]: wrong });
  await choose(user);
  expect(await screen.findByText('لن يُستورد شيء حتى تُصلح الخلايا كلها')).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'صفوف الملف' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.includes('ماجد الزهراني'))).toEqual([true, false]);
  expect(within(rows[0] as HTMLElement).getByText('رقم الهوية يجب أن يكون 10 أرقام')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^استورد/ })).toBeNull();
});

test('a valid file is imported by a button that shows the count, and the list is opened', async () => {
  const user = userEvent.setup();
  const imported = { added: 2, totalPercentage: 85.5, warning: null };
  const { calls, where } = show({
    [`POST ${path}`]: ({ path: asked }) =>
      asked.includes('preview=1') ? { status: 200, body: preview() } : { status: 201, body: imported },
  });
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'استورد مستفيدَين' }));
  expect(await screen.findByText('أُضيف 2، ومجموع النسب 85.5%. تُفتح حساباتهم تباعًا.')).toBeTruthy();
  expect(where()).toBe(`/beneficiaries?waqf=${waqfId}`);
  expect(calls.filter(({ method }) => method === 'POST').map(({ path: asked }) => asked)).toEqual([
    `${path}?preview=1`,
    path,
  ]);
});

test('a file that is not a workbook is refused in the server’s words', async () => {
  const user = userEvent.setup();
  show({ [`POST ${path}`]: () => problem(422, 'لم نتمكن من قراءة الملف. احفظه من Excel بصيغة xlsx ثم ارفعه.') });
  await choose(user);
  expect(await screen.findByText('لم نتمكن من قراءة الملف. احفظه من Excel بصيغة xlsx ثم ارفعه.')).toBeTruthy();
});

test('without a waqf nothing is sent', async () => {
  const user = userEvent.setup();
  const { calls } = show({ [`POST ${path}`]: preview() }, '/beneficiaries/import');
  await choose(user);
  expect(await screen.findByText('اختر الوقف أولًا')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});
