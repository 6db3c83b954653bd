import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, riyadhDay } from '@waqf/formats';
import { renderScreen } from '@waqf/testing/screen';
import { useState } from 'react';
import { Form } from '@waqf/ui/form';
import { FormDialog } from './form-dialog';
import { RecordedDayField, useRecordedDay } from './recorded-day';

const [sent, closed] = [[] as string[], [] as string[]];
const field = () => screen.getByRole('textbox', { name: /^تاريخ القيد/ });

function Recording({ first, pending = false }: { first: string; pending?: boolean }) {
  const { today, faultAt } = useRecordedDay();
  const [day, setDay] = useState(first);
  return (
    <FormDialog
      title="قيد"
      submitLabel="سجّل القيد"
      pending={pending}
      onSubmit={() => void sent.push(day)}
      errorsAt={0}
      onClose={() => void closed.push(day)}
    >
      <RecordedDayField
        label="تاريخ القيد"
        today={today}
        value={day}
        onChange={setDay}
        error={faultAt('filedOn', day)['filedOn']}
      />
    </FormDialog>
  );
}
const open = (recording: Parameters<typeof Recording>[0]) => {
  [sent.length, closed.length] = [0, 0];
  renderScreen(<Recording {...recording} />, { at: '/x', path: '/x', capabilities: [], answers: {} });
  return userEvent.setup();
};

test('the button sends what the fields hold, as Enter in a field does; «إلغاء» sends nothing', async () => {
  const today = riyadhDay(new Date());
  const user = open({ first: today });
  await user.click(await screen.findByRole('button', { name: 'سجّل القيد' }));
  await user.type(field(), '{Enter}');
  expect(sent).toEqual([today, today]);
  await user.click(screen.getByRole('button', { name: 'إلغاء' }));
  expect([sent.length, closed.length]).toEqual([2, 1]);
});

test('an invalid date is not sent as the previous date, neither by button nor by Enter', async () => {
  const user = open({ first: '2026-01-15' });
  await user.clear(await screen.findByRole('textbox', { name: /^تاريخ القيد/ }));
  await user.type(field(), '44/13/1447');
  await user.click(screen.getByRole('button', { name: 'سجّل القيد' }));
  await user.type(field(), '{Enter}');
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(field());
});

test('while a form is being sent it can neither be sent again nor closed', async () => {
  const user = open({ first: '2026-01-15', pending: true });
  await user.click(await screen.findByRole('button', { name: 'سجّل القيد' }));
  act(() => field().focus());
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'إلغاء' }));
  expect([sent, closed]).toEqual([[], []]);
});

test('today is accepted, and tomorrow shows an error', async () => {
  const today = riyadhDay(new Date());
  open({ first: today });
  await screen.findByRole('textbox', { name: /^تاريخ القيد/ });
  expect(screen.queryByText('لا يكون التاريخ بعد اليوم')).toBeNull();
  open({ first: addDays(today, 1) });
  expect(await screen.findByText('لا يكون التاريخ بعد اليوم')).toBeTruthy();
});

test('a dialog inside a form does not submit that form', async () => {
  let outer = 0;
  [sent.length, closed.length] = [0, 0];
  const page = (
    <Form onSubmit={() => void (outer += 1)}>
      <Recording first={riyadhDay(new Date())} />
    </Form>
  );
  renderScreen(page, { at: '/x', path: '/x', capabilities: [], answers: {} });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'سجّل القيد' }));
  expect([sent.length, outer]).toEqual([1, 0]);
});
