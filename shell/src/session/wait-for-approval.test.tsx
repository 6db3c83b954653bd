import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEnvelope } from '@waqf/contracts/identity';
import type { PageBoot } from '@waqf/contracts/releases';
import { createQueryClient, http, setLanguage } from '@waqf/platform-web';
import { problem } from '@waqf/testing/screen';
import { UiProvider } from '@waqf/ui/core';
import { BootProvider } from '../boot/boot-context';
import { WaitForApproval } from './wait-for-approval';

const boot = { simulators: false } as PageBoot;

const answered = (body: object) => () => new Response(JSON.stringify(body));

/** The wait for Nafath with a server that gives this answer to `GET /api/user/me` after the user's approval. */
async function approveThen(
  userAnswer: () => Response,
  statusAnswer = answered({ status: 'COMPLETED', registered: true }),
) {
  globalThis.fetch = async (input) => (String(input) === '/api/user/me' ? userAnswer() : statusAnswer());
  const pending = { transactionId: 't', random: '42', nationalId: '1000000016', expiresAt: '2026-11-21T09:03:00Z' };
  render(
    <BootProvider value={boot}>
      <QueryClientProvider client={createQueryClient()}>
        <UiProvider language="ar" theme="light">
          <WaitForApproval
            pending={pending}
            onApproved={() => http.get('/api/user/me', userEnvelope)}
            onAgain={() => undefined}
            onCancel={() => undefined}
          />
        </UiProvider>
      </QueryClientProvider>
    </BootProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1_500));
}

const refused = (status: number, message: string) =>
  new Response(JSON.stringify(problem(status, message).body), { status });

beforeEach(() => {
  setLanguage('ar');
  jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('an approval without a lasting session is reported as not signed in', async () => {
  await approveThen(() => refused(401, 'سجّل الدخول للمتابعة'));
  expect(screen.getByText('لم تسجل الدخول')).toBeTruthy();
  expect(screen.getByText('سجّل الدخول للمتابعة')).toBeTruthy();
});

test('when the user can’t be loaded after the approval, the message of that call is shown', async () => {
  await approveThen(() => refused(500, 'حدث خطأ'));
  expect(screen.getByText('تعذر جلب بيانات المستخدم')).toBeTruthy();
  expect(screen.getByText('وُوفق على الطلب')).toBeTruthy();
  expect(screen.queryByText('انتهت مهلة الطلب')).toBeNull();
  expect(screen.getByText('حدث خطأ')).toBeTruthy();
});

test('a failure before the approval is reported as a failed sign-in', async () => {
  await approveThen(answered({}), () => refused(500, 'حدث خطأ'));
  expect(screen.getByText('تعذر تسجيل الدخول')).toBeTruthy();
  expect(screen.queryByText('تعذر جلب بيانات المستخدم')).toBeNull();
});

test('an unknown status leaves the user waiting', async () => {
  await approveThen(answered({}), answered({ status: 'SEEN_ON_PHONE' }));
  expect(screen.getByText('بانتظار موافقتك')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
