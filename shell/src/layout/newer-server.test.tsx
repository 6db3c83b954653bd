import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { http } from '@waqf/platform-web';
import { AppFrame } from '@waqf/ui/core';
import { withUnknownValues } from '@waqf/testing/screen';
import { faultsBeforeNewerServer } from '@waqf/testing/newer-server';
import { BootProvider } from '../boot/boot-context';
import { visitorBoot } from '../boot/visitor';
import { StepUpDialog } from '../session/step-up-dialog';
import { announcedLinks } from './frame-links';
import { WorkspaceHeader } from './workspace-header';
import { WorkspaceSidebar } from './workspace-sidebar';
import { WorkspaceTabs } from './workspace-tabs';

/* The frame around every page, and what opens over it, must accept the answers of a newer server. */
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** A later release announces what this shell does not know. */
const links = announcedLinks({
  navigation: [
    { to: '/waqf', label: { ar: 'الأوقاف', en: 'Waqfs' }, icon: 'Waqf', tab: { ar: 'الأوقاف', en: 'Waqfs' } },
    { to: '/later', label: { ar: 'لاحق', en: 'Later' }, icon: 'Later', badge: 'later' },
  ],
  quickActions: [{ to: '/later', label: { ar: 'لاحق', en: 'Later' }, icon: 'toString' }],
});
const framed = (over?: ReactElement) => () => (
  <BootProvider value={{ ...withUnknownValues(visitorBoot), simulators: true }}>
    <AppFrame
      sidebar={<WorkspaceSidebar links={links} />}
      header={<WorkspaceHeader remote={null} links={links} />}
      tabs={<WorkspaceTabs links={links} />}
    >
      <h1>صفحة</h1>
      {over}
    </AppFrame>
  </BootProvider>
);
const words = 'words of a text';

test('the latest notifications are shown with unknown values', async () => {
  const acts = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^الإشعارات/ }));
    await waitFor(() => expect(document.querySelector('[role="dialog"], dialog')?.textContent).toContain(words));
  };
  expect(await faultsBeforeNewerServer(framed(), '/waqf', { acts })).toEqual([]);
});

test('the results of a search are shown with unknown values', async () => {
  const acts = async () => {
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: words } });
    const asked = expect.stringContaining('/api/search');
    await waitFor(() => expect(http.get).toHaveBeenCalledWith(asked, expect.anything(), expect.anything()));
  };
  expect(await faultsBeforeNewerServer(framed(), '/waqf', { acts })).toEqual([]);
});

test('an act to be confirmed in Nafath is shown with unknown values', async () => {
  const over = (
    <StepUpDialog
      act={{ kind: 'approval', id: '01920000-0000-7000-8000-0000000000d1' }}
      onConfirmed={() => undefined}
      onClose={() => undefined}
    />
  );
  const acts = () => screen.findByRole('dialog', { name: 'أكّد بنفاذ' });
  expect(await faultsBeforeNewerServer(framed(over), '/waqf', { acts })).toEqual([]);
});
