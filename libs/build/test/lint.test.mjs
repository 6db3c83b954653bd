import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lint } from '../src/lint.mjs';
import { projectRoot } from '../src/project.mjs';

// A small repository with the rules of this one: one remote, one library.
let house;

const files = {
  'package.json': JSON.stringify({ name: 'waqf', private: true, workspaces: ['libs/money', 'mf-nazir'] }),
  'libs/money/package.json': JSON.stringify({ name: '@waqf/money', exports: { '.': './src/index.ts' } }),
  'libs/money/src/index.ts': "export { split } from './split';\n",
  'libs/money/src/split.ts': 'export const split = 1;\n',
  'mf-nazir/package.json': JSON.stringify({ name: '@waqf/mf-nazir' }),
  'mf-nazir/src/remote.tsx': "import { title } from './title';\n\nexport const remote = title;\n",
  'mf-nazir/src/title.ts': "export const title = 'وقف';\n",
};

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'waqf-house-'));
  for (const file of ['.knip.config.mjs', 'biome.json', '.gitignore', 'tsconfig.base.json'])
    copyFileSync(join(projectRoot, file), join(house, file));
  for (const [file, text] of Object.entries(files)) write(file, text);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

function write(file, text) {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

const textOf = async (name) => (await lint(house, [name])).findings.join('\n');

test('unused files, exports and dependencies are reported as dead code', async () => {
  expect(await textOf('dead code')).toBe('');
  write('libs/money/src/forgotten.ts', 'export const forgotten = 1;\n');
  write('mf-nazir/src/title.ts', "export const title = 'وقف';\nexport const untitled = title;\n");
  write('mf-nazir/package.json', JSON.stringify({ name: '@waqf/mf-nazir', dependencies: { dayjs: '1.11.23' } }));

  const found = await textOf('dead code');
  expect(found).toContain('libs/money/src/forgotten.ts');
  expect(found).toContain('untitled');
  expect(found).toContain('dayjs');
});

test('a part of a screen is not loaded by React’s lazy, which keeps a failure', async () => {
  copyFileSync(join(projectRoot, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  write('mf-nazir/src/title.ts', "import { lazy } from 'react';\n\nexport const title = lazy;\n");
  expect(await textOf('rules')).toContain('Use laterPart or namedDialog');
  write('mf-nazir/src/title.ts', "import { useState } from 'react';\n\nexport const title = useState;\n");
  expect(await textOf('rules')).toBe('');
});

test('a file that the formatter would change is reported', async () => {
  write('libs/money/src/split.ts', 'export const split = { halalas: 1 };\n');
  for (const folder of ['.', 'libs/money', 'mf-nazir']) {
    write(`${folder}/package.json`, `${JSON.stringify({ name: folder, private: true }, null, 2)}\n`);
  }
  expect(await textOf('format')).toBe('');
  write('libs/money/src/split.ts', 'export const split = {halalas: 1}\n');
  expect(await textOf('format')).toContain('libs/money/src/split.ts');
});
