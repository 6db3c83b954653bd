import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FileDrop, fileSizeText } from '../src/form';
import { renderKit } from './render-kit';

const LIMIT = 1024;
const pdf = (bytes: number, name = 'sak.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

function drop(file: File) {
  const onFile = jest.fn();
  const { container } = renderKit(
    <FileDrop label="صك الملكية" accept=".pdf,image/png" maxBytes={LIMIT} onFile={onFile} />,
  );
  fireEvent.drop(container.querySelector('input')?.parentElement as HTMLElement, { dataTransfer: { files: [file] } });
  return onFile;
}

describe('FileDrop', () => {
  test('accepts a file of the right type and size, dropped or chosen', () => {
    const file = pdf(LIMIT);
    expect(drop(file)).toHaveBeenCalledWith(file);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('accepts a chosen file by its media type too', () => {
    const onFile = jest.fn();
    renderKit(<FileDrop label="صك الملكية" accept=".pdf,image/png" maxBytes={LIMIT} onFile={onFile} />);
    const file = pdf(3, 'photo', 'image/png');
    fireEvent.change(screen.getByLabelText('صك الملكية'), { target: { files: [file] } });
    expect(onFile).toHaveBeenCalledWith(file);
  });

  test.each([
    ['one byte too large', pdf(LIMIT + 1), 'حجم الملف أكبر من المسموح'],
    ['another type', pdf(3, 'sak.docx', 'application/msword'), 'نوع الملف غير مقبول'],
    ['empty', pdf(0), 'الملف فارغ'],
  ])('refuses a file that is %s, before it is sent', (_, file, message) => {
    expect(drop(file)).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(message);
  });

  test('the accepted types stay visible after a file was refused', () => {
    const { container } = renderKit(<FileDrop label="صك" accept=".pdf" maxBytes={LIMIT} hint="PDF، حتى 10 م.ب." />);
    const input = container.querySelector('input') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [pdf(3, 'sak.docx', 'application/msword')] } });
    expect(screen.getByText('نوع الملف غير مقبول')).toBeTruthy();
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toContain('PDF، حتى 10');
  });

  test('an optional file that was chosen can be removed again', () => {
    const onRemove = jest.fn();
    const file = { name: 'sak.pdf', bytes: 3 };
    const { unmount } = renderKit(<FileDrop label="صك" accept=".pdf" maxBytes={LIMIT} file={file} />);
    expect(screen.queryByRole('button', { name: /أزل الملف/ })).toBeNull();
    unmount();
    renderKit(<FileDrop label="صك" accept=".pdf" maxBytes={LIMIT} file={file} onRemove={onRemove} />);
    fireEvent.click(screen.getByRole('button', { name: /^أزل الملف/ }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  test('shows name, size and progress, and accepts no other file during the upload', () => {
    const onFile = jest.fn();
    const { container } = renderKit(
      <FileDrop
        label="صك"
        accept=".pdf"
        maxBytes={LIMIT}
        onFile={onFile}
        file={{ name: 'sak.pdf', bytes: 1_258_291 }}
        progress={64}
      />,
    );
    expect(screen.getByText('sak.pdf')).toBeTruthy();
    expect(screen.getByText('1.2 م.ب')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64');
    fireEvent.drop(container.querySelector('input')?.parentElement as HTMLElement, {
      dataTransfer: { files: [pdf(1)] },
    });
    expect(onFile).not.toHaveBeenCalled();
  });

  test('shows the message of the server', () => {
    renderKit(
      <FileDrop label="صك" accept=".pdf" maxBytes={LIMIT} onFile={() => undefined} error="الملف محمي بكلمة مرور" />,
    );
    expect(screen.getByRole('alert').textContent).toBe('الملف محمي بكلمة مرور');
  });
});

test('sizes use powers of 1024, like the limits of the API', () => {
  expect(fileSizeText(900, 'en')).toBe('900 B');
  expect(fileSizeText(10 * 1024 * 1024, 'en')).toBe('10 MB');
  expect(fileSizeText(412 * 1024, 'ar')).toBe('412 ك.ب');
});
