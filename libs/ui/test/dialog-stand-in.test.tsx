import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, Drawer } from '../src/core';
import { overlays } from '../src/lazy/lazy-parts';
import * as parts from '../src/lazy/overlays';
import { completeBrowser, renderKit } from './render-kit';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
let requests: { arrive: () => void; fail: () => void }[] = [];

beforeAll(() => {
  completeBrowser();
  // The tests of screens have them at once (`parts-at-once.ts`).
  overlays.provide(null as unknown as typeof parts);
  overlays.setLoader(
    () =>
      new Promise((resolve, reject) =>
        requests.push({ arrive: () => resolve(parts), fail: () => reject(new Error('no network')) }),
      ),
  );
});
beforeEach(() => {
  jest.useFakeTimers();
  // The failed request is logged, and repeated.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  requests = [];
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>ارفض</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="رفض الطلب">
        <p>form</p>
      </Dialog>
    </>
  );
}

// In one test, because the parts of all dialogs are loaded once.
test('a dialog whose parts are not there has one in its place, which is closed, and leaves when they arrive', async () => {
  renderKit(<Page />);
  const opener = screen.getByRole('button', { name: 'ارفض' });
  opener.focus();
  fireEvent.click(opener);
  await pass(300);
  expect(screen.queryByRole('dialog')).toBeNull();
  requests.at(-1)?.fail();
  await pass(0);
  expect(screen.getByRole('dialog', { name: 'رفض الطلب' }).textContent).toContain('يُفتح هذا حين يعود');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'إغلاق' }));
  // The browser does not move the focus out of the dialog.
  expect(fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' })).toBe(false);
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await pass(500);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);

  const drawer = renderKit(
    <Drawer open label="تفاصيل" onClose={() => undefined}>
      rows
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'تفاصيل' })).toBeTruthy();
  drawer.unmount();
  const question = renderKit(
    <ConfirmDialog open title="تحويل" confirmLabel="حوّل" onClose={() => undefined} onConfirm={() => undefined} />,
  );
  expect(screen.getByRole('dialog', { name: 'تحويل' })).toBeTruthy();
  question.unmount();

  fireEvent.click(opener);
  // The parts are requested again by themselves.
  await pass(2_000);
  requests.at(-1)?.arrive();
  await pass(1_000);
  const dialogs = screen.getAllByRole('dialog', { name: 'رفض الطلب' });
  expect(dialogs.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('form')]);
});
