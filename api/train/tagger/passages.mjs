import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeedText } from '../../dist/documents/reading/text/deed-text.js';
import { findDates } from '../../dist/documents/reading/entities/date-mentions.js';
import { findNames } from '../../dist/documents/reading/entities/person-names.js';
import { withoutUnticked } from '../../dist/documents/reading/text/unticked.js';
import { tokensOf } from '../../dist/documents/reading/tagger/deed-tokens.js';
import { fieldOfMark } from '../../test/deeds/marked-deeds.mjs';
import { fieldsOfTags } from './deed-labels.mjs';

/*
 * Passages of deeds with their values marked, `[b …]`, in `passages/<type>-….txt`: many wordings without a whole deed,
 * only for the tagger. A line `==` separates passages, ` | ` separates cells of a row.
 */

const folder = join(import.meta.dirname, 'passages');
const page = { width: 600, height: 2000 };
const size = 12;

/** The layout of a passage: rows from the top, cells of equal width from the right. */
function layoutOf(rows) {
  let top = 40;
  return {
    number: 1,
    ...page,
    rows: rows.map((cells) => {
      top += size + 8;
      const width = page.width / cells.length;
      const blocks = cells.map((text, column) => {
        const left = page.width - (column + 1) * width;
        const words = text.split(' ').filter(Boolean);
        const step = width / Math.max(words.length, 1);
        const line = words.map((word, at) => ({
          text: word,
          left: left + width - (at + 1) * step,
          right: left + width - at * step - 2,
          top,
          bottom: top + size,
          size,
        }));
        return { lines: [line], left, right: left + width, top, bottom: top + size, size, ruled: false };
      });
      return { blocks: blocks.filter(({ lines }) => lines[0].length > 0), top, bottom: top + size, continues: false };
    }),
  };
}

/** Number of words per row when a long line is split into rows, as prose is on a page. */
const wordsOfRow = 14;

function rowsOf(passage) {
  return passage.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length > 1) return [cells];
    const words = cells[0].split(/\s+/);
    const rows = [];
    for (let at = 0; at < words.length; at += wordsOfRow) rows.push([words.slice(at, at + wordsOfRow).join(' ')]);
    return rows;
  });
}

const letters = (text) =>
  [
    ...text
      .normalize('NFKC')
      .replaceAll('ـ', '')
      .matchAll(/\p{L}|\p{N}/gu),
  ].length;

/** The passage without its marks, and the range of each value counted in letters. */
function marked(passage, kind) {
  const values = [];
  let at = 0;
  const plain = passage.replace(/\[(\p{L}) ([^\]]+)\]|[^[\]]+/gu, (all, mark, text) => {
    const start = at;
    at += letters(mark ? text : all);
    if (!mark) return all;
    values.push({ field: fieldOfMark(mark, types[kind]), start, end: at });
    return text;
  });
  return { plain: plain.replaceAll('[', ''), values, all: at };
}

const types = { property: 'property_deed', waqf: 'waqf_deed', nazir: 'nazir_deed' };

/** @returns {Promise<{type: string, tokens: object[], gold: number[], weight: number}[]>} */
export async function passages(weight = 1) {
  const found = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort()) {
    const kind = file.split('-')[0];
    const type = types[kind];
    const text = await readFile(join(folder, file), 'utf8');
    for (const passage of text
      .split(/^==$/mu)
      .map((one) => one.trim())
      .filter(Boolean)) {
      const { plain, values, all } = marked(withoutUnticked(passage), kind);
      const deed = new DeedText([layoutOf(rowsOf(plain))]);
      const findings = { deed, dates: findDates(deed.text), names: findNames(deed.text, (at) => deed.writtenAt(at)) };
      const tokens = tokensOf(findings);
      let at = 0;
      const places = tokens.map((token) => ({ start: at, end: (at += letters(token.text)) }));
      if (at !== all) throw new Error(`${file}: ${at} letters read, ${all} written: ${passage.slice(0, 80)}`);
      const gold = tokens.map(() => 0);
      for (const { field, start, end } of values) {
        const base = 1 + 2 * fieldsOfTags[type].indexOf(field);
        const inside = places.flatMap((place, index) => (place.end > start && place.start < end ? [index] : []));
        inside.forEach((index, order) => (gold[index] = order === 0 ? base : base + 1));
      }
      found.push({ type, tokens, gold, weight });
    }
  }
  return found;
}
