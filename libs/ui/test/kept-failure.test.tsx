import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog, useToast } from '../src/core';
import { Form } from '../src/form';
import { completeBrowser, renderKit } from './render-kit';

completeBrowser();

const failed = { tone: 'error', title: 'تعذر الحفظ', text: 'الرصيد لا يكفي' } as const;
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
/** What stays on the page besides the toast, which is a list item, and its announcement. */
const kept = (text: string, within: string) =>
  screen.queryAllByText(text).find((node) => node.closest(within) !== null);

function Page({ outcomes }: { outcomes: readonly ('fails' | 'succeeds')[] }) {
  const toast = useToast();
  const [tries, setTries] = useState(0);
  const send = async () => {
    await Promise.resolve();
    toast.show(outcomes[tries] === 'fails' ? failed : { title: 'تم الحفظ' });
    setTries(tries + 1);
  };
  return (
    <>
      <Form onSubmit={send} label="form" footer={<button type="submit">save</button>}>
        <input aria-label="amount" />
      </Form>
      <button type="button" onClick={() => toast.show({ ...failed, title: 'تعذر الحذف' })}>
        another part of the page
      </button>
    </>
  );
}

test('a form keeps what its failed submit told until the next one', async () => {
  renderKit(<Page outcomes={['fails', 'succeeds']} />);
  await press('save');
  await waitFor(() => expect(kept('الرصيد لا يكفي', 'form')).toBeTruthy());
  await press('save');
  await waitFor(() => expect(screen.getAllByText('تم الحفظ').length).toBeGreaterThan(0));
  expect(kept('الرصيد لا يكفي', 'form')).toBeUndefined();
});

test('a form does not keep what another part of the page told', async () => {
  renderKit(<Page outcomes={[]} />);
  await press('another part of the page');
  expect(kept('تعذر الحذف', 'form')).toBeUndefined();
});

function Asking() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const dialog = {
    title: 'تحويل',
    confirmLabel: 'send',
    onConfirm: async () => void toast.show(failed),
    onClose: () => setOpen(false),
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <ConfirmDialog {...dialog} open={open} cancelLabel="leave" />
    </>
  );
}

test('a dialog keeps what failed in it, until it closes', async () => {
  renderKit(<Asking />);
  await press('open');
  await screen.findByRole('button', { name: 'send' });
  await press('send');
  await waitFor(() => expect(kept('الرصيد لا يكفي', '[role=dialog]')).toBeTruthy());
  await press('leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('open');
  await screen.findByRole('button', { name: 'send' });
  expect(kept('الرصيد لا يكفي', '[role=dialog]')).toBeUndefined();
});
