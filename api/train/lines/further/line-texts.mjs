/*
 * Lines of text to draw: `node api/train/lines/further/line-texts.mjs FILE COUNT` from the project's root, after a
 * build. Half are words in random order between numbers, dates and marks (`lines-text.mjs`), half are lines of open
 * deeds with other numbers and sometimes another word.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomOf } from '../../digits/random.mjs';
import { lineText } from '../lines-text.mjs';
import { linesOfDeed, setsToLearn } from './deed-lines.mjs';

const deeds = join(import.meta.dirname, '..', '..', '..', 'test', 'deeds');
const [target, count] = process.argv.slice(2);

async function linesOfDeeds() {
  const lines = [];
  for (const set of setsToLearn)
    for (const name of await readdir(join(deeds, set, 'digital')))
      lines.push(...(await linesOfDeed(await readFile(join(deeds, set, 'digital', name)))));
  return lines.filter((line) => line.length > 1);
}

const random = randomOf(20261126);
const lines = await linesOfDeeds();
const said = lines.flatMap((line) => line.split(/[\s().،؛:,"«»]+/)).filter((word) => /^[\u0621-\u0652ـ]+$/.test(word));
const kinds = [...new Set(said)];
const language = (await readFile('/usr/share/hunspell/ar.dic', 'utf8'))
  .split('\n')
  .map((line) => line.split(/[/\t]/)[0].trim())
  .filter((word) => /^[\u0621-\u064a]{2,}$/.test(word));
const words = { deed: [...kinds, ...kinds, ...said.filter((_, at) => at % 8 === 0)], language };
const another = { 0: '0123456789', 0x660: '٠١٢٣٤٥٦٧٨٩' };

function changed(line) {
  const scripts = random.next() < 0.25 ? [another[0x660], another[0]] : [another[0], another[0x660]];
  const other = line.replace(/[0-9]/g, () => random.pick(scripts[0])).replace(/[٠-٩]/g, () => random.pick(scripts[1]));
  if (random.next() < 0.5) return other;
  return other
    .split(' ')
    .map((word) => (random.next() < 0.15 && /^[\u0621-\u0652]+$/.test(word) ? random.pick(words.deed) : word))
    .join(' ');
}

/** Captions of forms in Latin letters; the recogniser only has to learn that each word is foreign. */
const captions = (
  'Document No.|Issued on|Issue Date|Previous document|Real Estate|Real Estate No.|City|Neighborhood|District|Area (sqm)|Area|Plan / Parcel|' +
  'Plan No.|Parcel No.|Land use|Name|Full Name|Identity|ID No.|National ID|Share %|Current owner|Transferor|Title Deed|Deed No.|Date|Hijri|' +
  'Gregorian|Date of Issue|Kingdom of Saudi Arabia|Ministry of Justice|General Authority for Awqaf|Court|Nazir|Trustee|Endowment|Waqf|Waqif|' +
  'Founder|Beneficiaries|Conditions|Purpose|Certificate|Certificate No.|Registration No.|Page 1 of 2|QR Code|Printed copy|Signature|Owner|' +
  'Nationality|Saudi|Location|Property|Property Type|Residential|Commercial|Boundaries|North|South|East|West|Length|Value|SAR|Amount|Remarks|' +
  'Phone|Email|Website|www.moj.gov.sa|P.O. Box|Riyadh|Jeddah|Makkah|Verification|Serial|Status|Active|Block|Street|Unit|Type|Reference|VAT'
).split('|');
const caption = () => {
  const text = random.pick(captions);
  return random.next() < 0.15 ? text.toUpperCase() : text;
};
const gap = () => ' '.repeat(random.whole(4, 22));

/** A line of a form: its caption, its value and the caption again in Latin letters, far from each other. */
function spread(line) {
  const words = line.split(' ');
  const kind = random.next();
  if (kind < 0.35 && words.length > 1) {
    const at = random.whole(1, words.length - 1);
    return `${words.slice(0, at).join(' ')}${gap()}${words.slice(at).join(' ')}`;
  }
  if (kind < 0.8) return `${line}${gap()}${caption()}`;
  if (kind < 0.9) return `${caption()}${gap()}${line}`;
  return `${line} ${caption()}`;
}

/** Some random lines are joined in pairs, because lines of a page are longer than those of a list. */
const shuffled = () =>
  random.next() < 0.4 ? `${lineText(random, words)} ${lineText(random, words)}` : lineText(random, words);
const result = Array.from({ length: Number(count) }, () =>
  random.next() < 0.5 ? shuffled() : changed(random.pick(lines)),
).map((line) => (line.length < 60 && random.next() < 0.3 ? spread(line) : line));
await writeFile(target, `${result.join('\n')}\n`);
