import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { VerifyEmailScreen } from './verify-email.screen';

const show = (at: string, answers: Record<string, Answer> = {}) =>
  renderScreen(<VerifyEmailScreen />, { at, path: '/verify-email', capabilities: [], answers });

test('an e-mail address is verified by the button, not by opening the link', async () => {
  const user = userEvent.setup();
  const { calls } = show('/verify-email#secret-of-the-link', {
    'POST /api/auth/email/verify': () => ({ status: 204, body: undefined }),
  });
  const press = screen.getByRole('button', { name: 'أكّد البريد' });
  expect(calls).toEqual([]);
  await user.click(press);
  expect(await screen.findByText('أُكّد بريدك')).toBeTruthy();
  expect(calls[0]?.body).toEqual({ token: 'secret-of-the-link' });
});

test('an expired link says so and links to the page where a new one is requested', async () => {
  const user = userEvent.setup();
  show('/verify-email#old', { 'POST /api/auth/email/verify': () => problem(422, 'انتهت مدة الرابط') });
  await user.click(screen.getByRole('button', { name: 'أكّد البريد' }));
  expect(await screen.findByText('انتهت مدة الرابط')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'افتح الإعدادات' }).getAttribute('href')).toBe('/settings');
});

test('a link without its secret says so and offers no button', () => {
  show('/verify-email');
  expect(screen.getByText(/الرابط ناقص/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'أكّد البريد' })).toBeNull();
});
