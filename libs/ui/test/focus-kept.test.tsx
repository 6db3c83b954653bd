import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { FileDrop } from '../src/form';
import { useFocusKept } from '../src/core/use-focus-kept';
import { renderKit } from './render-kit';

function Page() {
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  const [saves, setSaves] = useState(0);
  const [file, setFile] = useState<{ name: string; bytes: number } | null>({ name: 'sak.pdf', bytes: 3 });
  const [rows, setRows] = useState(['الأول', 'الثاني']);
  return (
    <main ref={main}>
      <div>
        <h1>الإعدادات</h1>
        <form key={saves}>
          <input name="name" />
          <button type="button" onClick={() => setSaves(saves + 1)}>
            حفظ
          </button>
        </form>
        <FileDrop label="صك" accept=".pdf" maxBytes={9} file={file} onRemove={() => setFile(null)} />
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                {row}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

const press = (name: string | RegExp) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = (text: RegExp) => waitFor(() => expect(document.activeElement?.textContent).toMatch(text));

test('the focus stays at the save button when saving draws the form anew', async () => {
  renderKit(<Page />);
  press('حفظ');
  await focused(/^حفظ$/);
});

test('the focus moves to the choice of a file when the chosen one was removed', async () => {
  renderKit(<Page />);
  press(/^أزل الملف/);
  await focused(/^اختر ملف/);
});

test('the focus stays in the list when the row that had it is gone, and goes to the heading after the last', async () => {
  renderKit(<Page />);
  press('الأول');
  await focused(/^الثاني$/);
  press('الثاني');
  await focused(/^الإعدادات$/);
});
