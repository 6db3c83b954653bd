import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@waqf/testing/screen';
import { Button } from '@waqf/ui/core';
import { Unfolding } from './unfolding';

test('the focus goes into what is unfolded, and back to the button', async () => {
  renderScreen(
    <Unfolding label="أضف">
      {(fold) => (
        <>
          <input aria-label="الاسم" />
          <Button onClick={fold}>إلغاء</Button>
        </>
      )}
    </Unfolding>,
    { at: '/', path: '/', capabilities: [], answers: {} },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'أضف' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'الاسم' }));
  await userEvent.click(screen.getByRole('button', { name: 'إلغاء' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'أضف' }));
});
