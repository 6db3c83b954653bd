import { jest } from '@jest/globals';
import { type ReactNode, useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ConfirmDialog } from '../src/core';
import { Field, TextArea } from '../src/form';
import { completeBrowser, renderKit } from './render-kit';

completeBrowser();

function open(onConfirm: () => void | Promise<void>, { onClose = jest.fn(), children = null as ReactNode } = {}) {
  renderKit(
    <ConfirmDialog
      open
      onClose={onClose}
      title="تأكيد التحويل"
      facts={[{ label: 'إلى', value: 'سلمان بن فهد العنزي' }]}
      warning="لا يُلغى التحويل بعد إرساله"
      confirmLabel="حوّل 25,000.00 ريال"
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>,
  );
  return onClose;
}
const confirm = () => screen.getByRole('button', { name: 'حوّل 25,000.00 ريال' });

describe('ConfirmDialog', () => {
  test('shows what will happen, to whom, and what cannot be undone', () => {
    open(() => undefined);
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('سلمان بن فهد العنزي');
    expect(dialog.textContent).toContain('لا يُلغى التحويل بعد إرساله');
  });

  test('while it is busy, a second press does nothing, and it cannot be closed', async () => {
    let finish: () => void = () => undefined;
    const onConfirm = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const onClose = open(onConfirm);
    fireEvent.click(confirm());
    fireEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'رجوع' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => finish());
    fireEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledTimes(2);
    await act(async () => finish());
  });

  test('cancelling only closes it', () => {
    const onConfirm = jest.fn<() => void>();
    const onClose = open(onConfirm);
    fireEvent.click(screen.getByRole('button', { name: 'رجوع' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('once it is open, the confirm button has the focus', async () => {
    open(() => undefined);
    await waitFor(() => expect(document.activeElement).toBe(confirm()));
  });

  test('a field that has the focus before it has opened keeps it', async () => {
    open(() => undefined, { children: <input aria-label="البيان" /> });
    const field = screen.getByRole('textbox');
    act(() => field.focus());
    const opening = () => document.querySelector('[class*=-appear], [class*=-enter]');
    expect(opening()).not.toBeNull();
    await waitFor(() => expect(opening()).toBeNull());
    expect(document.activeElement).toBe(field);
  });

  test('a dialog that is removed when it closes gives the focus back to the button that opened it', async () => {
    function Page() {
      const [asking, setAsking] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setAsking(true)}>
            احذف
          </button>
          {asking ? (
            <ConfirmDialog
              open
              onClose={() => setAsking(false)}
              title="حذف"
              confirmLabel="احذفه"
              onConfirm={() => undefined}
            />
          ) : null}
        </>
      );
    }
    renderKit(<Page />);
    const opener = screen.getByRole('button', { name: 'احذف' });
    opener.focus();
    fireEvent.click(opener);
    const cancel = await screen.findByRole('button', { name: 'رجوع' });
    cancel.focus();
    fireEvent.click(cancel);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});

/** A list of requests, each decided in a dialog that is taken away at once; the row of a decided one leaves. */
function Requests({ removed }: { removed: boolean }) {
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState(true);
  return (
    <section>
      <h2>الطلبات</h2>
      {left ? <button onClick={() => setAsked(true)}>ارفض</button> : null}
      {asked ? (
        <ConfirmDialog
          open
          title="رفض الطلب"
          onClose={() => setAsked(false)}
          confirmLabel="ارفض الطلب"
          onConfirm={() => {
            setLeft(!removed);
            setAsked(false);
          }}
        >
          السبب
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

describe('the focus after a dialog that is taken away', () => {
  test.each([
    [false, 'the button that opened it', 'BUTTON'],
    [true, 'the heading above that button, when it is gone', 'H2'],
  ])('removed: %s, goes to %s', async (removed, _where, tag) => {
    renderKit(<Requests removed={removed} />);
    screen.getByRole('button', { name: 'ارفض' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'ارفض' }));
    fireEvent.click(await screen.findByRole('button', { name: 'ارفض الطلب' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.tagName).toBe(tag));
  });
});

test('a refused answer in a dialog moves the focus to the field that says why', async () => {
  function Refused() {
    const [error, setError] = useState<string>();
    return (
      <ConfirmDialog
        open
        title="رفض الطلب"
        onClose={() => undefined}
        confirmLabel="ارفض الطلب"
        onConfirm={() => setError('اكتب السبب')}
      >
        <Field label="السبب" error={error}>
          <TextArea name="reason" value="" onChange={() => undefined} />
        </Field>
      </ConfirmDialog>
    );
  }
  renderKit(<Refused />);
  fireEvent.click(await screen.findByRole('button', { name: 'ارفض الطلب' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /السبب/ })));
});
