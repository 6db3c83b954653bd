import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, nothing, StepUpCancelledError } from '@waqf/platform-web';
import { problem, renderScreen } from '@waqf/testing/screen';
import { useState } from 'react';
import { type AttemptWords, useAttempt } from './use-attempt';

function Page({ words }: { words: Partial<AttemptWords<string>> }) {
  const attempt = useAttempt();
  const [outcome, setOutcome] = useState('not yet');
  const press = async () => {
    const work = () => http.post('/api/x', {}, nothing).then(() => 'the answer');
    const sent = await attempt(work, { failed: 'تعذر الحفظ', ...words });
    setOutcome(sent ? sent.answer : 'nothing');
  };
  return (
    <>
      <button type="button" onClick={() => void press()}>
        act
      </button>
      <p>{outcome}</p>
    </>
  );
}
async function act(words: Partial<AttemptWords<string>>, fails = false): Promise<void> {
  const answer = () => (fails ? problem(422, 'الرصيد لا يكفي') : { status: 204, body: undefined });
  renderScreen(<Page words={words} />, { at: '/x', path: '/x', capabilities: [], answers: { 'POST /api/x': answer } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'act' }));
  await screen.findByText(fails ? 'nothing' : 'the answer');
}

test('success is reported, and the answer is returned', async () => {
  await act({ done: (answer) => `حُفظ: ${answer}` });
  expect(screen.getByText('حُفظ: the answer')).toBeTruthy();
});

test('a failure shows its title and the server’s message, also at the fields', async () => {
  const refused: unknown[] = [];
  await act({ form: { refuse: (error) => refused.push(error) > 0 } }, true);
  expect(screen.getByText('تعذر الحفظ')).toBeTruthy();
  expect(screen.getByText('الرصيد لا يكفي')).toBeTruthy();
  expect(refused).toHaveLength(1);
});

test.each([
  ['the fields say it', true, 0],
  ['the fields do not say it', false, 1],
])('a quiet form: %s', async (_, atFields, toasts) => {
  await act({ form: { refuse: () => atFields }, quiet: true }, true);
  expect(screen.queryAllByText('تعذر الحفظ')).toHaveLength(toasts);
});

test('a cancelled confirmation reports that nothing was done, and no failure', async () => {
  function Leaving() {
    const attempt = useAttempt();
    const leave = () => attempt(() => Promise.reject(new StepUpCancelledError()), { failed: 'تعذر الحفظ' });
    return (
      <button type="button" onClick={() => void leave()}>
        act
      </button>
    );
  }
  renderScreen(<Leaving />, { at: '/x', path: '/x', capabilities: [], answers: {} });
  await userEvent.setup().click(screen.getByRole('button', { name: 'act' }));
  expect(await screen.findByText('ألغيت التأكيد بنفاذ، ولم يُنفَّذ شيء')).toBeTruthy();
  expect(screen.queryByText('تعذر الحفظ')).toBeNull();
});
