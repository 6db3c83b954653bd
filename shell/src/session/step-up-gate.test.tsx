import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PageBoot } from '@waqf/contracts/releases';
import { errorMessage, http, nothing } from '@waqf/platform-web';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { BootProvider } from '../boot/boot-context';
import { StepUpGate } from './step-up-gate';

const stepUpId = '01920000-0000-7000-8000-0000000000f1';
const act = { kind: 'approval', id: '01920000-0000-7000-8000-0000000000d1' };
const started = {
  stepUpId,
  random: '47',
  expiresAt: new Date(Date.now() + 200_000).toISOString(),
  confirms: {
    title: { ar: 'توافق على', en: 'You approve' },
    amount: '18750.00',
    lines: [{ label: { ar: 'إلى', en: 'To' }, value: { ar: 'مؤسسة المصاعد', en: 'مؤسسة المصاعد' } }],
    digest: 'a'.repeat(64),
  },
};

function Page() {
  const [said, setSaid] = useState('');
  const send = () =>
    http
      .post('/api/guarded', {}, nothing)
      .then(() => setSaid('done'))
      .catch((error: unknown) => setSaid(errorMessage(error)));
  return (
    <BootProvider value={{ simulators: false } as PageBoot}>
      <button type="button" onClick={() => void send()}>
        act
      </button>
      <p>{said}</p>
      <StepUpGate />
    </BootProvider>
  );
}
const show = (answers: Record<string, Answer>) =>
  renderScreen(<Page />, {
    at: '/x',
    path: '/x',
    capabilities: [],
    answers: {
      'POST /api/guarded': ({ headers }) =>
        headers['x-step-up'] === stepUpId ? { status: 204, body: undefined } : problem(403, 'أكّد', { act }),
      'POST /api/auth/step-up': () => ({ status: 201, body: started }),
      ...answers,
    },
  });

test('the dialog shows the number, amount and payee, and the call is sent once it is confirmed', async () => {
  const user = userEvent.setup();
  let status = 'WAITING';
  const { calls } = show({ [`GET /api/auth/step-up/${stepUpId}`]: () => ({ status: 200, body: { status } }) });
  await user.click(screen.getByRole('button', { name: 'act' }));
  const dialog = await screen.findByRole('dialog', { name: 'أكّد بنفاذ' });
  await within(dialog).findByText('47');
  for (const words of ['18,750.00', 'مؤسسة المصاعد', 'فارفضه هناك']) expect(dialog.textContent).toContain(words);
  expect(calls.find(({ path }) => path === '/api/auth/step-up')?.body).toEqual({ act });
  status = 'COMPLETED';
  expect(await screen.findByText('done')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('after cancelling nothing is done, and the page says so', async () => {
  const user = userEvent.setup();
  const { calls } = show({ [`GET /api/auth/step-up/${stepUpId}`]: { status: 'WAITING' } });
  await user.click(screen.getByRole('button', { name: 'act' }));
  await screen.findByText('47');
  await user.click(screen.getByRole('button', { name: 'ألغِ، ولا يُنفَّذ شيء' }));
  expect(await screen.findByText('ألغيت التأكيد بنفاذ، ولم يُنفَّذ شيء')).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/api/guarded')).toHaveLength(1);
});

test('a request that is refused on the phone says so and can be sent again', async () => {
  const user = userEvent.setup();
  const { calls } = show({ [`GET /api/auth/step-up/${stepUpId}`]: { status: 'REJECTED' } });
  await user.click(screen.getByRole('button', { name: 'act' }));
  expect(await screen.findByText('رفضت الطلب في نفاذ')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'أعد الإرسال' }));
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/auth/step-up')).toHaveLength(2));
});

test('an act that the user may not confirm is refused in the server’s words', async () => {
  const user = userEvent.setup();
  show({ 'POST /api/auth/step-up': () => problem(404, 'الطلب غير موجود') });
  await user.click(screen.getByRole('button', { name: 'act' }));
  expect(await screen.findByText('الطلب غير موجود')).toBeTruthy();
});
