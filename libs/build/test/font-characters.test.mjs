import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontCharacters, unicodeRange } from '../rspack/font-characters.mjs';
import { projectRoot } from '../src/project.mjs';

const read = (file) => readFileSync(join(projectRoot, 'libs/ui/src/theme', file), 'utf8');
const sheet = read('fonts.css');

test('each weight lists all characters of its file, including weights that are loaded later', () => {
  const plain = (range) => range.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const named = [...sheet.matchAll(/unicode-range:([^;]+);/g)].map(([, range]) => plain(range));
  expect(named).toEqual(Array(2).fill(plain(unicodeRange)));
  const [, later] = /const firstCharacters =([^;]+);/.exec(read('late-weights.ts'));
  expect(plain(later.replaceAll(/'|\s\+(?=\s)/g, ''))).toBe(plain(unicodeRange));
});

test('the first file has the letters of both languages, without rarely used ones', () => {
  for (const letter of 'وقف برج النخيل ٣٤٥ Waqf 0123456789 «لله» … – 50% ') expect(fontCharacters).toContain(letter);
  for (const letter of 'ژڤé€') expect(fontCharacters).not.toContain(letter);
});

test('a file joins Arabic letters like the whole font, in a tenth of its bytes', async () => {
  const [, address] = /url\("([^"]+400Regular[^"]+)"\)/.exec(sheet);
  const whole = readFileSync(join(projectRoot, 'node_modules', address));
  const { default: subsetFont } = await import('subset-font');
  const made = await subsetFont(whole, fontCharacters, { targetFormat: 'sfnt', noHinting: true });
  const tables = new Set(
    Array.from({ length: made.readUInt16BE(4) }, (_, place) =>
      made.toString('latin1', 12 + place * 16, 16 + place * 16),
    ),
  );
  for (const table of ['GSUB', 'GPOS', 'GDEF', 'cmap']) expect(tables).toContain(table);
  const features = (font) => {
    const at = tableAt(font, 'GSUB');
    const list = at + font.readUInt16BE(at + 6);
    return new Set(
      Array.from({ length: font.readUInt16BE(list) }, (_, place) =>
        font.toString('latin1', list + 2 + place * 6, list + 6 + place * 6),
      ),
    );
  };
  for (const feature of ['init', 'medi', 'fina', 'rlig']) expect(features(made)).toContain(feature);
  const packed = await subsetFont(whole, fontCharacters, { targetFormat: 'woff2', noHinting: true });
  expect(packed.length).toBeLessThan(whole.length / 10);
});

function tableAt(font, tag) {
  for (let place = 0; place < font.readUInt16BE(4); place += 1)
    if (font.toString('latin1', 12 + place * 16, 16 + place * 16) === tag) return font.readUInt32BE(20 + place * 16);
  throw new Error(`no ${tag}`);
}
