import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RulesAnswer } from '@waqf/contracts/distributions';
import { view, waqfId } from '@waqf/testing/samples';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { preview, reserve, rule, rulesAnswer, ruleSet } from '../testing/samples';
import { RulesScreen } from './rules.screen';

const path = `/api/waqf/${waqfId}/rules`;
const show = (rules: RulesAnswer | Answer, answers: Record<string, Answer> = {}) =>
  renderScreen(<RulesScreen />, {
    at: `/waqf/${waqfId}/rules`,
    path: '/waqf/:waqfId/rules',
    capabilities: ['banking.read'],
    answers: {
      [`GET /api/waqf/${waqfId}`]: view(),
      [`GET ${path}`]: rules,
      [`POST ${path}/preview`]: preview(),
      ...answers,
    },
  });

const proposed = ruleSet({
  version: 2,
  state: 'proposed',
  rules: [{ ...reserve, percent: 12.5 }, rule({ kind: 'maintenance' })],
  decidedBy: null,
  decidedAt: null,
});
const waiting = (may: Partial<RulesAnswer['may']>): RulesAnswer =>
  rulesAnswer({
    rules: [reserve, rule()],
    proposed,
    versions: [proposed, ruleSet()],
    may: { propose: false, approve: false, withdraw: false, approveFrom: null, ...may },
  });
const press = async (name: string | RegExp, place: HTMLElement = document.body) => {
  const [button] = await within(place).findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};

test('a waqf that is missing or belongs to somebody else is not found', async () => {
  show(() => problem(404, 'الوقف غير موجود'));
  expect(await screen.findByText('الوقف غير موجود أو لا يمكن الوصول إليه')).toBeTruthy();
});

test('each rule can show the place of the founder’s words in the deed', async () => {
  show(rulesAnswer({ rules: [reserve, rule()] }));
  expect(await screen.findByText('10% من إجمالي الغلة', { selector: 'ol *' })).toBeTruthy();
  expect(screen.getByText('كل ما يبقى إلى كل المستفيدين، بالنسب المسجلة')).toBeTruthy();
  await press('اعرض موضعه في الصك');
  const page = within(await screen.findByRole('dialog')).getByRole('img');
  expect(page.getAttribute('src')).toMatch(/\/documents\/[^/]+\/pages\/2\.png$/);
});

test('older versions are compared with the one in force, which is only shown', async () => {
  const older = ruleSet({ version: 1, state: 'superseded' });
  const held = ruleSet({ version: 2, state: 'in_force' });
  show(rulesAnswer({ ...held, versions: [held, older] }));
  expect(await screen.findAllByRole('button', { name: 'قارن بالمعمول بها' })).toHaveLength(1);
  await press('اعرضها');
  expect(within(await screen.findByRole('dialog')).queryByText('كما هي')).toBeNull();
});

test('a waqf without rules shows how its yield is divided and links to proposing rules', async () => {
  show(rulesAnswer({ version: 0, effectiveFrom: null, versions: [], rules: [rule()] }));
  expect(await screen.findByText(/لا قواعد معمول بها بعد/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: /القسمة حتى تُعتمد قواعد/ })).toBeTruthy();
  for (const contradiction of ['القواعد المعمول بها', 'معمول بها'])
    expect(screen.queryByText(contradiction)).toBeNull();
  expect(screen.getByText('لم تُقترح قواعد بعد')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'اقترح قواعد' })[0]?.getAttribute('href')).toBe(
    `/waqf/${waqfId}/rules/propose`,
  );
});

test('a proposal shows what it changes, adds and removes', async () => {
  show(waiting({}));
  expect(await screen.findByText('كانت: 10% من إجمالي الغلة')).toBeTruthy();
  for (const words of ['تغيّرت', 'جديدة', 'لم تعد']) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'وافق على القواعد' })).toBeNull();
});

test('the preview applies the proposed rules and shows each share, its reason and what remains', async () => {
  const { calls } = show(waiting({}));
  expect(await screen.findByText('60% من 900.00 ريال')).toBeTruthy();
  expect(screen.getByText('لا مستحق له، يبقى في الغلة').closest('li')?.textContent).toContain('−90.00');
  expect(screen.getByText('المجموع').closest('li')?.textContent).toContain('810.00');
  const asked = () => calls.filter(({ path: called }) => called === `${path}/preview`).map(({ body }) => body);
  expect(asked()[0]).toMatchObject({ rules: [{ kind: 'reserve', percent: 12.5 }, { kind: 'maintenance' }] });
  fireEvent.change(screen.getByRole('slider', { name: 'حرّك المبلغ' }), { target: { value: '7000' } });
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ amount: '7000.00' }));
  await userEvent.click(screen.getByRole('radio', { name: 'المعمول بها' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ rules: null }));
});

test('a refusal of the preview is shown in the server’s words', async () => {
  show(rulesAnswer(), { [`POST ${path}/preview`]: () => problem(422, 'مجموع النسب 110% ويتجاوز 100%') });
  expect(await screen.findByText('مجموع النسب 110% ويتجاوز 100%')).toBeTruthy();
});

test('a dialog shows what the approval changes before it is sent', async () => {
  const { calls } = show(waiting({ approve: true }), {
    [`POST ${path}/2/approve`]: ruleSet({ version: 2 }),
  });
  await press('وافق على القواعد');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('1 جديدة، 1 متغيرة، 1 محذوفة');
  expect(within(dialog).getByText(view().waqf.name)).toBeTruthy();
  expect(calls.some(({ path: called }) => called.endsWith('/approve'))).toBe(false);
  await press('وافق على النسخة 2', dialog);
  expect(await screen.findByText('صارت القواعد معمولًا بها')).toBeTruthy();
});

test('a rejection needs a reason', async () => {
  const { calls } = show(waiting({ approve: true }), {
    [`POST ${path}/2/reject`]: ruleSet({ version: 2, state: 'rejected' }),
  });
  await press('ارفض');
  const dialog = await screen.findByRole('dialog');
  await press('ارفض النسخة 2', dialog);
  expect(await within(dialog).findByText('السبب مطلوب')).toBeTruthy();
  await userEvent.type(within(dialog).getByRole('textbox'), 'العُشر من الصافي');
  await press('ارفض النسخة 2', dialog);
  expect(await screen.findByText('رُفضت القواعد المقترحة')).toBeTruthy();
  expect(calls.find(({ path: called }) => called.endsWith('/reject'))?.body).toEqual({ reason: 'العُشر من الصافي' });
});

test('the proposer can withdraw, and is told when nobody else can decide', async () => {
  show(waiting({ withdraw: true, approveFrom: '2026-11-24T09:00:00.000Z' }), {
    [`POST ${path}/2/withdraw`]: ruleSet({ version: 2, state: 'withdrawn' }),
  });
  expect(await screen.findByText('لا أحد غيرك يبت في هذه القواعد')).toBeTruthy();
  await press('اسحب الاقتراح');
  await press('اسحب النسخة 2', await screen.findByRole('dialog'));
  expect(await screen.findByText('سُحب الاقتراح')).toBeTruthy();
});
