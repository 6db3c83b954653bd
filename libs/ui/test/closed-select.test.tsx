import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../src/core/ui-provider';
import { Field } from '../src/form/field';
import { SelectInput } from '../src/form/select-input';
import * as loadedChoices from '../src/lazy/choices';
import { choices, overlays, toastParts } from '../src/lazy/lazy-parts';

// These parts never load here, so that the test sees the select before its list is loaded.
let asked = 0;
overlays.setLoader(() => new Promise(() => undefined));
toastParts.setLoader(() => new Promise(() => undefined));
choices.setLoader(() => {
  asked += 1;
  return new Promise(() => undefined);
});

test('a list is loaded on the first interaction, and earlier input is not lost', async () => {
  render(
    <UiProvider language="ar" theme="light">
      <Field label="الوقف">
        <SelectInput options={[{ value: 'a', label: 'وقف النخيل' }]} value={undefined} onChange={() => undefined} />
      </Field>
    </UiProvider>,
  );
  const box = screen.getByRole('combobox', { name: 'الوقف' });
  expect(box.textContent).toBe('اختر');
  expect(asked).toBe(0);
  fireEvent.pointerMove(document.body);
  expect(asked).toBe(1);
  // The mouse button is not released before the list loads, and the box loses the focus, as when a dialog opens.
  await userEvent.pointer({ target: box, keys: '[MouseLeft>]' });
  expect(box.getAttribute('aria-busy')).toBe('true');
  act(() => box.blur());
  act(() => choices.provide(loadedChoices));
  const list = await screen.findByRole('combobox', { name: 'الوقف' });
  expect(list.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(list);
});
