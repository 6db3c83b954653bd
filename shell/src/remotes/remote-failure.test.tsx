import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '@waqf/testing/screen';
import { RemoteFailure } from './remote-failure';

const connection = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
};
afterEach(() => void jest.restoreAllMocks());

test('a screen that failed without a connection says so, and is loaded again once when it is back', async () => {
  connection(false);
  const retried = jest.fn();
  renderScreen(<RemoteFailure reason="broken" onRetry={retried} />, {
    at: '/',
    path: '/',
    capabilities: [],
    answers: {},
  });
  expect(await screen.findByText(/^لا اتصال بالإنترنت\. تُفتح هذه الشاشة من نفسها/)).toBeTruthy();
  expect(retried).not.toHaveBeenCalled();
  connection(true);
  expect(await screen.findByText(/^لم يكتمل تحميل هذا القسم/)).toBeTruthy();
  expect(retried).toHaveBeenCalledTimes(1);
});

test('a screen that failed with a connection is not loaded again by itself', async () => {
  const retried = jest.fn();
  renderScreen(<RemoteFailure reason="broken" onRetry={retried} />, {
    at: '/',
    path: '/',
    capabilities: [],
    answers: {},
  });
  await screen.findByText(/^لم يكتمل تحميل هذا القسم/);
  expect(retried).not.toHaveBeenCalled();
});
