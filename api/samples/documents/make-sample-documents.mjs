/*
 * Makes the sample documents of beneficiaries: `node api/samples/documents/make-sample-documents.mjs`, after the api
 * was built. The pictures are committed, as they change with the browser's version; run it only to change them.
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { renderPage } from '../../dist/documents/reading/files/render-page.js';
import { openPrinter } from '../deeds/deed-printer.mjs';

const letters = {
  'family-record.png': {
    title: 'سجل الأسرة',
    lines: ['رب الأسرة: يوسف بن حمد العنزي', 'الابنة: نورة بنت يوسف العنزي', 'صدر في 12/03/1445هـ'],
  },
  'iban-certificate.png': {
    title: 'شهادة آيبان',
    lines: ['صاحبة الحساب: نورة بنت يوسف العنزي', 'الحساب قائم وباسمها', 'صدرت في 02/05/1448هـ'],
  },
};

const html = (fonts, { title, lines }) => `<style>${fonts}
  @page { size: 148mm 105mm; margin: 0 }
  body { font: 15px/2 Deed; margin: 12mm; direction: rtl; border: 1px solid #999; padding: 6mm; height: 66mm }
  h1 { font-size: 24px; margin: 0 0 4mm }
  small { color: #777 }</style>
  <h1>${title}</h1>${lines.map((line) => `<div>${line}</div>`).join('')}<small>نموذج للتجربة</small>`;

const printer = await openPrinter(createRequire(import.meta.url));
try {
  for (const [name, letter] of Object.entries(letters)) {
    const pdf = await printer.print(html(printer.fonts, letter));
    const picture = await sharp(await renderPage(pdf, 'application/pdf', 1, 800))
      .png({ palette: true })
      .toBuffer();
    await writeFile(new URL(name, import.meta.url), picture);
  }
} finally {
  await printer.close();
}
