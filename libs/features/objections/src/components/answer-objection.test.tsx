import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { objection } from '@waqf/testing/samples';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { AnswerObjection } from './answer-objection';

const asked = objection({ mayAnswer: true, mayDecide: true });
const { id } = asked;

function show(act: 'answer' | 'decide', answer: Answer = { objection: asked }) {
  sessionStorage.clear();
  return renderScreen(<AnswerObjection objection={asked} estimated={false} act={act} />, {
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
