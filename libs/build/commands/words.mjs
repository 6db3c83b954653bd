import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { print } from '../src/bilingual.mjs';
import { productWords } from '../src/product-words.mjs';
import { projectRoot } from '../src/project.mjs';

/*
 * `npm run words`: writes every text of the product, Arabic next to English, into one table for an editor, sorted by
 * area; `-- FILE` sets the output file. CSV with a byte order mark, as spreadsheets expect it.
 */
const file = resolve(projectRoot, process.argv[2] ?? join('dist', 'words.csv'));
const cell = (text) => `"${String(text).replaceAll('"', '""')}"`;
const formsOf = (forms) =>
  Object.keys(forms).length === 1
    ? forms.other
    : Object.entries(forms)
        .map(([category, text]) => `${category}: ${text}`)
        .join('\n');
const texts = productWords().toSorted(
  (one, other) => one.area.localeCompare(other.area) || one.file.localeCompare(other.file) || one.line - other.line,
);
const rows = texts.map(({ area, key, ar, en, file: at, line }) => [
  area,
  key,
  formsOf(ar),
  formsOf(en),
  `${at}:${line}`,
]);
const table = [['area', 'key', 'العربية', 'English', 'place'], ...rows];
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `\uFEFF${table.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`);
const areas = new Set(texts.map(({ area }) => area)).size;
print(
  `نصوص المنتج (${texts.length} في ${areas} قسمًا): ${file}`,
  `texts of the product (${texts.length} in ${areas} areas): ${file}`,
);
