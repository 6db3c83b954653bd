import { expect, test } from '@jest/globals';
import { acceptOf, deedFileFault, largestBytes, typeList } from './deed-limits';

const usual = { largestMegabytes: 10, types: ['pdf', 'jpg', 'png'] };
const most = largestBytes(usual);

test.each([
  ['a PDF', { name: 'sak.pdf', type: 'application/pdf', size: 10 }, null],
  ['exactly 10 MB', { name: 'sak.pdf', type: 'application/pdf', size: 10 * 1024 * 1024 }, null],
  ['10 MB and a byte', { name: 'sak.pdf', type: 'application/pdf', size: most + 1 }, 'size'],
  ['a Word file', { name: 'sak.docx', type: 'application/msword', size: 10 }, 'type'],
  ['a JPEG without a known type', { name: 'sak.JPG', type: '', size: 10 }, null],
  ['a file without a known type or a known name', { name: 'sak', type: '', size: 10 }, 'type'],
  ['a file too large of a wrong type', { name: 'a.exe', type: 'application/x-msdownload', size: most + 1 }, 'type'],
] as const)('%s', (_, file, fault) => {
  expect(deedFileFault(file, usual)).toBe(fault);
});

test('changed limits apply: a larger file is accepted, and a removed type is refused', () => {
  const changed = { largestMegabytes: 20, types: ['pdf'] };
  expect(deedFileFault({ name: 'sak.pdf', type: 'application/pdf', size: most + 1 }, changed)).toBeNull();
  expect(deedFileFault({ name: 'sak.png', type: 'image/png', size: 10 }, changed)).toBe('type');
  expect(acceptOf(changed)).toBe('.pdf,application/pdf');
});

test('the accepted types are listed in either language', () => {
  expect(typeList(usual, 'ar')).toBe('PDF وJPEG وPNG');
  expect(typeList(usual, 'en')).toBe('PDF, JPEG, and PNG');
});
