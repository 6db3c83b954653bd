import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { personId } from '@waqf/testing/samples';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { founderCapabilities, nazirCapabilities, summary } from '../testing/index';
import { WaqfListScreen } from './waqf-list.screen';

const rows = [
  summary({
    id: '01920000-0000-7000-8000-00000000000a',
    name: 'وقف الأيتام',
    status: 'approved',
    hasMainAccount: true,
    balance: '1250.50',
    deeds: { uploaded: 3, processed: 3, error: 0 },
  }),
  summary({
    id: '01920000-0000-7000-8000-00000000000b',
    name: 'وقف سقيا الماء',
    deeds: { uploaded: 2, processed: 0, error: 1 },
  }),
];
const show = (waqfs: Answer, more: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(<WaqfListScreen />, {
    at: '/waqf',
    path: '/waqf',
    capabilities: founderCapabilities,
    answers: { 'GET /api/waqfs': waqfs },
    ...more,
  });

test('a founder sees each waqf with its balance or deeds, and can edit only drafts', async () => {
  show(page(rows));
  expect(await screen.findByRole('heading', { name: 'أوقافي' })).toBeTruthy();
  expect(await screen.findByText('1,250.50')).toBeTruthy();
  expect(screen.getByText('وقف سقيا الماء').closest('li')?.textContent).toContain('رُفع صكان من ثلاثة، تعذرت قراءة صك');
  expect(screen.getByRole('link', { name: 'تعديل وقف سقيا الماء' }).getAttribute('href')).toBe(
    `/waqf/${rows[1]?.id}/edit`,
  );
  expect(screen.queryByRole('link', { name: 'تعديل وقف الأيتام' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'إنشاء وقف' })[0]?.getAttribute('href')).toBe('/waqf/create-steps');
});

test('a nazir gets neither the create button nor the edit button', async () => {
  show(page(rows), { capabilities: nazirCapabilities });
  expect(await screen.findByText('وقف سقيا الماء')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'إدارة الأوقاف' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'إنشاء وقف' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^تعديل/ })).toBeNull();
});

test('a waqf whose trusteeship the nazir has not accepted says so instead of being active', async () => {
  const asked = summary({ name: 'وقف عين الحياة', status: 'approved', nazirId: personId, nazirAcceptedAt: null });
  show(page([asked]), { capabilities: nazirCapabilities });
  const row = (await screen.findByText('وقف عين الحياة')).closest('li');
  expect(row?.textContent).toContain('بانتظار قبولك');
  expect(row?.textContent).not.toContain('نشط');
});

test('when every waqf is active, the header says so without a second count', async () => {
  show({ ...page(rows), counts: { draft: 0, pending: 0, approved: 4 } });
  expect(await screen.findByText('4 أوقاف، كلها نشطة.')).toBeTruthy();
});

test('a waqf that awaits the nazir is not counted as active in the header', async () => {
  show({ ...page(rows), counts: { draft: 0, pending: 0, approved: 4, unaccepted: 1 } });
  expect(await screen.findByText('4 أوقاف، 3 نشطة، وواحد ينتظر قبولك نظارته.')).toBeTruthy();
});

test('the filter offers discarded waqfs when there are any', async () => {
  const user = userEvent.setup();
  const gone = summary({ id: '01920000-0000-7000-8000-00000000000c', name: 'وقف بدأ خطأ', status: 'discarded' });
  const counts = { draft: 1, pending: 0, approved: 1, discarded: 1 };
  show(
    { ...page(rows), counts },
    {
      answers: {
        'GET /api/waqfs': { ...page(rows), counts },
        'GET /api/waqfs?status=discarded': { ...page([gone]), counts },
      },
    },
  );
  await user.click(await screen.findByRole('radio', { name: 'ملغى' }));
  expect((await screen.findByText('وقف بدأ خطأ')).closest('li')?.textContent).toContain('ملغى');
  expect(screen.queryByText('وقف الأيتام')).toBeNull();
});

test('without discarded waqfs their filter is not offered, and with nothing else they are a link', async () => {
  show({ ...page([]), counts: { draft: 0, pending: 0, approved: 0, discarded: 2 } });
  const link = await screen.findByRole('link', { name: 'اعرض الأوقاف الملغاة' });
  expect(link.getAttribute('href')).toBe('/waqf?status=discarded');
});

test('search and status are kept in the address, and the address restores the view', async () => {
  const user = userEvent.setup();
  const { where } = show(page(rows), {
    at: '/waqf?status=approved',
    answers: { 'GET /api/waqfs': page(rows), 'GET /api/waqfs?status=approved': page(rows.slice(0, 1)) },
  });
  await screen.findByText('وقف الأيتام');
  expect(screen.queryByText('وقف سقيا الماء')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'الكل' }));
  await user.type(screen.getByRole('searchbox'), 'سقيا');
  expect(screen.queryByText('وقف الأيتام')).toBeNull();
  expect(decodeURIComponent(where())).toBe('/waqf?q=سقيا');
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('لا وقف يطابق بحثك')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'اعرض كل الأوقاف' }));
  expect(screen.getByText('وقف الأيتام')).toBeTruthy();
});

test('without waqfs the page explains how to create the first', async () => {
  show(page([]));
  expect(await screen.findByText('أنشئ وقفك الأول، ثم ارفع صكوكه الثلاثة لنقرأها معك.')).toBeTruthy();
});

test('an error shows the server’s message and reference, and the list can be loaded again', async () => {
  const user = userEvent.setup();
  let broken = true;
  show(() => (broken ? problem(503, 'الخدمة متوقفة مؤقتًا') : { status: 200, body: page(rows) }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('الخدمة متوقفة مؤقتًا')).toBeTruthy();
  expect(within(alert).getByText('REF-7F3A')).toBeTruthy();
  broken = false;
  await user.click(within(alert).getByRole('button', { name: 'أعد المحاولة' }));
  expect(await screen.findByText('وقف الأيتام')).toBeTruthy();
});

/** The only page of the list. */
function page(waqfs: typeof rows) {
  return { waqfs, nextCursor: null, counts: { draft: waqfs.length, pending: 0, approved: 0 } };
}
