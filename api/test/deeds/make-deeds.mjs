/* Makes the PDFs and truth of a set: `node api/test/deeds/make-deeds.mjs blind`. The results are committed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { openPrinter } from '../../samples/deeds/deed-printer.mjs';

const set = process.argv[2] === 'blind' ? 'blind' : 'other-wording';
const { deeds } = await import(`./${set}/deeds.mjs`);

const style = `@page { size: A4; margin: 18mm } body { font: 14px/2 'Deed' } h1 { font-size: 22px; text-align: center }
h2 { font-size: 16px }
  table { width: 100%; border-collapse: collapse; margin: 10px 0 } td, th { border: 1px solid #777; padding: 6px 10px;
  text-align: right }
  .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 14px 30px } i { color: #666; font-style: normal;
  font-size: 12px }`;

const printer = await openPrinter(createRequire(import.meta.url));
try {
  for (const folder of ['digital', 'truth'])
    await mkdir(new URL(`${set}/${folder}/`, import.meta.url), { recursive: true });
  for (const { html, ...truth } of deeds) {
    const page =
      `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><style>${printer.fonts}` +
      `${style}</style><body><div>المملكة العربية السعودية</div>${html}</body></html>`;
    await writeFile(new URL(`${set}/digital/${truth.id}.pdf`, import.meta.url), await printer.print(page));
    await writeFile(new URL(`${set}/truth/${truth.id}.json`, import.meta.url), `${JSON.stringify(truth, null, 2)}\n`);
  }
} finally {
  await printer.close();
}
console.log(`${deeds.length} deeds`);
