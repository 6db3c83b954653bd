import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deed, field, problem, renderScreen, view, waqfId, type Call } from '@waqf/feature-endowments/testing';
import { ReviewScreen } from './review.screen';

const may = { edit: false, upload: true, process: false, review: true, approve: true, manage: false };
const property = deed('property_deed', {
  fields: [field('propertyNumber', { value: '791806421345' }), field('ownerName', { value: 'بندر الخالدي', state: 'check', note: { ar: 'قد يكون الاسم ناقصًا.', en: 'x' } })],
});
const nazir = deed('nazir_deed', { fields: [field('nazirName', { value: 'عبدالعزيز' }), field('nazirId', { value: null, state: 'missing', box: null, page: null })] });
const documents = [property, deed('waqf_deed', { fields: [field('waqfName')] }), nazir];
const path = (document: { id: string }) => `PATCH /api/waqf/${waqfId}/documents/${document.id}/fields`;

/** A server that keeps what is corrected, as the real one does. */
function show(at = '') {
  let now = documents;
  const correct = (call: Call) => {
    const { fields } = call.body as { fields: Record<string, string | null> };
    now = now.map((document) => (call.path.includes(document.id)
      ? { ...document, fields: document.fields.map((one) => (one.name in fields ? { ...one, value: fields[one.name] ?? null, reviewed: true } : one)) }
      : document));
    return { status: 200, body: { document: now.find(({ id }) => call.path.includes(id)) } };
  };
  return renderScreen(<ReviewScreen />, {
    at: `/waqf/${waqfId}/review${at}`, path: '/waqf/:waqfId/review',
    answers: {
      [`GET /api/waqf/${waqfId}`]: () => ({ status: 200, body: view({ waqf: { status: 'pending' }, documents: now, may }) }),
      [path(property)]: correct, [path(nazir)]: correct, 'GET /api/waqfs': { waqfs: [] },
    },
  });
}
const openFields = (container: HTMLElement) => [...container.querySelectorAll('[data-field-head][aria-expanded=true]')].map((head) => head.getAttribute('data-field-head'));
const sent = (calls: Call[]) => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

test('it opens at the first field that wants a look, only that one, with the approval locked', async () => {
  const { container } = show();
  expect(await screen.findByText(/^بقي حقلان من 5/)).toBeTruthy();
  expect(openFields(container)).toEqual(['ownerName']);
  expect(screen.getByText(/قد يكون الاسم ناقصًا. قارنه بالموضع 2/)).toBeTruthy();
  expect((screen.getAllByRole('button', { name: 'اعتماد الوقف' })[0] as HTMLButtonElement).disabled).toBe(true);
});

test('confirming sends the value as it is and goes on to the next doubtful field, in another deed', async () => {
  const user = userEvent.setup();
  const { container, calls } = show();
  await user.click(await screen.findByRole('button', { name: 'صحيح كما هو' }));
  await waitFor(() => expect(openFields(container)).toEqual(['nazirId']));
  expect(sent(calls)).toEqual([{ fields: { ownerName: 'بندر الخالدي' } }]);
  expect(await screen.findByText(/^بقي حقل واحد من 5/)).toBeTruthy();
});

test('a correction is checked, sent, and opens the approval when nothing is left', async () => {
  const user = userEvent.setup();
  const { calls } = show('?deed=nazir_deed&field=nazirId');
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
  await screen.findByText('راجعت كل ما يحتاج نظرك. اعتمد الوقف متى شئت.');
  expect(screen.getAllByRole('link', { name: 'اعتماد الوقف' })[0]?.getAttribute('href')).toBe(`/waqf/${waqfId}/approve`);
});

test('the list is worked by keyboard: Tab to the next field, E to correct, Enter for right as it is', async () => {
  const user = userEvent.setup();
  const { container, calls } = show('?deed=property_deed&field=propertyNumber');
  await screen.findByText('791806421345');
  container.querySelector<HTMLElement>('[data-field-head=propertyNumber]')?.focus();
  await user.keyboard('e');
  const editor = await screen.findByLabelText('رقم العقار');
  // The editor takes the focus a frame later: going on before that would have it taken away again.
  await waitFor(() => expect(document.activeElement).toBe(editor));
  container.querySelector<HTMLElement>('[data-field-head=propertyNumber]')?.focus();
  await user.tab();
  await waitFor(() => expect(openFields(container)).toEqual(['ownerName']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent(calls)).toEqual([{ fields: { ownerName: 'بندر الخالدي' } }]));
});

test('a box on the page opens its field', async () => {
  const user = userEvent.setup();
  const { container } = show();
  await user.click(await screen.findByRole('button', { name: 'الموضع 1: رقم العقار' }));
  expect(openFields(container)).toEqual(['propertyNumber']);
});

test('what the server refuses stands at the field', async () => {
  const user = userEvent.setup();
  renderScreen(<ReviewScreen />, {
    at: `/waqf/${waqfId}/review`, path: '/waqf/:waqfId/review',
    answers: {
      [`GET /api/waqf/${waqfId}`]: view({ waqf: { status: 'pending' }, documents, may }),
      [path(property)]: () => problem(400, 'التصحيح غير صحيح', { errors: [{ field: 'fields.ownerName', message: 'النص أطول من المسموح' }] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'صحيح كما هو' }));
  expect(await screen.findByText('النص أطول من المسموح')).toBeTruthy();
});
