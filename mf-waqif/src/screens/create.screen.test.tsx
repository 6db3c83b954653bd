import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { founderCapabilities, view, waqfId } from '@waqf/feature-endowments/testing';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { CreateScreen } from './create.screen';

beforeEach(() => sessionStorage.clear());

const created = { waqf: view().waqf, bankAccountCreated: false };
const show = (answer: Answer | undefined) => {
  const { waqifName: _name, ...waqf } = created.waqf;
  const answers = {
    'POST /api/waqf/create': answer ?? { ...created, waqf },
    'GET /api/waqfs': { waqfs: [] },
    'GET /api/dashboard/stats': {},
  };
  return renderScreen(<CreateScreen />, {
    at: '/waqf/create',
    path: '/waqf/create',
    answers,
    capabilities: founderCapabilities,
  });
};
const name = () => screen.getByLabelText(/^اسم الوقف/);
const description = () => screen.getByLabelText(/^وصف الوقف/);
const submit = () => screen.getByRole('button', { name: 'أنشئ الوقف' });

test('a short name or description is refused in the specified words, and nothing is sent', async () => {
  const user = userEvent.setup();
  const { calls } = show(undefined);
  await user.type(name(), 'و');
  await user.type(description(), 'قصير');
  await user.click(submit());
  expect(await screen.findByText('اسم الوقف مطلوب')).toBeTruthy();
  expect(screen.getByText('وصف الوقف مطلوب')).toBeTruthy();
  expect(calls).toHaveLength(0);
  await waitFor(() => expect(document.activeElement).toBe(name()));
});

test('after a waqf is created its deeds are next, and the draft is deleted', async () => {
  const user = userEvent.setup();
  const { calls, where } = show(undefined);
  await user.type(name(), '  وقف طلبة العلم ');
  await user.type(description(), 'عمارة يُصرف ريعها على طلاب العلم');
  expect(sessionStorage.length).toBe(1);
  await user.click(submit());
  await waitFor(() => expect(where()).toBe(`/waqf/${waqfId}/process`));
  expect(calls[0]?.body).toEqual({ name: 'وقف طلبة العلم', description: 'عمارة يُصرف ريعها على طلاب العلم' });
  expect(screen.getByText('أُنشئ الوقف')).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

test('a refusal is shown in the server’s words, and the typed values stay', async () => {
  const user = userEvent.setup();
  const { where } = show(() => problem(503, 'الخدمة متوقفة مؤقتًا'));
  await user.type(name(), 'وقف طلبة العلم');
  await user.type(description(), 'عمارة يُصرف ريعها على طلاب العلم');
  await user.click(submit());
  await screen.findAllByText('خطأ في إنشاء الوقف');
  screen.getAllByText('الخدمة متوقفة مؤقتًا');
  expect(where()).toBe('/waqf/create');
  expect((name() as HTMLInputElement).value).toBe('وقف طلبة العلم');
});
