import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Objection } from '@waqf/contracts/objections';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { AnswerObjection } from './answer-objection';

const id = '01920000-0000-7000-8000-0000000000b1';
const objection: Objection = {
  id,
  number: 'OBJ-1448-06-0012',
  paymentId: '01920000-0000-7000-8000-0000000000a1',
  waqfId: '01920000-0000-7000-8000-000000000001',
  waqfName: 'وقف دار الأيتام',
  fullName: 'نورة بنت يوسف العنزي',
  period: { from: '2026-10-01', to: '2026-10-31' },
  amount: '18240.00',
  estimated: false,
  topic: null,
  item: null,
  text: 'فاتورة صيانة المكيفات ظهرت مرتين',
  raisedAt: '2026-11-13T05:40:00Z',
  seenAt: null,
  dueOn: '2026-11-28',
  overdue: false,
  daysLeft: 6,
  state: 'open',
  answer: null,
  answeredBy: null,
  answeredAt: null,
  correction: null,
  acceptedAt: null,
  files: [],
  fileCount: 0,
  paperRequests: [],
  review: { reviewer: 'waqif', asked: null },
  corrections: [],
  escalateUntil: null,
  mayAnswer: true,
  mayDecide: true,
  mayRequestPaper: false,
  mayWithdraw: false,
  mayAttach: false,
  mayEscalate: false,
  mayAccept: false,
};

function show(act: 'answer' | 'decide', answer: Answer = { objection }) {
  sessionStorage.clear();
  return renderScreen(<AnswerObjection objection={objection} estimated={false} act={act} />, {
    at: '/objections',
    path: '/objections',
    capabilities: [],
    answers: { [`POST /api/objections/${id}/${act}`]: answer, 'GET /api/objections': { objections: [] } },
  });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('granting an amount asks first, naming the person and the amount', async () => {
  const { calls } = show('answer');
  await userEvent.click(screen.getByRole('radio', { name: 'قبول الاعتراض' }));
  await userEvent.type(screen.getByLabelText(/^المبلغ المضاف/), '280');
  await userEvent.type(screen.getByLabelText(/^جوابك للمستفيد/), 'قُيّدت الفاتورة مرتين');
  await press('أرسل الجواب');
  const dialog = await screen.findByRole('dialog', { name: 'إرسال الجواب' });
  expect(dialog.textContent).toContain('نورة بنت يوسف العنزي');
  expect(dialog.textContent).toContain('280.00');
  expect(dialog.textContent).toContain('ولا يُعدَّل بعده');
  expect(calls).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'رجوع' }));
  expect(calls).toEqual([]);
  await press('أرسل الجواب');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'أرسل الجواب' }));
  expect(await screen.findByText('أُرسل جوابك')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { outcome: 'granted', text: 'قُيّدت الفاتورة مرتين', amount: expect.stringMatching(/^280/) },
  ]);
});

test('a decision is called final before it is sent, and what was typed stays when it is refused', async () => {
  show('decide', () => problem(409, 'أُغلق الاعتراض'));
  await userEvent.type(screen.getByLabelText(/^سبب قرارك/), 'راجعت الفاتورتين');
  await press('أرسل القرار');
  const dialog = await screen.findByRole('dialog', { name: 'إرسال القرار' });
  expect(dialog.textContent).toContain('قرارك نهائي');
  await userEvent.click(within(dialog).getByRole('button', { name: 'أرسل القرار' }));
  expect(await screen.findByText('لم يُرسل الجواب')).toBeTruthy();
  expect((screen.getByLabelText(/^سبب قرارك/) as HTMLTextAreaElement).value).toBe('راجعت الفاتورتين');
});
