import { readFile } from 'node:fs/promises';
import { hiddenScript, onePage, streamOf } from '../../test/deeds/hostile/pdf-files.mjs';
import { inspectFile } from '../../src/documents/reading/inspect-file.js';

const verdict = async (bytes: Uint8Array): Promise<string> => (await inspectFile(bytes)).verdict;

test('scripts, programs and attachments are found, also packed or in disguise', async () => {
  expect(await verdict(hiddenScript())).toBe('active_content');
  expect(await verdict(onePage({ catalogue: '/OpenAction << /S /J#61vaScript /JS (1) >>' }))).toBe('active_content');
  expect(await verdict(onePage({ catalogue: '/OpenAction << /S /Launch /F (a) >>' }))).toBe('active_content');
  // A string that looks like the start of a stream hides nothing.
  expect(
    await verdict(onePage({ catalogue: '/Info (stream ) /OpenAction << /S /JavaScript /JS (endstream) >>' })),
  ).toBe('active_content');
});

test('a deed, a link and bytes that look like a name by chance are no active content', async () => {
  expect(await verdict(await readFile(new URL('../../test/deeds/digital/doc000.pdf', import.meta.url)))).toBe('ok');
  expect(
    await verdict(onePage({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://moj.gov.sa) >> >>]' })),
  ).toBe('ok');
  expect(
    await verdict(
      onePage({ page: '/Contents 4 0 R', more: [streamOf('', Buffer.from('BT (/JavaScript /JS) Tj ET'))] }),
    ),
  ).toBe('ok');
});
