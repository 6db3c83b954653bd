import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

/** Names that the API writes into the addresses of pages: in notices, mails and tasks of the desk. */
const written = new Set(
  sourcesOf('api/src')
    .flatMap((source) => [...source.matchAll(/(?:actionUrl|to|page|stopPath)\b[^\n]*[`'](\/[^`'\n]*\?[^`'\n]*)[`']/g)])
    .flatMap(([, address = '']) => [...address.matchAll(/[?&]([A-Za-z]+)=/g)].map(([, name = '']) => name)),
);

test('every value in the address of a notice or a task is one that a page reads', () => {
  const features = readdirSync(join(root, 'libs/features')).map((name) => `libs/features/${name}/src`);
  const remotes = ['waqif', 'nazir', 'beneficiary', 'admin'].map((role) => `mf-${role}/src`);
  const pages = [...features, ...remotes, 'shell/src'].flatMap(sourcesOf).join('\n');
  expect(written).toContain('waqf');
  const unread = [...written].filter(
    (name) => !pages.includes(`.get('${name}')`) && !new RegExp(`useAddressChoice\\(\\[[^\\]]*'${name}'`).test(pages),
  );
  expect(unread).toEqual([]);
});
