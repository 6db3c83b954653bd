import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compared, deed, field, founderCapabilities, threeDeeds, view, waqfId } from '@waqf/feature-endowments/testing';
import { onPhone, problem, renderScreen, type Call } from '@waqf/testing/screen';
import type { DeedField } from '@waqf/contracts/documents';
import { ReviewScreen } from './review.screen';

const may = {
  edit: false,
  upload: true,
  process: false,
  review: true,
  approve: true,
  manage: false,
  acceptTrusteeship: false,
};
const property = deed('property_deed', {
  fields: [
    field('propertyNumber', { value: '791806421345' }),
    field('ownerName', {
      value: 'بندر الخالدي',
      state: 'check',
      note: { ar: 'قد يكون الاسم ناقصًا.', en: 'x' },
      why: [
        { rule: 'label', speaks: 'for', words: { ar: 'أمامه تسمية هذا الحقل.', en: 'A label' } },
        { rule: 'rival', speaks: 'against', words: { ar: 'في الصك أيضًا: ماجد', en: 'Also' } },
      ],
    }),
  ],
});
const nazir = deed('nazir_deed', {
  fields: [
    field('nazirName', { value: 'عبدالعزيز' }),
    field('nazirId', { value: null, state: 'missing', box: null, page: null }),
  ],
});
const documents = [property, deed('waqf_deed', { fields: [field('waqfName')] }), nazir];
const comparisons = [compared()];
const undoPath = (document: { id: string }) => `POST /api/waqf/${waqfId}/documents/${document.id}/fields/undo`;
const path = (document: { id: string }) => `PATCH /api/waqf/${waqfId}/documents/${document.id}/fields`;

/** A server that keeps corrections, as the real one does. */
function show(at = '') {
  let now = documents;
  const settle = (call: Call, change: (one: DeedField) => DeedField) => {
    now = now.map((document) =>
      call.path.includes(document.id) ? { ...document, fields: document.fields.map(change) } : document,
    );
    return { status: 200, body: { document: now.find(({ id }) => call.path.includes(id)) } };
  };
  const correct = (call: Call) => {
    const { fields } = call.body as { fields: Record<string, string | null> };
    return settle(call, (one) =>
      one.name in fields ? { ...one, value: fields[one.name] ?? null, reviewed: true } : one,
    );
  };
  const undo = (call: Call) =>
    settle(call, (one) =>
      one.name === (call.body as { field: string }).field ? { ...one, value: one.extracted, reviewed: false } : one,
    );
  return renderScreen(<ReviewScreen />, {
    at: `/waqf/${waqfId}/review${at}`,
    path: '/waqf/:waqfId/review',
    capabilities: founderCapabilities,
    answers: {
      [`GET /api/waqf/${waqfId}`]: () => ({
        status: 200,
        body: view({ waqf: { status: 'pending' }, documents: now, comparisons, may }),
      }),
      [path(property)]: correct,
      [path(nazir)]: correct,
      [undoPath(property)]: undo,
      [undoPath(nazir)]: undo,
      'GET /api/waqfs': { waqfs: [] },
    },
  });
}
/** A property deed whose issue date must be checked. */
function showDay() {
  const dated = deed('property_deed', { fields: [field('issueDate', { value: '2020-01-15', state: 'check' })] });
  return renderScreen(<ReviewScreen />, {
    at: `/waqf/${waqfId}/review`,
    path: '/waqf/:waqfId/review',
    capabilities: founderCapabilities,
    answers: {
      [`GET /api/waqf/${waqfId}`]: view({ waqf: { status: 'pending' }, documents: [dated], may }),
      [path(dated)]: { document: dated },
    },
  }).calls;
}
const openFields = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-field-head][aria-expanded=true]')].map((head) =>
    head.getAttribute('data-field-head'),
  );
const sent = (calls: Call[]) => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

test('a field can show what in the deed supports its value and what contradicts it', async () => {
  show();
  const why = await screen.findByText('لماذا هذه القيمة؟');
  expect(why.closest('details')!.open).toBe(false);
  await userEvent.click(why);
  const reasons = [...why.closest('details')!.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(reasons).toEqual(['يؤيدها: أمامه تسمية هذا الحقل.', 'يعارضها: في الصك أيضًا: ماجد']);
});

test('the page opens only the first field that needs review, with the approval locked', async () => {
  const { container } = show();
  expect(await screen.findByText(/^بقي حقلان من 5/)).toBeTruthy();
  expect(openFields(container)).toEqual(['ownerName']);
  expect(screen.getByText('قد يكون الاسم ناقصًا.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'موضع المالك في الصفحة، اعرضه كاملًا' })).toBeTruthy();
  expect((screen.getAllByRole('button', { name: 'اعتماد الوقف' })[0] as HTMLButtonElement).disabled).toBe(true);
});

test('confirming sends the value unchanged and opens the next doubtful field, also in another deed', async () => {
  const user = userEvent.setup();
  const { container, calls } = show();
  await user.click(await screen.findByRole('button', { name: 'صحيح كما هو' }));
  await waitFor(() => expect(openFields(container)).toEqual(['nazirId']));
  expect(sent(calls)).toEqual([{ fields: { ownerName: 'بندر الخالدي' } }]);
  expect(await screen.findByText(/^بقي حقل واحد من 5/)).toBeTruthy();
});

test('a correction is checked before it is sent, and the approval opens when no field is left', async () => {
  const user = userEvent.setup();
  const { calls, where } = show('?deed=nazir_deed&field=nazirId');
  const input = await screen.findByLabelText('رقم هوية الناظر');
  await user.type(input, '1000000009');
  await user.click(screen.getByRole('button', { name: 'احفظ التصحيح' }));
  expect(await screen.findByText('رقم الهوية يجب أن يكون 10 أرقام')).toBeTruthy();
  expect(sent(calls)).toEqual([]);
  await user.clear(input);
  await user.type(input, '1000000008');
  await user.click(screen.getByRole('button', { name: 'احفظ التصحيح' }));
  await user.click(await screen.findByRole('button', { name: 'صحيح كما هو' }));
  expect(sent(calls)).toEqual([{ fields: { nazirId: '1000000008' } }, { fields: { ownerName: 'بندر الخالدي' } }]);
  await waitFor(() => expect(where()).toBe(`/waqf/${waqfId}/approve`));
});

test.each([
  ['30/02/2021', 'التاريخ غير صحيح'],
  ['01/01/1799', 'التاريخ غير صحيح'],
  ['01/01/2070', 'التاريخ في المستقبل'],
])('the day %s is refused in the server’s words, and nothing is sent', async (day, message) => {
  const user = userEvent.setup();
  const calls = showDay();
  const input = await screen.findByLabelText('تاريخ الصك');
  await user.click(screen.getByRole('radio', { name: 'ميلادي' }));
  await user.clear(input);
  await user.type(input, day);
  await user.click(screen.getByRole('button', { name: 'احفظ التصحيح' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent(calls)).toEqual([]);
});

test('a day that does not exist, followed at once by Enter, sends nothing', async () => {
  const user = userEvent.setup();
  const calls = showDay();
  const input = await screen.findByLabelText('تاريخ الصك');
  await user.tripleClick(input);
  await user.paste('30/02/2021');
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('في شهر 2/2021 م 28 يومًا');
  expect(sent(calls)).toEqual([]);
});

test('by keyboard, Tab goes to the next field, E corrects it and Enter confirms it', async () => {
  const user = userEvent.setup();
  const { container, calls } = show('?deed=property_deed&field=propertyNumber');
  await screen.findByText('791806421345');
  container.querySelector<HTMLElement>('[data-field-head=propertyNumber]')?.focus();
  await user.keyboard('e');
  const editor = await screen.findByLabelText('رقم العقار');
  // The editor takes the focus one frame later: continuing before that would make the test lose the focus again.
  await waitFor(() => expect(document.activeElement).toBe(editor));
  container.querySelector<HTMLElement>('[data-field-head=propertyNumber]')?.focus();
  await user.tab();
  await waitFor(() => expect(openFields(container)).toEqual(['ownerName']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent(calls)).toEqual([{ fields: { ownerName: 'بندر الخالدي' } }]));
});

test('a press on a box of the page opens its field', async () => {
  const user = userEvent.setup();
  const { container } = show();
  await user.click(await screen.findByRole('button', { name: 'الموضع 1: رقم العقار' }));
  expect(openFields(container)).toEqual(['propertyNumber']);
});

test('a refusal of the server is shown at its field', async () => {
  const user = userEvent.setup();
  renderScreen(<ReviewScreen />, {
    at: `/waqf/${waqfId}/review`,
    path: '/waqf/:waqfId/review',
    capabilities: founderCapabilities,
    answers: {
      [`GET /api/waqf/${waqfId}`]: view({ waqf: { status: 'pending' }, documents, may }),
      [path(property)]: () =>
        problem(400, 'التصحيح غير صحيح', { errors: [{ field: 'fields.ownerName', message: 'النص أطول من المسموح' }] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'صحيح كما هو' }));
  expect(await screen.findByText('النص أطول من المسموح')).toBeTruthy();
});

test('a doubtful field is confirmed within the list, and a key undoes the last decision', async () => {
  const user = userEvent.setup();
  const { container, calls } = show('?deed=property_deed&field=propertyNumber');
  await user.click(await screen.findByRole('button', { name: /^صحيح\s*:\s*المالك$/ }));
  await screen.findByText(/^بقي حقل واحد من 5/);
  expect(openFields(container)).toEqual(['propertyNumber']);
  container.querySelector<HTMLElement>('[data-field-head=propertyNumber]')?.focus();
  await user.keyboard('u');
  await screen.findByText(/^بقي حقلان من 5/);
  expect(openFields(container)).toEqual(['ownerName']);
  expect(calls.filter(({ path: to }) => to.endsWith('/undo')).map(({ body }) => body)).toEqual([
    { field: 'ownerName' },
  ]);
  expect(screen.queryByRole('button', { name: 'تراجع عن الأخير' })).toBeNull();
});

test('typed text survives a reload until it is saved or discarded', async () => {
  const user = userEvent.setup();
  const first = show();
  await user.type(await screen.findByLabelText('المالك'), ' بن سعد');
  expect(screen.queryByRole('button', { name: 'صحيح كما هو' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^1\s*رقم العقار/ }));
  expect(await screen.findByText('لم يُحفظ')).toBeTruthy();
  first.unmount();
  const second = show();
  const input = await screen.findByLabelText<HTMLInputElement>('المالك');
  expect(input.value).toBe('بندر الخالدي بن سعد');
  const before = second.calls.length;
  await user.click(screen.getByRole('button', { name: 'تجاهل ما كتبت' }));
  expect(input.value).toBe('بندر الخالدي');
  expect(screen.queryByText('لم يُحفظ')).toBeNull();
  expect(sent(second.calls.slice(before))).toEqual([]);
  expect(screen.getByRole('button', { name: 'صحيح كما هو' })).toBeTruthy();
});

test('the editor of a certain field opens on demand, and opening it decides nothing', async () => {
  const user = userEvent.setup();
  const { calls } = show('?deed=property_deed&field=propertyNumber');
  await user.click(await screen.findByRole('button', { name: 'صحّح' }));
  expect(await screen.findByLabelText('رقم العقار')).toBeTruthy();
  expect(sent(calls)).toEqual([]);
  expect(screen.getByText(/^بقي حقلان من 5/)).toBeTruthy();
});

test('the keys N and P go to the next and the previous doubtful field, across deeds', async () => {
  const user = userEvent.setup();
  const { container } = show('?deed=property_deed&field=ownerName');
  await screen.findByRole('button', { name: 'صحيح كما هو' });
  container.querySelector<HTMLElement>('[data-field-head=ownerName]')?.focus();
  await user.keyboard('n');
  await waitFor(() => expect(openFields(container)).toEqual(['nazirId']));
  await user.keyboard('p');
  await waitFor(() => expect(openFields(container)).toEqual(['ownerName']));
});

test('when no field is left and no deeds differ, the approval is confirmed on this page', async () => {
  const user = userEvent.setup();
  renderScreen(<ReviewScreen />, {
    at: `/waqf/${waqfId}/review`,
    path: '/waqf/:waqfId/review',
    capabilities: founderCapabilities,
    answers: {
      [`GET /api/waqf/${waqfId}`]: view({ waqf: { status: 'pending' }, documents: threeDeeds(), may }),
      'GET /api/waqfs': { waqfs: [] },
    },
  });
  await user.click((await screen.findAllByRole('button', { name: 'اعتماد الوقف' }))[0]!);
  expect((await screen.findByRole('dialog')).textContent).toContain('لا يمكن التراجع عن الاعتماد');
});

test('when the deeds differ, the last decision leads to a link to the differences', async () => {
  const user = userEvent.setup();
  show('?deed=nazir_deed&field=nazirId');
  await user.type(await screen.findByLabelText('رقم هوية الناظر'), '1000000008');
  await user.click(screen.getByRole('button', { name: 'احفظ التصحيح' }));
  await user.click(await screen.findByRole('button', { name: /^1\s*رقم العقار/ }));
  await user.click(await screen.findByRole('button', { name: /^صحيح\s*:\s*المالك$/ }));
  await screen.findByText('راجعت كل ما يحتاج نظرك. اعتمد الوقف متى شئت.');
  expect(screen.getAllByRole('link', { name: 'اعتماد الوقف' })[0]?.getAttribute('href')).toBe(
    `/waqf/${waqfId}/approve`,
  );
});

test('an unreadable deed shows the reason and takes another file', async () => {
  const unread = deed('property_deed', {
    status: 'error',
    error: {
      code: 'documents.unreadable',
      message: { ar: 'الصورة باهتة. صوّرها في ضوء أقوى.', en: 'x' },
      reference: 'REF-9',
    },
  });
  renderScreen(<ReviewScreen />, {
    at: `/waqf/${waqfId}/review?deed=property_deed`,
    path: '/waqf/:waqfId/review',
    capabilities: founderCapabilities,
    answers: { [`GET /api/waqf/${waqfId}`]: view({ documents: [unread, documents[1]!, nazir], may }) },
  });
  expect(await screen.findByText(/الصورة باهتة. صوّرها في ضوء أقوى./)).toBeTruthy();
  expect(screen.getByLabelText('ارفع ملفًا آخر: صك الملكية')).toBeTruthy();
});

test('a phone shows one field at a time; confirming opens the next one, and undo returns to it', async () => {
  onPhone();
  const user = userEvent.setup();
  const { container, calls } = show();
  const shown = () => [...container.querySelectorAll('[data-field]')].map((one) => one.getAttribute('data-field'));
  expect(await screen.findByRole('heading', { level: 2, name: 'المالك' })).toBeTruthy();
  expect(shown()).toEqual(['ownerName']);
  expect(screen.getByText('الحقل 2 من 2')).toBeTruthy();
  expect(screen.getByText('قد يكون الاسم ناقصًا.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'صحيح' }));
  await waitFor(() => expect(shown()).toEqual(['nazirId']));
  expect(sent(calls)).toEqual([{ fields: { ownerName: 'بندر الخالدي' } }]);
  expect(document.activeElement?.textContent).toBe('رقم هوية الناظر');
  await user.click(screen.getByRole('button', { name: 'تراجع عن الأخير' }));
  await waitFor(() => expect(shown()).toEqual(['ownerName']));
  expect(await screen.findByRole('button', { name: 'صحيح' })).toBeTruthy();
});

test('on a phone a correction is typed in place of the value, and is saved or discarded', async () => {
  onPhone();
  const user = userEvent.setup();
  const { calls, where } = show('?deed=property_deed&field=ownerName');
  await user.click(await screen.findByRole('button', { name: 'صحّح' }));
  const input = screen.getByLabelText('المالك');
  await user.clear(input);
  await user.type(input, 'بندر بن فهد');
  await user.click(screen.getByRole('button', { name: 'تجاهل ما كتبت' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('بندر الخالدي')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'صحّح' }));
  await user.clear(screen.getByLabelText('المالك'));
  await user.type(screen.getByLabelText('المالك'), 'بندر بن فهد');
  await user.click(screen.getByRole('button', { name: 'احفظ التصحيح' }));
  // A missing field is typed, or said to be absent; then nothing is left.
  await user.click(await screen.findByRole('button', { name: 'لم يُذكر في الصك' }));
  await waitFor(() => expect(where()).toBe(`/waqf/${waqfId}/approve`));
  expect(sent(calls)).toEqual([{ fields: { ownerName: 'بندر بن فهد' } }, { fields: { nazirId: null } }]);
});
