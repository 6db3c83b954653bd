/*
 * Makes the sample deeds and index.json: `node api/samples/deeds/make-sample-deeds.mjs`, after the api was built. The
 * PDFs are committed, as they change with the browser's version; run it only to change them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gregorianFromHijri } from '@waqf/formats';
import sharp from 'sharp';
import { renderPage } from '../../dist/documents/reading/files/render-page.js';
import { openPrinter } from './deed-printer.mjs';
import { deedHtml } from './deed-layouts.mjs';
import { hijriMonths } from './hijri-months.mjs';
import { sampleWaqfs } from './sample-waqfs.mjs';

const here = (name) => new URL(name, import.meta.url);
const pad = (number) => String(number).padStart(2, '0');
const dayAfter = (iso, days) => new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);

function writtenDay([year, month, day], calendar, shift = 0) {
  const iso = dayAfter(gregorianFromHijri({ year, month, day }), shift);
  const gregorian = iso.split('-').reverse().join('/');
  const hijri = `${pad(day)}/${pad(month)}/${year}`;
  if (calendar === 'greg') return `${gregorian}م`;
  if (calendar === 'both') return `${hijri}هـ الموافق ${gregorian}م`;
  return calendar === 'named' ? `${day} ${hijriMonths[month - 1]} ${year}هـ` : `${hijri}هـ`;
}

function truthOf(type, waqf, deed) {
  const [year, month, day] = deed.day;
  const iso = gregorianFromHijri({ year, month, day });
  if (type === 'property_deed')
    return {
      propertyNumber: deed.number,
      issueDate: iso,
      location: { city: waqf.city, district: waqf.district },
      area: deed.area,
      ownerName: waqf.founder,
    };
  if (type === 'waqf_deed')
    return {
      waqfName: waqf.name,
      purpose: deed.purpose,
      conditions: deed.conditions,
      beneficiaries: deed.beneficiaries,
    };
  return { nazirName: waqf.nazir, nazirId: waqf.nazirId, appointmentDate: iso, authorities: deed.authorities };
}

/** Fields that a reader should question or miss in the deeds made for that. */
function expectedStates(deed) {
  return {
    ...(deed.doubts ? { issueDate: 'check', area: 'check' } : {}),
    ...(deed.purpose === null ? { purpose: 'missing' } : {}),
  };
}

function deedOf(waqf, type, deed) {
  const date = writtenDay(deed.day, deed.calendar, deed.doubts?.gregorianShift ?? 0);
  return { ...waqf, owner: waqf.founder, ownerId: waqf.founderId, ...deed, date, appointed: date };
}

/** The first page as a phone would have photographed it in the dark: what is there, nobody could read. */
async function asDarkPhoto(pdf) {
  const png = await renderPage(pdf, 'application/pdf', 1, 1100);
  return sharp(png)
    .rotate(1.3, { background: '#d9d6cf' })
    .blur(2.2)
    .linear(0.1, 3)
    .grayscale()
    .jpeg({ quality: 62 })
    .toBuffer();
}

const printer = await openPrinter(createRequire(import.meta.url));
const index = [];
try {
  for (const waqf of sampleWaqfs) {
    for (const [name, type] of [
      ['property_deed', 'property_deed'],
      ['waqf_deed', 'waqf_deed'],
      ['nazir_deed', 'nazir_deed'],
      ['amendment', 'waqf_deed'],
    ]) {
      const deed = waqf[name];
      if (!deed) continue;
      const file = `${waqf.key.toLowerCase()}/${name.replace('_', '-')}.pdf`;
      const pdf = await printer.print(deedHtml(type, deedOf(waqf, type, deed), printer.fonts));
      await mkdir(here(`${waqf.key.toLowerCase()}/`), { recursive: true });
      await writeFile(here(file), pdf);
      const states = expectedStates(deed);
      index.push({
        waqf: waqf.key,
        waqfName: waqf.name,
        type,
        amendment: name === 'amendment',
        file,
        founderId: waqf.founderId,
        nazirId: waqf.nazirId,
        truth: truthOf(type, waqf, deed),
        ...(Object.keys(states).length > 0 ? { states } : {}),
      });
      if (waqf.key === 'newcomer' && name === 'property_deed') {
        await mkdir(here('unreadable/'), { recursive: true });
        await writeFile(here('unreadable/property-deed.jpg'), await asDarkPhoto(pdf));
      }
    }
  }
} finally {
  await printer.close();
}
index.push({
  waqf: 'unreadable',
  waqfName: null,
  type: 'property_deed',
  amendment: false,
  file: 'unreadable/property-deed.jpg',
  truth: null,
  reason: 'too_dark',
});
await writeFile(here('index.json'), `${JSON.stringify(index, null, 2)}\n`);
console.log(`${index.length} sample deeds`);
