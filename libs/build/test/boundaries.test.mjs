import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageFolders } from '../src/affected.mjs';
import { lint } from '../src/lint.mjs';
import { projectRoot } from '../src/project.mjs';

// Each case writes a few files into an empty folder with the repository's structure and rules, and runs the linter.
let house;

const allowed = {
  'shell/src/app.ts': `import { a } from '@waqf/platform-web';\nimport { b } from '@waqf/ui/core';\nimport { c } from '@waqf/contracts/banking';\nexport const d = [a, b, c];\n`,
  'mf-nazir/src/remote.ts': `import { a } from '@waqf/feature-endowments';\nimport { b } from '@waqf/money';\nexport const d = [a, b];\n`,
  'libs/features/banking/src/index.ts': `import { a } from '@waqf/ui/data';\nimport { b } from './local';\nimport { c } from '@waqf/screen-kit';\nexport const d = [a, b, c];\n`,
  'libs/screen-kit/src/index.ts': `import { a } from '@waqf/ui/core';\nimport { b } from '@waqf/platform-web';\nexport const d = [a, b];\n`,
  'libs/features/banking/src/local.ts': `export const b = 1;\n`,
  'libs/ui/src/core.ts': `import { Button } from 'antd';\nimport { a } from '@waqf/formats';\nexport const d = [Button, a];\n`,
  'libs/ui/src/data.ts': `export const a = 1;\n`,
  'libs/platform-web/src/index.ts': `import { a } from '@waqf/contracts/banking';\nexport const b = a;\n`,
  'libs/contracts/src/banking/index.ts': `import { z } from 'zod/mini';\nexport const a = z;\n`,
  'libs/features/endowments/src/index.ts': `export const a = 1;\n`,
  'mf-waqif/src/remote.ts': `export const x = 1;\n`,
  'libs/money/src/index.ts': `export const b = 1;\n`,
  'libs/formats/src/index.ts': `export const isIban = 1;\n`,
  'libs/testing/src/index.ts': `export const x = 1;\n`,
  'shell/src/words.ts':
    `export const words = '${'for people '.repeat(20)}';\nexport const form = /` + `${'\\d'.repeat(80)}/;\n`,
  'shell/src/app.test.ts': `import { x } from '@waqf/testing';\nexport const y = x;\n`,
  'shell/e2e/run.mjs': `import { recipe } from '../../libs/build/src/recipe.mjs';\nexport const y = recipe;\n`,
  'libs/build/src/recipe.mjs': `export const recipe = 1;\n`,
  'api/src/ledger/index.ts': `export { ledger } from './ledger.facade.js';\n`,
  'api/src/ledger/ledger.facade.ts': `import { row } from './persistence/ledger.repository.js';\nexport const ledger = row;\n`,
  'api/src/ledger/persistence/ledger.repository.ts': `import { Pool } from 'pg';\nexport const row = Pool;\n`,
  'api/src/banking/index.ts': `export { banking } from './banking.facade.js';\n`,
  'api/src/banking/banking.facade.ts': `import { ledger } from '../ledger/index.js';\nexport const banking = ledger;\n`,
  'api/src/banking/domain/iban-rule.ts': `import { isIban } from '@waqf/formats';\nexport const rule = isIban;\n`,
  'api/src/simulators/bank/index.ts': `export const bank = 1;\n`,
  'api/src/app.module.ts': `import { bank } from './simulators/bank/index.js';\nexport const app = bank;\n`,
};

/** The packages in the folder, with the names and exports of the repository. */
const packages = readPackages(projectRoot);

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'waqf-house-'));
  for (const file of ['package.json', 'tsconfig.base.json', '.oxlintrc.json', '.dependency-cruiser.mjs'])
    copyFileSync(join(projectRoot, file), join(house, file));
  linkPackages();
  for (const [file, text] of Object.entries(allowed)) write(file, text);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Installed packages are linked from the repository; its own packages are those in the test folder. */
function linkPackages() {
  const installed = join(projectRoot, 'node_modules');
  mkdirSync(join(house, 'node_modules/@waqf'), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => entry !== '@waqf' && !entry.startsWith('.'))) {
    symlinkSync(join(installed, name), join(house, 'node_modules', name));
  }
  for (const { folder, name, text } of packages) {
    write(`${folder}/package.json`, text);
    symlinkSync(join(house, folder), join(house, 'node_modules', name));
  }
}

function readPackages(root) {
  return packageFolders(root)
    .map((folder) => ({ folder, text: readFileSync(join(root, folder, 'package.json'), 'utf8') }))
    .map((one) => ({ ...one, name: JSON.parse(one.text).name }));
}

function write(file, text) {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

async function findings() {
  const { findings: texts } = await lint(house, ['rules', 'boundaries', 'lines']);
  // An import cycle is printed on several lines.
  return texts.join('\n').replaceAll(/ →\s+/g, ' → ').split('\n');
}

const uses = (target) => `import { x } from '${target}';\nexport const y = x;\n`;

const silencer = `// oxlint${'-disable'}-next-line\nexport const y = 1;\n`;
const unfinished = `// ${'TO'}${'DO'} later\nexport const y = 1;\n`;
const long = `export function y() {\n${'  console.log(1);\n'.repeat(70)}}\n`;

const forbidden = [
  ['a feature imports another feature', 'libs/features/banking/src/', '@waqf/feature-endowments', 'feature-imports'],
  ['the screen kit imports a feature', 'libs/screen-kit/src/', '@waqf/feature-banking', 'screen-kit-imports'],
  ['a remote imports another remote', 'mf-nazir/src/', '@waqf/mf-waqif', 'remote-imports'],
  ['the shell imports a remote', 'shell/src/', '@waqf/mf-waqif', 'shell-imports'],
  ['the shell imports a feature', 'shell/src/', '@waqf/feature-endowments', 'shell-imports'],
  ['the kit imports the contracts', 'libs/ui/src/', '@waqf/contracts/banking', 'kit-imports'],
  ['platform-web imports the kit', 'libs/platform-web/src/', '@waqf/ui/core', 'platform-web-imports'],
  ['contracts import platform-web', 'libs/contracts/src/', '@waqf/platform-web', 'contracts-import'],
  ['contracts import React', 'libs/contracts/src/', 'react', 'contracts-stand-on-zod'],
  ['a remote imports antd', 'mf-nazir/src/', 'antd', 'antd-behind-the-kit'],
  ['a remote imports a part of antd', 'mf-nazir/src/', 'antd/es/button', 'antd-behind-the-kit'],
  ['platform-web imports antd', 'libs/platform-web/src/', 'antd', 'antd-behind-the-kit'],
  ['money imports formats', 'libs/money/src/', '@waqf/formats', 'money-and-formats-on-nothing'],
  ['money imports a package', 'libs/money/src/', 'zod', 'money-and-formats-on-nothing'],
  ['formats import what the browser lacks', 'libs/formats/src/', 'node:fs', 'money-and-formats-on-nothing'],
  ['the api imports the kit', 'api/src/', '@waqf/ui/core', 'api-imports'],
  ['the api imports React', 'api/src/', 'react', 'api-has-no-screens'],
  ['a remote reaches into another by path', 'mf-nazir/src/', '../../mf-waqif/src/remote', 'remote-imports'],
  ['a remote reaches into a library by path', 'mf-nazir/src/', '../../libs/money/src/index', 'by-the-name-of'],
  ['product code imports test code', 'shell/src/', '@waqf/testing', 'tests-stay-outside'],
  ['product code imports a test', 'shell/src/', './app.test', 'tests-stay-outside'],
  ['product code imports what is not there', 'shell/src/', './nowhere', 'resolvable'],
  ['a context reaches into another', 'api/src/banking/', '../ledger/ledger.facade.js', 'context-by-its-face'],
  [
    "a context touches the ledger's tables",
    'api/src/banking/',
    '../ledger/persistence/ledger.repository.js',
    'ledger-tables',
  ],
  ['domain imports Nest', 'api/src/banking/domain/', '@nestjs/common', 'domain-is-pure'],
  ['domain imports TypeORM', 'api/src/banking/domain/', 'typeorm', 'domain-is-pure'],
  ['domain reads a file', 'api/src/banking/domain/', 'node:fs', 'domain-is-pure'],
  ['a context imports a simulator', 'api/src/banking/', '../simulators/bank/index.js', 'simulators-stay-outside'],
  ['the platform knows a context', 'api/src/platform/', '../ledger/index.js', 'platform-under-all'],
].map(([name, folder, target, rule], index) => ({
  name,
  file: `${folder}case-${index}.ts`,
  text: uses(target),
  finding: new RegExp(`error ${rule}`),
}));

const careless = [
  { name: 'a silenced check', text: silencer, finding: /silences a check/ },
  { name: 'an unfinished note', text: unfinished, finding: /no-warning-comments/ },
  {
    name: 'a long line of code',
    text: `export const y = [${'1, '.repeat(50)}1];\n`,
    finding: /:1: is longer than 120/,
  },
  { name: 'a long comment', text: `// ${'why '.repeat(40)}\nexport const y = 1;\n`, finding: /:1: is longer than 120/ },
  { name: 'SQL on a long line', text: `export const y = 'SELECT ${'a, '.repeat(50)} b';\n`, finding: /:1: is longer/ },
  {
    name: 'SQL in a template',
    text: `export const y = \`\n SELECT ${'a, '.repeat(50)} b\`;\n`,
    finding: /:2: is longer/,
  },
  {
    name: 'HTML on a long line',
    text: `export const y = (x: string) => \`<p>\${x}${'word '.repeat(40)}</p>\`;\n`,
    finding: /:1: is longer/,
  },
  { name: 'any', text: 'export const y: any = 1;\n', finding: /no-explicit-any/ },
  { name: 'a function of 72 lines', text: long, finding: /max-lines-per-function/ },
].map((one, index) => ({ ...one, file: `shell/src/careless-${index}.ts` }));

const circle = (folder, one, other, text) => [
  { name: `a circle in ${folder}`, file: `${folder}/${one}.ts`, text: text(other), finding: /error no-cycles/ },
  { name: 'its other half', file: `${folder}/${other}.ts`, text: text(one), finding: /./ },
];
const typeOf = (target) => `import type { Y } from './${target}';\nexport type X = Y;\nexport type Y = X;\n`;
const cycles = [
  ...circle('api/src', 'finances/index', 'reporting/index', (other) => uses(`../${other}.js`)),
  ...circle('libs/ui/src', 'square', 'round', typeOf),
  ...circle('api/src/documents/reading', 'line', 'page', typeOf),
];

test('imports that the table allows pass, and each forbidden one fails by its own rule', async () => {
  expect(await findings()).toEqual(['']);

  const cases = [...forbidden, ...careless, ...cycles];
  for (const { file, text } of cases) write(file, text);
  const found = await findings();
  const missed = cases.filter(({ file, finding }) => {
    const lines = found.filter((line) => line.includes(file));
    return !lines.some((line) => finding.test(line));
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
});
