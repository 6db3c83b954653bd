import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { UiProvider } from '@waqf/ui/core';
import { OfflineNotice } from './offline-notice';

const network = (online: boolean) =>
  act(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
afterEach(() => void jest.restoreAllMocks());

test('the notice is shown while there is no network', async () => {
  render(
    <UiProvider language="ar" theme="light">
      <OfflineNotice />
    </UiProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  await network(false);
  expect(screen.getByRole('status').textContent).toContain('لا اتصال بالإنترنت');
  await network(true);
  expect(screen.getByRole('status').textContent).toBe('');
});
