import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../src');

/** Amounts in the format of the wire (`1234567.00`) that stand in a sentence; people read `1,234,567.00`. */
function amountsOfWireIn(text: string): string[] {
  const named = [...text.matchAll(/const \[?(\w+)[^=;]* = \[?formatAmountForWire\(/g)].map(
    ([, name = '']) => `\${${name}}`,
  );
  return ['${formatAmountForWire(', ...named].filter((part) => text.includes(part));
}

/** Days in the format of the wire (`2026-11-30`) in a sentence, by the names that they have here. */
const daysOfWireIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:ar|en): `[^`]*\$\{(?:\w+\.)*(?:from|to|until|due|date|day|\w+(?:Day|On|Until|Date))\}/g)].map(
    ([part]) => part,
  );

function inSources(find: (text: string) => string[]): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  return files.flatMap((path) => find(readFileSync(join(root, path), 'utf8')).map((part) => `${path}: ${part}`));
}

test('sentences of the server show amounts with their thousands grouped', () => {
  expect(inSources(amountsOfWireIn)).toEqual([]);
});

test('sentences of the server show days in words and both calendars', () => {
  expect(inSources(daysOfWireIn)).toEqual([]);
  expect(daysOfWireIn('ar: `من ${from} إلى ${span.to}`, en: `the year ${year.lastDay}`')).toHaveLength(2);
});

test('errors, whose texts are all sentences, do not even know the format of the wire', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.errors.ts'));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((path) => readFileSync(join(root, path), 'utf8').includes('formatAmountForWire'))).toEqual([]);
});

test('an amount of the wire is found in a sentence, also through a name', () => {
  expect(amountsOfWireIn('const sum = formatAmountForWire(a); return `${sum} riyals`;')).toEqual(['${sum}']);
  expect(amountsOfWireIn('const [sum, day] = [formatAmountForWire(a), b]; return `${sum}`;')).toEqual(['${sum}']);
  expect(amountsOfWireIn('en: `SAR ${formatAmountForWire(a)}`')).toEqual(['${formatAmountForWire(']);
  expect(amountsOfWireIn('const amount = formatAmountForWire(a); return { amount };')).toEqual([]);
});
