/* Makes the PDFs and truth of a set written by hand: `node api/test/deeds/make-deeds.mjs blind`. They are committed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { openPress } from './generator/print-deeds.mjs';
import { setsByHand } from './sets.mjs';

const set = process.argv[2] ?? '';
if (!setsByHand.includes(set)) {
  console.error(`usage: make-deeds.mjs ${setsByHand.join('|')}`);
  process.exit(2);
}
const { deeds } = await import(`./${set}/deeds.mjs`);

const style = `@page { size: A4; margin: 18mm } body { font: 14px/2 'Deed' } h1 { font-size: 22px; text-align: center }
h2 { font-size: 16px }
  table { width: 100%; border-collapse: collapse; margin: 10px 0 } td, th { border: 1px solid #777; padding: 6px 10px;
  text-align: right }
  .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 14px 30px } i { color: #666; font-style: normal;
  font-size: 12px }`;
const letterhead = '<div>المملكة العربية السعودية</div>';

const press = await openPress();
try {
  for (const folder of ['digital', 'truth'])
    await mkdir(new URL(`${set}/${folder}/`, import.meta.url), { recursive: true });
  for (const { html, font = 'ibm-plex-sans-arabic', style: own = '', head = '', ...truth } of deeds) {
    const { pdf } = await press.print({ font, style: `${style} ${own}`, body: `${letterhead}${head}${html}` });
    await writeFile(new URL(`${set}/digital/${truth.id}.pdf`, import.meta.url), pdf);
    await writeFile(new URL(`${set}/truth/${truth.id}.json`, import.meta.url), `${JSON.stringify(truth, null, 2)}\n`);
  }
} finally {
  await press.close();
}
console.log(`${deeds.length} deeds`);
