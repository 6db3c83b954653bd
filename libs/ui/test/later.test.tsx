import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { Button, Dialog, laterDialog, laterPart, namedDialog } from '../src/core';
import { overlays } from '../src/lazy/lazy-parts';
import * as parts from '../src/lazy/overlays';
import { completeBrowser, renderKit } from './render-kit';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A loader that the test answers, once for every request. */
function loader<Props>(Shown: ComponentType<Props>) {
  const answers: { arrive: () => void; fail: () => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<ComponentType<Props>>((resolve, reject) =>
        answers.push({ arrive: () => resolve(Shown), fail: () => reject(new Error('no network')) }),
      ),
  );
  return { load, last: () => answers.at(-1) as (typeof answers)[number] };
}

beforeAll(() => {
  completeBrowser();
  overlays.provide(parts);
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a part of a screen that is loaded when it is shown', () => {
  const Chart = ({ name }: { name: string }) => <p>{name}</p>;

  test('its place is kept until it is there, and it is there at once the next time', async () => {
    const { load, last } = loader(Chart);
    const Part = laterPart(load, <i>room</i>);
    const { unmount } = renderKit(<Part name="figures" />);
    expect(screen.getByText('room')).toBeTruthy();
    last().arrive();
    await pass(0);
    expect(screen.getByText('figures')).toBeTruthy();
    unmount();
    renderKit(<Part name="again" />);
    expect(screen.getByText('again')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a file that does not come is an error that nobody handled, which is counted for its release', async () => {
    const announced = jest.fn();
    Object.assign(globalThis, { reportError: announced });
    const { load, last } = loader(Chart);
    const Part = laterPart(load, <i>room</i>);
    renderKit(<Part name="figures" />);
    last().fail();
    await pass(0);
    expect(announced.mock.calls).toEqual([[new Error('no network')]]);
    Reflect.deleteProperty(globalThis, 'reportError');
  });

  test('without a network its place says so, the rest stays, and the button requests it again', async () => {
    const { load, last } = loader(Chart);
    const Part = laterPart(load, <i>room</i>);
    renderKit(
      <>
        <h1>page</h1>
        <Part name="figures" />
      </>,
    );
    last().fail();
    await pass(10_000);
    expect(screen.getByRole('alert').textContent).toContain('تعذر التحميل');
    expect(screen.getByRole('heading', { name: 'page' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
    press('أعد المحاولة');
    await pass(0);
    expect(load).toHaveBeenCalledTimes(2);
    last().fail();
    await pass(0);
    press('أعد المحاولة');
    last().arrive();
    await pass(0);
    expect(screen.getByText('figures')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a dialog that is loaded when it is opened', () => {
  const Reject = ({ onClose }: { onClose: () => void }) => (
    <Dialog open onClose={onClose} title="رفض">
      <p>form</p>
    </Dialog>
  );

  function page(load: () => Promise<ComponentType<{ onClose: () => void }>>) {
    const Later = namedDialog(load, { ar: 'رفض الطلب', en: 'Reject' });
    return function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <h1>page</h1>
          <Button onClick={() => setOpen(true)}>ارفض</Button>
          {open ? <Later onClose={() => setOpen(false)} /> : null}
        </>
      );
    };
  }

  test('one that comes soon opens without another before it', async () => {
    const { load, last } = loader(Reject);
    const Page = page(load);
    renderKit(<Page />);
    press('ارفض');
    await pass(300);
    expect(screen.queryByRole('dialog')).toBeNull();
    last().arrive();
    await pass(0);
    expect(screen.getByRole('dialog', { name: 'رفض' })).toBeTruthy();
  });

  test('one that is late has a dialog in its place, and returns the focus to its opener', async () => {
    const { load, last } = loader(Reject);
    const Page = page(load);
    renderKit(<Page />);
    screen.getByRole('button', { name: 'ارفض' }).focus();
    press('ارفض');
    await pass(500);
    expect(screen.getByRole('dialog', { name: 'رفض الطلب' })).toBeTruthy();
    last().arrive();
    await pass(1_000);
    expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name: 'رفض' })]);
    press('إغلاق');
    await pass(1_000);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ارفض' }));
  });

  test('one without a title, of a remote built before there were any, says what happens', async () => {
    const { load, last } = loader(Reject);
    const Later = laterDialog(load);
    renderKit(<Later onClose={() => undefined} />);
    await pass(500);
    expect(screen.getByRole('dialog', { name: 'جارٍ التحميل' })).toBeTruthy();
    last().fail();
    await pass(0);
    expect(screen.getByRole('dialog', { name: 'تعذّر' })).toBeTruthy();
  });

  test('one that does not load leaves the page as it is, can be closed, and is requested again by every press', async () => {
    const { load, last } = loader(Reject);
    const Page = page(load);
    renderKit(<Page />);
    press('ارفض');
    last().fail();
    await pass(500);
    expect(screen.getByRole('dialog', { name: 'رفض الطلب' }).textContent).toContain('تعذر التحميل');
    expect(screen.getByText('page')).toBeTruthy();
    press('إغلاق');
    await pass(500);
    expect(screen.queryByRole('dialog')).toBeNull();
    press('ارفض');
    await pass(0);
    expect(load).toHaveBeenCalledTimes(2);
    last().fail();
    await pass(500);
    press('أعد المحاولة');
    last().arrive();
    await pass(1_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('dialog', { name: 'رفض' }).textContent).toContain('form');
  });
});
