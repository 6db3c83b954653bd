/**
 * `npm run deeds:bench -- FILE…`: reads deeds and writes a web page for each: its pages with boxes, every person, date
 * and area found, roles and votes, and the chosen values with the reasons for and against them. Pass files alone, or
 * `--as=TYPE` before the files to set their type. The web pages are written to `.cache/deeds-bench`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { findAreas } from '../../dist/documents/reading/entities/area-mentions.js';
import { personsOf } from '../../dist/documents/reading/entities/persons.js';
import { readDeed } from '../../dist/documents/reading/read-deed.js';
import { renderPage } from '../../dist/documents/reading/files/render-page.js';
import { benchPage } from './page.mjs';

const mimes = { '.pdf': 'application/pdf', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png' };
const pageWidth = 1000;
const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'deeds-bench');

const words = process.argv.slice(2);
const expectedType = words.find((word) => word.startsWith('--as='))?.slice('--as='.length);
const files = words.filter((word) => !word.startsWith('--'));
if (files.length === 0 || files.some((file) => !mimes[extname(file).toLowerCase()])) {
  console.error('usage: deeds:bench -- [--as=property_deed|waqf_deed|nazir_deed] FILE.pdf|jpg|png…');
  process.exit(2);
}
await mkdir(folder, { recursive: true });
for (const file of files) {
  const path = join(folder, `${basename(file)}.html`);
  await writeFile(path, await pageOf(file));
  console.log(path);
}

async function pageOf(file) {
  const bytes = new Uint8Array(await readFile(file));
  const mime = mimes[extname(file).toLowerCase()];
  let findings = null;
  const reading = await readDeed(bytes, mime, () => {}, {
    ...(expectedType ? { expectedType } : {}),
    onFindings: (found) => (findings = found),
  });
  const pages = [];
  for (const { number, turn } of reading.pages ?? [{ number: 1 }])
    pages.push({ number, picture: await renderPage(bytes, mime, number, pageWidth, turn ?? 0) });
  return benchPage({
    file: basename(file),
    reading,
    pages,
    mentions: findings ? mentionsOf(findings) : [],
    text: findings?.deed.text ?? '',
  });
}

/** Everything that was found without labels, with its place. */
function mentionsOf({ deed, dates, names }) {
  const persons = personsOf(deed, names).flatMap(({ mentions, signs }, person) =>
    mentions.map((name, at) => ({
      kind: `person ${person + 1}`,
      start: name.start,
      end: name.end,
      says: signs[at].map(({ role, strength }) => `${role} ${strength}`).join(', '),
    })),
  );
  const days = dates.map(({ start, end, iso, hijri }) => ({ kind: 'day', start, end, says: `${iso} (${hijri})` }));
  const areas = findAreas(deed.text).map(({ start, end, value, kind, other }) => ({
    kind: 'area',
    start,
    end,
    says: `${value} in ${kind}${other ? ', of another' : ''}`,
  }));
  return [...persons, ...days, ...areas].flatMap(({ start, end, ...rest }, at) => {
    const place = deed.place(start, end);
    return place ? [{ ...rest, ...place, id: `mention-${at}`, text: deed.original(start, end) }] : [];
  });
}
