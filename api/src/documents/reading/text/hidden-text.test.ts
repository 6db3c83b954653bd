import { brokenPdfs } from '../../../../test/deeds/pdf-builder.js';
import { openPdf, withPage } from '../files/pdfium.js';
import { readPageContent } from './page-characters.js';

const shown = 'Deed of a house';
const other = 'Another owner';
/** Draws a text at a height of the page, after `before` has set how. */
const text = (words: string, { before = '', size = 12, x = 40, y = 700 } = {}): string =>
  `q BT ${before} /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET Q`;
const box = 'q 1 1 1 rg 30 690 200 30 re f Q';
const darkBox = 'q 0 0 0 rg 30 690 200 30 re f Q';
const picture = 'q 200 0 0 30 30 690 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \xdd EI Q';
const states = { Clear: '<< /ca 0 /CA 0 >>', Half: '<< /ca 0.5 >>' };

/** What is left of the text of a page, in the order of the file. */
async function seenIn(instructions: string, parts: Parameters<typeof brokenPdfs.drawn>[1] = {}): Promise<string[]> {
  const document = await openPdf(brokenPdfs.drawn(instructions, { states, ...parts }));
  try {
    const { characters } = await withPage(document, 1, (page) => readPageContent(document.pdfium, page));
    const read = characters.map((one) => one.text).join('');
    return [shown, other].filter((words) => read.replace(/\s/g, '').includes(words.replace(/\s/g, '')));
  } finally {
    document.close();
  }
}

const deed = text(shown, { y: 780 });
const hiding: Record<string, string> = {
  'that is neither filled nor drawn': text(other, { before: '3 Tr' }),
  'that only clips': text(other, { before: '7 Tr' }),
  'in white on white': text(other, { before: '1 1 1 rg' }),
  'in a white that is hardly gray': text(other, { before: '0.985 g' }),
  'in a gray that nobody reads': text(other, { before: '0.94 g' }),
  'in white outlines': text(other, { before: '1 Tr 1 1 1 RG' }),
  'in black on black': `${darkBox} ${text(other)}`,
  'under a white box': `${text(other)} ${box}`,
  'under a picture': `${text(other)} ${picture}`,
  'that is transparent': `q /Clear gs ${text(other)} Q`,
  'as dust': text(other, { size: 0.5 }),
  'made dust by a scale': `q 0.02 0 0 0.02 40 700 cm ${text(other, { x: 0, y: 0 })} Q`,
  'beside the page': text(other, { x: 700 }),
  'in a layer that is switched off': `/OC /Off BDC ${text(other)} EMC`,
  'that is cut off': `q 0 0 10 10 re W n ${text(other)} Q`,
  'in white over the deed': text(other, { before: '1 1 1 rg', y: 780 }),
};

test.each(Object.keys(hiding))('text %s is not read', async (how) => {
  expect(await seenIn(`${deed} ${hiding[how]!}`)).toEqual([shown]);
});

test.each(Object.keys(hiding))('nor is text %s in a form', async (how) => {
  expect(
    await seenIn(`${deed} /Form Do`, {
      forms: { Form: hiding[how]! },
    }),
  ).toEqual([shown]);
});

const showing: Record<string, string> = {
  'in light gray': text(other, { before: '0.75 g' }),
  'in outlines': text(other, { before: '1 Tr' }),
  'in white on a dark bar': `${darkBox} ${text(other, { before: '1 1 1 rg' })}`,
  'over a picture': `${picture} ${text(other)}`,
  'under a veil': `${text(other)} q /Half gs 1 1 1 rg 30 690 200 30 re f Q`,
  'in small print': text(other, { size: 4 }),
  'that is turned': `q 0.866 0.5 -0.5 0.866 200 300 cm ${text(other, { x: 0, y: 0 })} Q`,
  'drawn twice': `${text(other)} ${text(other, { x: 40.2 })}`,
};

test.each(Object.keys(showing))('text %s is read', async (how) => {
  expect(await seenIn(`${deed} ${showing[how]!}`)).toEqual([shown, other]);
});

test.each(Object.keys(showing))('so is text %s in a form', async (how) => {
  expect(await seenIn(`${deed} /Form Do`, { forms: { Form: showing[how]! } })).toEqual([shown, other]);
});

test('text of a form that is turned is read', async () => {
  const forms = { Form: text(other, { x: 0, y: 0 }) };
  expect(await seenIn(`${deed} q 0.866 -0.5 0.5 0.866 200 300 cm /Form Do Q`, { forms })).toEqual([shown, other]);
});

test.each(['/Rotate 90', '/Rotate 180', '/CropBox [20 200 500 830]'])(
  'text of a page with %s is read',
  async (page) => {
    expect(await seenIn(`${deed} ${text(other)}`, { page })).toEqual([shown, other]);
  },
);
