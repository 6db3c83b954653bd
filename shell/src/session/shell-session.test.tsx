import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { usualToggles, type User } from '@waqf/contracts/identity';
import { createQueryClient, storageKeys } from '@waqf/platform-web';
import { ShellSessionProvider, useShellSession } from './shell-session';

const user: User = {
  id: '7b1c1f0e-5c0a-4f67-9a56-3d1a0b6a1c01',
  role: 'waqif',
  nationalId: '1000000016',
  fullName: 'يوسف',
  email: null,
  phone: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  roles: ['waqif'],
  capabilities: [],
  preferences: {
    preferredLanguage: 'ar',
    ...usualToggles,
  },
};

function End() {
  return <output>{useShellSession().end}</output>;
}

function open() {
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ShellSessionProvider initial={user}>
          <End />
        </ShellSessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  sessionStorage.setItem('draft:waqf.create', '{}');
  localStorage.setItem('recentSearchChoices', '{}');
}

/** Simulates another tab that changes the shared storage. */
const otherTabLeaves = (how: string) =>
  act(async () => {
    localStorage.setItem('sessionEnd', how);
    localStorage.removeItem(storageKeys.nationalId);
    dispatchEvent(
      new StorageEvent('storage', { key: storageKeys.nationalId, oldValue: user.nationalId, newValue: null }),
    );
  });

// The remote of the person's role is on its way during these tests.
beforeEach(() => void jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined)));

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('when another tab finds the session expired, this tab keeps its page and its drafts', async () => {
  open();
  await otherTabLeaves('expired');
  expect(screen.getByRole('status').textContent).toBe('expired');
  expect(sessionStorage.getItem('draft:waqf.create')).toBe('{}');
  expect(localStorage.getItem('recentSearchChoices')).toBe('{}');
});

test('signing out in another tab signs this tab out and deletes drafts and searches', async () => {
  open();
  await otherTabLeaves('signed-out');
  expect(screen.getByRole('status').textContent).toBe('signed-out');
  expect(sessionStorage.getItem('draft:waqf.create')).toBeNull();
  expect(localStorage.getItem('recentSearchChoices')).toBeNull();
});
