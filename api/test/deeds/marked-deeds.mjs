import { readFileSync } from 'node:fs';
import { day, dressed, idOf } from './by-hand.mjs';

/*
 * Deeds written as plain text with their values marked, `[b …]`, each behind a line `@ <id> [<Hijri day>]`: `# `
 * begins a heading, ` | ` parts cells of a table's row, `:: caption :: value` is a line of a form, everything else is a
 * paragraph. Nine digits in braces become an id.
 */

const fields = {
  n: 'propertyNumber',
  c: { property_deed: 'city', waqf_deed: 'conditions' },
  d: 'district',
  a: 'area',
  o: 'ownerName',
  t: { property_deed: 'issueDate', nazir_deed: 'appointmentDate' },
  w: 'waqfName',
  p: 'purpose',
  b: 'beneficiaries',
  z: 'nazirName',
  i: 'nazirId',
  s: 'authorities',
};
const lists = new Set(['conditions', 'beneficiaries', 'authorities']);

/** The field that a mark stands for in a deed of a type. */
export const fieldOfMark = (mark, type) => (typeof fields[mark] === 'string' ? fields[mark] : fields[mark][type]);

const western = (text) => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

function fieldsOf(type, text, hijri, day) {
  const found = {};
  for (const [, mark, value] of text.matchAll(/\[(\p{L}) ([^\]]+)\]/gu)) {
    const field = fieldOfMark(mark, type);
    if (lists.has(field)) (found[field] ??= []).push(value);
    else if (field === 'city' || field === 'district') (found.location ??= {})[field] = value;
    else if (field === 'area') found.area = Number(western(value).replaceAll(',', '').replace('٫', '.'));
    else if (/Date$/.test(field)) found[field] = day(...hijri.split('-').map(Number));
    else if (field === 'nazirId') found.nazirId = western(value.replace(/<[^>]*>/g, ''));
    else found[field] = field === 'propertyNumber' ? western(value) : value;
  }
  return found;
}

function htmlOf(text) {
  let html = '';
  let table = [];
  const endTable = () => {
    if (table.length > 0) html += `<table>${table.join('')}</table>`;
    table = [];
  };
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const cells = line.replace(/^# (?=.* \| )/u, '# ').split(' | ');
    if (cells.length > 1) {
      table.push(`<tr>${cells.map((cell) => `<td>${cell.trim()}</td>`).join(' ')}</tr>`);
      continue;
    }
    endTable();
    const [, caption, value] = /^:: (.+?) :: (.+)$/u.exec(line) ?? [];
    if (caption) html += `<div class="grid"><i>${caption}</i> <b>${value}</b></div>`;
    else if (line.startsWith('# ')) html += `<h2>${line.slice(2)}</h2>`;
    else html += `<p>${line.replaceAll('\t', ' &nbsp; &nbsp; ')}</p>`;
  }
  endTable();
  return html;
}

/** The deeds of a folder's three texts, with these fonts in turn. @param {URL | string} folder ends with a slash */
export const deedsOfFolder = (folder, fonts) =>
  dressed(
    ['property', 'waqf', 'nazir'].flatMap((name) =>
      writtenDeeds(`${name}_deed`, readFileSync(new URL(`${name}.txt`, folder), 'utf8'), { idOf, day }),
    ),
    fonts,
    12,
  );

/** The deeds of a text, as `make-deeds.mjs` prints them. */
function writtenDeeds(type, text, { idOf, day }) {
  return text
    .split(/^@ /mu)
    .slice(1)
    .map((one) => {
      const [head, ...lines] = one.replace(/^==$/mu, '').split('\n');
      const [id, hijri] = head.trim().split(' ');
      const body = lines.join('\n').replace(/\{(\d{9})\}/g, (_, nine) => idOf(nine));
      return {
        id,
        type,
        ...(hijri ? { hijri } : {}),
        fields: fieldsOf(type, body, hijri, day),
        html: htmlOf(body.replace(/\[\p{L} ([^\]]+)\]/gu, '$1')),
      };
    });
}
