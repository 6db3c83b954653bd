import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { UiProvider, useTopLayer } from '@waqf/ui/core';
import { LeaveQuestion } from './leave-question';

function Page() {
  const caught = useTopLayer() !== undefined;
  return (
    <>
      <p>{caught ? 'files, caught' : 'files'}</p>
      <LeaveQuestion asks />
    </>
  );
}

const shows = (text: string) => screen.findByText(text);
const question = () => screen.findByRole('dialog', { name: 'هل تغادر الصفحة؟' });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('Back asks, Back again stays, and who agrees to leave does leave', async () => {
  window.history.replaceState(null, '', '/waqf');
  const router = createBrowserRouter([
    { path: '/waqf', element: <p>list</p> },
    { path: '/waqf/create-steps', element: <Page /> },
  ]);
  render(
    <UiProvider language="ar">
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await shows('list');
  await router.navigate('/waqf/create-steps');
  await shows('files');

  window.history.back();
  await question();
  // Nothing else catches the Back that the user may agree to.
  await shows('files');
  window.history.back();
  await noQuestion();
  await shows('files');

  window.history.back();
  await question();
  fireEvent.click(screen.getByRole('button', { name: 'ابقَ في الصفحة' }));
  await noQuestion();
  await shows('files');

  window.history.back();
  await question();
  fireEvent.click(screen.getByRole('button', { name: 'غادر واترك الملفات' }));
  await shows('list');
});
