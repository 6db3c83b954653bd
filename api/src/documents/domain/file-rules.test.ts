import { describe, expect, test } from '@jest/globals';
import { cleanFileName, isAllowedFile } from './file-rules.js';

const allowed = ['pdf', 'jpg', 'png'];

describe('a file is accepted if content and name agree and the settings allow it', () => {
  test.each([
    ['application/pdf', 'صك.pdf', true],
    ['application/pdf', 'DEED.PDF', true],
    ['image/jpeg', 'صك.jpeg', true],
    ['image/png', 'صك.png', true],
    ['image/png', 'صك.pdf', false],
    ['application/pdf', 'صك.png', false],
    ['application/pdf', 'صك', false],
    ['application/pdf', 'صك.pdf.exe', false],
    ['image/gif', 'صك.gif', false],
    [undefined, 'صك.pdf', false],
  ])('%s as %s: %s', (mimeType, fileName, expected) => {
    expect(isAllowedFile(mimeType, fileName, allowed)).toBe(expected);
  });

  test('the settings apply: without png no such picture is accepted', () => {
    expect(isAllowedFile('image/png', 'صك.png', ['pdf'])).toBe(false);
  });
});

describe('names', () => {
  test.each([
    ['../../etc/صك.pdf', 'صك.pdf'],
    ['C:\\deeds\\صك الملكية.pdf', 'صك الملكية.pdf'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['...', 'document'],
    ['', 'document'],
  ])('%j becomes %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  test('a long name keeps its extension', () => {
    const name = cleanFileName(`${'ص'.repeat(400)}.pdf`);
    expect([...name]).toHaveLength(200);
    expect(name.endsWith('.pdf')).toBe(true);
  });
});
