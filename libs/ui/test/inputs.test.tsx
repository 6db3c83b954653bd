import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AmountInput, Field, Form, ListInput, NationalIdInput, SelectInput, useDraft } from '../src/form';
import { renderKit } from './render-kit';

let last: unknown;
function Id() {
  const [value, setValue] = useState('');
  last = value;
  return (
    <Field label="رقم الهوية">
      <NationalIdInput value={value} onChange={setValue} />
    </Field>
  );
}
function Money() {
  const [value, setValue] = useState('');
  last = value;
  return (
    <Field label="المبلغ">
      <AmountInput value={value} onChange={setValue} />
    </Field>
  );
}
function Conditions() {
  const [value, setValue] = useState(['أول', 'ثانٍ', 'ثالث']);
  last = value;
  return (
    <Field group label="الشروط">
      <ListInput itemLabel="شرط" value={value} onChange={setValue} />
    </Field>
  );
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

describe('NationalIdInput', () => {
  test('accepts Arabic-Indic digits, drops other characters, and stops at ten', () => {
    renderKit(<Id />);
    type('رقم الهوية', '١٠٤١٩ ٨٨-٦٠٩٧٧');
    expect(last).toBe('1041988609');
    expect((screen.getByLabelText('رقم الهوية') as HTMLInputElement).dir).toBe('ltr');
  });

  test('marks only a valid number', () => {
    renderKit(<Id />);
    for (const text of ['104198860', '1041988608', '3041988609']) {
      type('رقم الهوية', text);
      expect(screen.queryByText('الرقم مكتمل')).toBeNull();
    }
    type('رقم الهوية', '1041988609');
    expect(screen.getByText('الرقم مكتمل')).toBeTruthy();
  });
});

test('an amount has two decimals at most and is completed when the field is left', () => {
  renderKit(<Money />);
  type('المبلغ', '٢٥٬٠٠٠٫٥');
  expect(last).toBe('25000.5');
  type('المبلغ', '25000.555');
  expect(last).toBe('25000.5');
  fireEvent.blur(screen.getByLabelText('المبلغ'));
  expect(last).toBe('25000.50');
});

test('the thousands of an amount are separated while the field is not edited', () => {
  renderKit(<Money />);
  const field = screen.getByLabelText('المبلغ') as HTMLInputElement;
  fireEvent.focus(field);
  for (const [typed, shown] of [
    ['1250000', '1,250,000.00'],
    ['999', '999.00'],
    ['1000.5', '1,000.50'],
  ] as const) {
    type('المبلغ', typed);
    expect(field.value).toBe(typed);
    fireEvent.blur(field);
    expect(field.value).toBe(shown);
    fireEvent.focus(field);
    expect(field.value).toBe(shown.replaceAll(',', ''));
  }
});

test('an amount that is selected as a whole, as by Tab, stays selected while its separators disappear', () => {
  renderKit(<Money />);
  const field = screen.getByLabelText('المبلغ') as HTMLInputElement;
  fireEvent.focus(field);
  type('المبلغ', '1850');
  fireEvent.blur(field);
  expect(field.value).toBe('1,850.00');
  field.select();
  act(() => field.focus());
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['1850.00', 0, 7]);
});

describe('ListInput', () => {
  const caret = (label: string, at: number) =>
    (screen.getByLabelText(label) as HTMLTextAreaElement).setSelectionRange(at, at);

  test('splits an item at the caret, and joins it to the previous one by key or button', () => {
    renderKit(<Conditions />);
    caret('شرط 3', 2);
    fireEvent.keyDown(screen.getByLabelText('شرط 3'), { key: 'Enter' });
    expect(last).toEqual(['أول', 'ثانٍ', 'ثا', 'لث']);
    caret('شرط 4', 0);
    fireEvent.keyDown(screen.getByLabelText('شرط 4'), { key: 'Backspace' });
    expect(last).toEqual(['أول', 'ثانٍ', 'ثا لث']);
    const joined = screen.getByLabelText('شرط 3') as HTMLTextAreaElement;
    expect([document.activeElement, joined.selectionStart]).toEqual([joined, 2]);
    fireEvent.click(screen.getByRole('button', { name: 'ضمّ إلى ما قبله: شرط 2' }));
    expect(last).toEqual(['أول ثانٍ', 'ثا لث']);
    expect((screen.getByRole('button', { name: 'ضمّ إلى ما قبله: شرط 1' }) as HTMLButtonElement).disabled).toBe(true);
  });

  test('a pasted line break becomes a space', () => {
    renderKit(<Conditions />);
    type('شرط 1', 'أول سطر\n  وثانيه');
    expect(last).toEqual(['أول سطر وثانيه', 'ثانٍ', 'ثالث']);
  });

  test('adds after the current item, removes an empty one, and moves by keyboard', () => {
    renderKit(<Conditions />);
    caret('شرط 1', 3);
    fireEvent.keyDown(screen.getByLabelText('شرط 1'), { key: 'Enter' });
    expect(last).toEqual(['أول', '', 'ثانٍ', 'ثالث']);
    expect(document.activeElement).toBe(screen.getByLabelText('شرط 2'));
    fireEvent.keyDown(screen.getByLabelText('شرط 2'), { key: 'Backspace' });
    expect(last).toEqual(['أول', 'ثانٍ', 'ثالث']);
    fireEvent.keyDown(screen.getByLabelText('شرط 3'), { key: 'ArrowUp', altKey: true });
    expect(last).toEqual(['أول', 'ثالث', 'ثانٍ']);
    expect(document.activeElement).toBe(screen.getByLabelText('شرط 2'));
  });

  test('each item has a field id of its own', () => {
    renderKit(<Conditions />);
    const ids = screen.getAllByRole('textbox').map((input) => input.id);
    expect(new Set(ids).size).toBe(3);
  });
});

test('after a submit the focus moves to the first field with an error', async () => {
  function Two() {
    const [tried, setTried] = useState(false);
    const [text, setText] = useState('');
    return (
      <Form onSubmit={() => setTried(true)} footer={<button type="submit">حفظ</button>}>
        <Field label="الاسم">
          <NationalIdInput value={text} onChange={setText} />
        </Field>
        <Field label="الهوية" error={tried ? 'مطلوب' : undefined}>
          <NationalIdInput value={text} onChange={setText} />
        </Field>
      </Form>
    );
  }
  renderKit(<Two />);
  fireEvent.click(screen.getByRole('button', { name: 'حفظ' }));
  await screen.findByText('مطلوب');
  const field = screen.getByLabelText('الهوية');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('مطلوب');
});

test('typed values are restored when the page is reloaded, until they are cleared', () => {
  function Draft() {
    const [values, setValues, clear] = useDraft('test', { name: '' });
    return (
      <>
        <input aria-label="name" value={values.name} onChange={(event) => setValues({ name: event.target.value })} />
        <button type="button" onClick={clear}>
          clear
        </button>
      </>
    );
  }
  const first = renderKit(<Draft />);
  type('name', 'وقف النخيل');
  first.unmount();
  const second = renderKit(<Draft />);
  expect((screen.getByLabelText('name') as HTMLInputElement).value).toBe('وقف النخيل');
  fireEvent.click(screen.getByRole('button', { name: 'clear' }));
  second.unmount();
  renderKit(<Draft />);
  expect((screen.getByLabelText('name') as HTMLInputElement).value).toBe('');
});

test('an option with more than text has a name for screen readers, never its id', async () => {
  const id = '0199a000-0000-7000-8000-000000000000';
  const label = (
    <span>
      <span>حساب نورة</span>
      <bdi>1,250.00</bdi>
    </span>
  );
  renderKit(
    <Field label="إلى حساب">
      <SelectInput
        options={[{ value: id, label, searchText: 'حساب نورة' }]}
        value={undefined}
        onChange={() => undefined}
      />
    </Field>,
  );
  fireEvent.mouseDown(screen.getByLabelText('إلى حساب'));
  await waitFor(() => expect(screen.getAllByRole('option', { name: 'حساب نورة' }).length).toBeGreaterThan(0));
  expect(screen.queryByRole('option', { name: id })).toBeNull();
});

test('the clear button of a list is named in the language of the page', async () => {
  const options = [{ value: 'rent', label: 'إيجار' }];
  renderKit(<SelectInput clearable aria-label="المصدر" options={options} value="rent" onChange={() => undefined} />);
  fireEvent.mouseDown(screen.getByLabelText('المصدر'));
  expect(await screen.findByRole('button', { name: 'امسح الاختيار', hidden: true })).toBeTruthy();
});
