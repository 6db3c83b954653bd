import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const exportsOf = (path: string): string[] =>
  [
    ...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(
      /^export (?:const|function|async function) (\w+)/gm,
    ),
  ]
    .flatMap(([, name]) => name ?? [])
    .toSorted();

test('the loader of the single bundle, used to compare speed, has the same exports as the real one', () =>
  expect(exportsOf('../../bench/single-loader.mjs')).toEqual(exportsOf('loader.ts')));
