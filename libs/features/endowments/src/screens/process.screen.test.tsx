import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readingStages } from '@waqf/contracts/documents';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { compared, deed, founderCapabilities, threeDeeds, view, waqfId } from '../testing/index';
import { ProcessScreen } from './process.screen';

const may = {
  edit: true,
  upload: true,
  process: false,
  review: true,
  approve: false,
  manage: false,
  acceptTrusteeship: false,
};
const show = (answers: Record<string, Answer>) =>
  renderScreen(<ProcessScreen />, {
    at: `/waqf/${waqfId}/process`,
    path: '/waqf/:waqfId/process',
    capabilities: founderCapabilities,
    answers: { 'GET /api/samples/deeds': () => problem(404, 'لا شيء هنا'), ...answers },
  });
const get = `GET /api/waqf/${waqfId}`;
const uploaded = threeDeeds().map((one) => ({
  ...one,
  status: 'uploaded' as const,
  stages: [],
  fields: [],
  processedAt: null,
}));

test('missing deeds are requested, and a wrong file is refused with the specified message', async () => {
  show({ [get]: view({ documents: [deed('property_deed', { status: 'uploaded' })], may }) });
  expect(await screen.findByText('بقي صكان لرفعهما.')).toBeTruthy();
  const place = screen.getByLabelText('صك الوقفية');
  fireEvent.change(place, { target: { files: [new File(['x'], 'sak.docx', { type: 'application/msword' })] } });
  expect(await screen.findByText('نوع الملف غير مدعوم')).toBeTruthy();
  const large = new File(['x'], 'sak.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  fireEvent.change(place, { target: { files: [large] } });
  expect(await screen.findByText('حجم الملف كبير جداً')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'تابع إلى المعالجة' }) as HTMLButtonElement).disabled).toBe(true);
});

test('without sample deeds on the server, none are offered', async () => {
  show({ [get]: view({ documents: [], may }) });
  await screen.findByText('ارفع الصكوك الثلاثة لتبدأ المعالجة.');
  expect(screen.queryByText('صكوك للتجربة')).toBeNull();
});

test('processing is requested once, and a refusal shows the reason', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    [get]: view({ documents: uploaded, may: { ...may, process: true } }),
    [`POST /api/waqf/${waqfId}/process`]: () => problem(409, 'الوقف قيد المعالجة'),
  });
  await user.click(await screen.findByRole('button', { name: 'ابدأ المعالجة' }));
  expect(await screen.findByText('خطأ في معالجة الوثائق')).toBeTruthy();
  expect(screen.getByText('الوقف قيد المعالجة')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('the start of the processing is reported, although its button is gone by then', async () => {
  const user = userEvent.setup();
  let now = view({ documents: uploaded, may: { ...may, process: true } });
  show({
    [get]: () => ({ status: 200, body: now }),
    [`POST /api/waqf/${waqfId}/process`]: () => {
      now = view({ documents: uploaded.map((one) => ({ ...one, status: 'processing' as const })), may });
      return { status: 202, body: { queued: 3, documents: now.documents } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'ابدأ المعالجة' }));
  expect(await screen.findByText('بدأت معالجة الوثائق')).toBeTruthy();
});

test('an unreadable deed shows the problem and a reference, and another file can be uploaded', async () => {
  const error = {
    code: 'documents.no-text',
    message: { ar: 'لم نجد في هذه النسخة نصًا يمكن قراءته.', en: 'x' },
    reference: 'DOC-7F3A',
  };
  const failed = [{ stage: 'type' as const, state: 'failed' as const, milliseconds: null, note: error.message }];
  show({
    [get]: view({
      documents: [
        deed('property_deed'),
        deed('waqf_deed'),
        deed('nazir_deed', { status: 'error', error, stages: failed }),
      ],
      may,
    }),
  });
  expect(await screen.findByText('تعذرت قراءة صك النظارة')).toBeTruthy();
  expect(screen.getByText(/لم نجد في هذه النسخة نصًا يمكن قراءته.*محفوظة ولن تُحذف/)).toBeTruthy();
  expect(screen.getAllByText(/لم نجد في هذه النسخة/)).toHaveLength(1);
  expect(screen.getByText('DOC-7F3A')).toBeTruthy();
  expect(screen.getByLabelText('ارفع ملفًا آخر: صك النظارة')).toBeTruthy();
  expect(screen.getByText('10 مراحل من 15 · 67%')).toBeTruthy();
});

test('a deed of another type is told so, and what is pressed to read the next one is called as the button is', async () => {
  const error = { code: 'wrong_type', message: { ar: 'هذا صك من نوع آخر.', en: 'x' }, reference: 'DOC-7F3B' };
  show({
    [get]: view({
      documents: [
        deed('property_deed', { status: 'error', error }),
        deed('waqf_deed'),
        deed('nazir_deed', { status: 'uploaded', stages: [] }),
      ],
      may: { ...may, process: true },
    }),
  });
  expect(await screen.findByText('ليس هذا صك الملكية')).toBeTruthy();
  expect(screen.queryByText('تعذرت قراءة صك الملكية')).toBeNull();
  expect(screen.getByText('تبدأ قراءته بعد أن تضغط «تابع المعالجة».')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'تابع المعالجة' })).toBeTruthy();
});

test('while deeds are missing, the place of one that could not be read says so', async () => {
  const error = { code: 'too_dark', message: { ar: 'الصورة معتمة.', en: 'x' }, reference: 'DOC-7F3C' };
  show({ [get]: view({ documents: [deed('property_deed', { status: 'error', error })], may }) });
  expect(await screen.findByText('الصورة معتمة.')).toBeTruthy();
});

test('the data of an unreadable deed can be entered by hand, and the deed is marked so', async () => {
  const user = userEvent.setup();
  const error = { code: 'documents.no-text', message: { ar: 'لم نجد نصًا', en: 'x' }, reference: 'DOC-7F3A' };
  const unread = deed('nazir_deed', { status: 'error', error });
  const reached = (['done', 'failed'] as const).map((state, at) => ({
    stage: readingStages[at] ?? 'received',
    state,
    milliseconds: 120,
    note: null,
  }));
  const opened = deed('nazir_deed', { enteredByHand: true, stages: reached });
  let now = unread;
  show({
    [get]: () => ({ status: 200, body: view({ documents: [deed('property_deed'), deed('waqf_deed'), now], may }) }),
    [`POST /api/waqf/${waqfId}/documents/${unread.id}/fields/by-hand`]: () => {
      now = opened;
      return { status: 200, body: { document: opened } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'أدخل البيانات يدويًا' }));
  expect(await screen.findByText('يُدخل يدويًا')).toBeTruthy();
  // Nothing of it is left to wait for.
  const own = screen.getByRole('list', { name: 'مراحل قراءة صك النظارة' });
  expect(own.children).toHaveLength(2);
});

test('a user who may not review is not offered entry by hand', async () => {
  const error = { code: 'documents.no-text', message: { ar: 'لم نجد نصًا', en: 'x' }, reference: 'DOC-7F3A' };
  const documents = [deed('property_deed'), deed('waqf_deed'), deed('nazir_deed', { status: 'error', error })];
  show({ [get]: view({ documents, may: { ...may, review: false } }) });
  expect(await screen.findByText('تعذرت قراءة صك النظارة')).toBeTruthy();
  expect(screen.queryByText('أدخل البيانات يدويًا')).toBeNull();
});

test('a waqf whose deeds are read links to the review', async () => {
  show({ [get]: view({ waqf: { status: 'pending' }, documents: threeDeeds(), may }) });
  const link = await screen.findByRole('link', { name: 'تابع إلى المراجعة' });
  expect(link.getAttribute('href')).toBe(`/waqf/${waqfId}/review`);
});

test('an amendment of an approved waqf shows its changes before it is approved', async () => {
  const user = userEvent.setup();
  const amendmentId = '01920000-0000-7000-8000-0000000000ff';
  const amendment = {
    id: amendmentId,
    status: 'open' as const,
    createdAt: '2026-11-20T09:00:00.000Z',
    documents: [deed('waqf_deed', { version: 2, amendmentId })],
    differences: [{ name: 'purpose' as const, current: 'كفالة الأيتام', proposed: 'سقيا الماء' }],
  };
  const shown = view({
    waqf: { status: 'approved' },
    documents: threeDeeds(),
    amendment,
    may: { ...may, approve: true },
  });
  let current = shown;
  const { calls } = show({
    [get]: () => Response.json(current),
    [`POST /api/waqf/${waqfId}/approve`]: () => {
      current = view({ waqf: { status: 'approved' }, documents: threeDeeds(), may });
      return Response.json({ waqf: shown.waqf, bankAccountCreated: true });
    },
  });
  expect(await screen.findByText('كفالة الأيتام')).toBeTruthy();
  expect(screen.queryByText('تم اعتماد هذا الوقف وقُفلت بياناته.')).toBeNull();
  expect(screen.getByText(/^التعديل مفتوح/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'اعتمد التعديل' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('سقيا الماء');
  await user.click(
    [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'اعتمد التعديل',
    ) as HTMLButtonElement,
  );
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      amendmentId,
      reasons: {},
      seen: { name: 'وقف طلبة العلم', purpose: 'قيمة purpose' },
    }),
  );
  // What is in force now stays on the page, with where to go on.
  expect(await screen.findByText('البيانات الجديدة سارية الآن')).toBeTruthy();
  expect(screen.getByText('سقيا الماء')).toBeTruthy();
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('افتح تفاصيل الوقف')).toBe(`/waqf/${waqfId}/details`);
  expect(to('سجل التغييرات')).toBe(`/waqf/${waqfId}/details?tab=history`);
});

test('a newer deed that differs from the others needs a reason for its approval', async () => {
  const user = userEvent.setup();
  const amendmentId = '01920000-0000-7000-8000-0000000000ff';
  const amendment = {
    id: amendmentId,
    status: 'open' as const,
    createdAt: '2026-11-20T09:00:00.000Z',
    documents: [deed('property_deed', { version: 2, amendmentId })],
    differences: [],
  };
  const shown = view({
    waqf: { status: 'approved' },
    documents: threeDeeds(),
    amendment,
    comparisons: [compared()],
    may: { ...may, approve: true },
  });
  const { calls } = show({
    [get]: shown,
    [`POST /api/waqf/${waqfId}/approve`]: { waqf: shown.waqf, bankAccountCreated: true },
  });
  const approve = async () => user.click(await screen.findByRole('button', { name: 'اعتمد التعديل' }));
  await approve();
  const reason = screen.getByLabelText(/لماذا تتابع/);
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await user.type(reason, 'بيع العقار واستُبدل به غيره');
  await approve();
  const dialog = await screen.findByRole('dialog');
  await user.click(
    [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'اعتمد التعديل',
    ) as HTMLButtonElement,
  );
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      amendmentId,
      reasons: { owner: 'بيع العقار واستُبدل به غيره' },
    }),
  );
});
