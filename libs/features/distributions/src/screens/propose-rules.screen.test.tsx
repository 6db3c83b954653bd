import { expect, test } from '@jest/globals';
import type { ProposeRules } from '@waqf/contracts/distributions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { view, waqfId } from '@waqf/testing/samples';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { clause, preview, proposal, rulesAnswer, ruleSet } from '../testing/samples';
import { ProposeRulesScreen } from './propose-rules.screen';

const path = `/api/waqf/${waqfId}/rules`;
const none = rulesAnswer({ version: 0, versions: [] });
const show = (answers: Record<string, Answer> = {}) => {
  sessionStorage.clear();
  return renderScreen(<ProposeRulesScreen />, {
    at: `/waqf/${waqfId}/rules/propose`,
    path: '/waqf/:waqfId/rules/propose',
    capabilities: ['banking.read'],
    answers: {
      [`GET /api/waqf/${waqfId}`]: view(),
      [`GET ${path}`]: none,
      [`GET ${path}/proposal`]: proposal(),
      [`POST ${path}/preview`]: preview(),
      [`POST ${path}`]: () => ({ status: 201, body: ruleSet({ state: 'proposed' }) }),
      ...answers,
    },
  });
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'ارفع الاقتراح' }));

test('the form starts with the rules read from the deed and shows what could not be read', async () => {
  const { calls } = show();
  expect(await screen.findByText('يحتاج قاعدة منك')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /النسبة/ }).getAttribute('value')).toBe('10');
  await send();
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe(`/waqf/${waqfId}/rules`));
  expect(calls.find(({ method, path: called }) => method === 'POST' && called === path)?.body).toMatchObject({
    rules: [
      { kind: 'reserve', basis: 'gross', percent: 10, clause },
      { kind: 'residual', split: 'shares', to: null },
    ],
  });
});

test('what the form starts from is asked under a label, above the rules', async () => {
  show();
  const start = await screen.findByRole('group', { name: 'ابدأ من' });
  expect(within(start).getByRole('radio', { name: 'القسمة بالنسب المسجلة' })).toBeTruthy();
  expect(start.closest('[data-wq-bottom-bar]')).toBeNull();
});

test('a rule without its percentage shows an error, and nothing is sent', async () => {
  const { calls } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'أضف قاعدة' }));
  expect(await screen.findByText('أكمل القواعد لترى القسمة.')).toBeTruthy();
  await send();
  expect(await screen.findByText('النسبة يجب أن تكون بين 0 و 100')).toBeTruthy();
  expect(calls.some(({ method, path: called }) => method === 'POST' && called === path)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'احذف القاعدة 3' }));
  await waitFor(() => expect(screen.queryByText('أكمل القواعد لترى القسمة.')).toBeNull());
});

test('the server’s refusal of a rule is shown', async () => {
  const words = 'مجموع النسب من الأساس نفسه يتجاوز 100%';
  const errors = [{ field: 'rules.1', message: words }];
  show({ [`POST ${path}`]: () => problem(422, 'في القواعد ما يمنع حسابها', { errors }) });
  await screen.findByText('القاعدة 2');
  await send();
  expect(await screen.findByText(words)).toBeTruthy();
});

test('rules that came into force meanwhile are shown, and the author keeps the proposal or starts over', async () => {
  let held = 1;
  const { calls } = show({
    [`GET ${path}`]: () => ({ status: 200, body: rulesAnswer({ version: held }) }),
    [`POST ${path}`]: () =>
      held === 1
        ? ((held = 2), problem(409, 'صار المعمول به قواعد أخرى'))
        : { status: 201, body: ruleSet({ state: 'proposed' }) },
  });
  await screen.findByText('القاعدة 1');
  await send();
  expect(await screen.findByText('صار المعمول به النسخة 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'أبقِ اقتراحي' }));
  await waitFor(() => expect(screen.queryByText('صار المعمول به النسخة 2')).toBeNull());
  await send();
  const sent = () => calls.filter(({ method, path: called }) => method === 'POST' && called === path);
  await waitFor(() =>
    expect(sent().map(({ body }) => (body as ProposeRules).seen)).toEqual([{ version: 1 }, { version: 2 }]),
  );
});

test('while a proposal waits for approval, the page links back to the rules', async () => {
  const may = { propose: false, approve: false, withdraw: true, approveFrom: null };
  show({ [`GET ${path}`]: rulesAnswer({ proposed: ruleSet({ state: 'proposed' }), may }) });
  expect(await screen.findByText('يوجد اقتراح ينتظر الموافقة.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'افتح القواعد' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('اقترح');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/waqf/${waqfId}/rules`,
    `/waqf/${waqfId}/rules`,
  ]);
});
