import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, useSearchParams } from 'react-router';
import { Dialog, Drawer, UiProvider } from '@waqf/ui/core';
import { BackClosesLayer } from './back-closes-layer';

function Page() {
  const [drawer, setDrawer] = useState(true);
  const [dialog, setDialog] = useState(true);
  const [params, setParams] = useSearchParams();
  const closeDialog = () => {
    setDialog(false);
    setParams({}, { replace: true });
  };
  const open = [drawer && 'drawer', dialog && 'dialog'].filter(Boolean).join(' and ') || 'nothing';
  return (
    <>
      <Drawer open={drawer} onClose={() => setDrawer(false)} title="تفاصيل المعاملة">
        -
      </Drawer>
      <Dialog open={dialog} onClose={closeDialog} title="إضافة معاملة">
        -
      </Dialog>
      <p role="status">{`${open}, add: ${params.get('add')}`}</p>
      <BackClosesLayer />
    </>
  );
}

test('Back closes the topmost dialog, then the drawer below it, and only then leaves the page', async () => {
  window.history.replaceState(null, '', '/dashboard');
  const router = createBrowserRouter([
    { path: '/dashboard', element: <p role="status">dashboard</p> },
    { path: '/transactions', element: <Page /> },
  ]);
  render(
    <UiProvider language="ar">
      <RouterProvider router={router} />
    </UiProvider>,
  );
  const shows = (text: string) =>
    waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toBe(text));
  await shows('dashboard');
  await router.navigate('/transactions?add=income');
  await shows('drawer and dialog, add: income');

  window.history.back();
  // The dialog drops its word from the address, and the entry of the page before stays as it was.
  await shows('drawer, add: null');
  window.history.back();
  await shows('nothing, add: null');
  window.history.back();
  await shows('dashboard');
});
