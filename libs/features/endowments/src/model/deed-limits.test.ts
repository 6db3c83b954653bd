import { expect, test } from '@jest/globals';
import { deedFileFault, maxDeedBytes } from './deed-limits';

test.each([
  ['a PDF', { name: 'sak.pdf', type: 'application/pdf', size: 10 }, null],
  ['exactly 10 MB', { name: 'sak.pdf', type: 'application/pdf', size: maxDeedBytes }, null],
  ['10 MB and a byte', { name: 'sak.pdf', type: 'application/pdf', size: maxDeedBytes + 1 }, 'size'],
  ['a Word file', { name: 'sak.docx', type: 'application/msword', size: 10 }, 'type'],
  ['a JPEG without a known type', { name: 'sak.JPG', type: '', size: 10 }, null],
  ['a file without a known type or a known name', { name: 'sak', type: '', size: 10 }, 'type'],
  ['a file too large of a wrong type', { name: 'a.exe', type: 'application/x-msdownload', size: maxDeedBytes + 1 }, 'type'],
] as const)('%s', (_, file, fault) => {
  expect(deedFileFault(file)).toBe(fault);
});
