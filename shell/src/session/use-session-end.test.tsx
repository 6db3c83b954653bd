import { expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { onUnauthorized } from '@waqf/platform-web';
import { ToastRegion, UiProvider } from '@waqf/ui/core';
import { useSessionEnd } from './use-session-end';

/** The session on the server: its idle end and its absolute end, in milliseconds of the test's clock. */
let idleEndsAt = 0;
let endsAt = 0;
let online = true;
const asked: string[] = [];

function Watch() {
  useSessionEnd();
  return null;
}

function open(idleMinutes: number, hours = 8) {
  jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
  idleEndsAt = Date.now() + idleMinutes * 60_000;
  endsAt = Date.now() + hours * 3_600_000;
  online = true;
  asked.length = 0;
  globalThis.fetch = async (input, init) => {
    asked.push(`${init?.method ?? 'GET'} ${String(input)}`);
    if (!online) throw new TypeError('Failed to fetch');
    if (Date.now() >= Math.min(idleEndsAt, endsAt)) return new Response('{}', { status: 401 });
    if (init?.method === 'POST') idleEndsAt = Date.now() + idleMinutes * 60_000;
    const secondsTo = (end: number) => Math.floor((end - Date.now()) / 1000);
    return new Response(JSON.stringify({ idleSecondsLeft: secondsTo(idleEndsAt), secondsLeft: secondsTo(endsAt) }));
  };
  return render(
    <UiProvider language="ar" theme="light">
      <ToastRegion>
        <Watch />
      </ToastRegion>
    </UiProvider>,
  );
}

const pass = (seconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
  });
const warning = () => screen.queryByText('تنتهي جلستك بعد دقيقة');

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a warning appears a minute before the idle session ends, and staying prolongs the session', async () => {
  open(30);
  await pass(28 * 60 + 55);
  expect(warning()).toBeNull();
  await pass(8);
  expect(warning()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'ابق متصلًا' }));
  await pass(1);
  expect(asked).toContain('POST /api/user/session/prolong');
  expect(screen.getByText('جلستك مستمرة')).toBeTruthy();
  await pass(28 * 60 + 50);
  expect(warning()).toBeNull();
  await pass(12);
  expect(warning()).toBeTruthy();
});

test('the warning disappears when the user is active in another tab', async () => {
  open(5);
  await pass(4 * 60 + 5);
  expect(warning()).toBeTruthy();
  idleEndsAt = Date.now() + 5 * 60_000;
  await pass(6);
  expect(warning()).toBeNull();
});

test('within two seconds after its end, the page treats the session as ended', async () => {
  const ended = jest.fn();
  const stop = onUnauthorized(ended);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open(5);
  await pass(5 * 60 - 1);
  expect(ended).not.toHaveBeenCalled();
  await pass(3);
  expect(ended).toHaveBeenCalledTimes(1);
  const questions = asked.length;
  await pass(3600);
  expect(asked.length).toBe(questions);
  stop();
});

test('before the session’s longest duration is over, the warning offers no way to stay', async () => {
  open(120, 1);
  await pass(59 * 60 + 2);
  expect(warning()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'ابق متصلًا' })).toBeNull();
});

test('a lost network does not count as the end of the session', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open(5);
  online = false;
  await pass(3 * 60);
  online = true;
  await pass(62);
  expect(warning()).toBeTruthy();
});
