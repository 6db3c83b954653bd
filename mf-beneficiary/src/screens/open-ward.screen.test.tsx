import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Ward } from '@waqf/contracts/beneficiaries';
import { problem, renderScreen } from '@waqf/testing/screen';
import { chosenWard } from '../api/wards';
import { OpenWardScreen, pageIn } from './open-ward.screen';

const ward: Ward = {
  id: '01920000-0000-7000-8000-0000000000c1',
  fullName: 'سارة',
  age: 13,
  deed: 'صك ولاية',
  until: '2031-09-06',
};
const show = (answer: object, to = '/beneficiary/payments/01920000-0000-7000-8000-0000000000d1') =>
  renderScreen(<OpenWardScreen />, {
    at: `/beneficiary/wards/${ward.id}?to=${encodeURIComponent(to)}`,
    path: '/beneficiary/wards/:wardId',
    capabilities: ['beneficiary.portal'],
    answers: { 'GET /api/beneficiary/wards': answer },
  });
/** Where the window was sent: jsdom goes nowhere and says so on the console. */
const sent = () => jest.spyOn(console, 'error').mockReturnValue(undefined);

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a notice of a minor opens its page in the minor’s portal', async () => {
  const left = sent();
  show({ wards: [ward] });
  await waitFor(() => expect(chosenWard()).toMatchObject({ id: ward.id, fullName: 'سارة' }));
  expect(left).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('لم تعد وليًّا على صاحب هذا الإشعار')).toBeNull();
});

test('once the guardianship has ended, the page says so and leads to the own portal', async () => {
  show({ wards: [] });
  expect(await screen.findByText('لم تعد وليًّا على صاحب هذا الإشعار')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'افتح لوحتك' }).getAttribute('href')).toBe('/beneficiary/dashboard');
  expect(chosenWard()).toBeNull();
});

test('a failure can be tried again', async () => {
  show(problem(503, 'test.refused'));
  expect(await screen.findByText('تعذر تحميل من تتولاهم')).toBeTruthy();
  expect(chosenWard()).toBeNull();
});

test.each([
  [
    '/beneficiary/payments/01920000-0000-7000-8000-0000000000d1',
    '/beneficiary/payments/01920000-0000-7000-8000-0000000000d1',
  ],
  ['/beneficiary/profile', '/beneficiary/profile'],
  ['/beneficiary/entitlements', '/beneficiary/entitlements'],
  ['/beneficiary/wards/x?to=/beneficiary/wards/x', '/beneficiary/dashboard'],
  ['//elsewhere.test/beneficiary/payments', '/beneficiary/dashboard'],
  ['https://elsewhere.test', '/beneficiary/dashboard'],
  [null, '/beneficiary/dashboard'],
])('the link to %s opens %s', (to, page) => expect(pageIn(to)).toBe(page));
