import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lint } from '../src/lint.mjs';
import { projectRoot } from '../src/project.mjs';

// Each case writes a few files into an empty house with the repository's structure and rules, and asks the linter.
let house;

const allowed = {
  'shell/src/app.ts': `import { a } from '@waqf/platform-web';\nimport { b } from '@waqf/ui/core';\nimport { c } from '@waqf/contracts/banking';\nexport const d = [a, b, c];\n`,
  'mf-nazir/src/remote.ts': `import { a } from '@waqf/feature-endowments';\nimport { b } from '@waqf/money';\nexport const d = [a, b];\n`,
  'libs/features/banking/src/index.ts': `import { a } from '@waqf/ui/data';\nimport { b } from './local';\nimport { c } from '@waqf/screen-kit';\nexport const d = [a, b, c];\n`,
  'libs/screen-kit/src/index.ts': `import { a } from '@waqf/ui/core';\nimport { b } from '@waqf/platform-web';\nexport const d = [a, b];\n`,
  'libs/features/banking/src/local.ts': `export const b = 1;\n`,
  'libs/ui/src/core.ts': `import { Button } from 'antd';\nimport { a } from '@waqf/formats';\nexport const d = [Button, a];\n`,
  'api/src/ledger/index.ts': `export { ledger } from './ledger.facade.js';\n`,
  'api/src/ledger/ledger.facade.ts': `import { row } from './persistence/ledger.repository.js';\nexport const ledger = row;\n`,
  'api/src/ledger/persistence/ledger.repository.ts': `import { Pool } from 'pg';\nexport const row = Pool;\n`,
  'api/src/banking/index.ts': `export { banking } from './banking.facade.js';\n`,
  'api/src/banking/banking.facade.ts': `import { ledger } from '../ledger/index.js';\nexport const banking = ledger;\n`,
  'api/src/banking/domain/iban-rule.ts': `import { isIban } from '@waqf/formats';\nexport const rule = isIban;\n`,
  'api/src/simulators/bank/index.ts': `export const bank = 1;\n`,
  'api/src/app.module.ts': `import { bank } from './simulators/bank/index.js';\nexport const app = bank;\n`,
};

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'waqf-house-'));
  for (const file of ['package.json', 'tsconfig.base.json', '.oxlintrc.json'])
    copyFileSync(join(projectRoot, file), join(house, file));
  symlinkSync(join(projectRoot, 'node_modules'), join(house, 'node_modules'));
  for (const [file, text] of Object.entries(allowed)) write(file, text);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

function write(file, text) {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

async function findings() {
  return (await lint(house)).findings.join('\n').split('\n');
}

const uses = (target) => `import { x } from '${target}';\nexport const y = x;\n`;

const silencer = `// oxlint${'-disable'}-next-line\nexport const y = 1;\n`;
const unfinished = `// ${'TO'}${'DO'} later\nexport const y = 1;\n`;
const long = `export function y() {\n${'  console.log(1);\n'.repeat(70)}}\n`;

const forbidden = [
  ['a feature imports another feature', 'libs/features/banking/src/', '@waqf/feature-endowments', /no other feature/],
  [
    'the screen kit imports a feature',
    'libs/screen-kit/src/',
    '@waqf/feature-banking',
    /screen-kit imports .* no feature/,
  ],
  ['a remote imports another remote', 'mf-nazir/src/', '@waqf/mf-waqif', /never another remote/],
  ['the shell imports a remote', 'shell/src/', '@waqf/mf-waqif', /remotes come at run time/],
  ['the shell imports a feature', 'shell/src/', '@waqf/feature-endowments', /remotes come at run time/],
  ['the kit imports the contracts', 'libs/ui/src/', '@waqf/contracts/banking', /kit imports money and formats/],
  ['platform-web imports the kit', 'libs/platform-web/src/', '@waqf/ui/core', /platform-web imports contracts/],
  ['contracts import platform-web', 'libs/contracts/src/', '@waqf/platform-web', /Contracts import/],
  ['a remote imports antd', 'mf-nazir/src/', 'antd', /antd stands behind the kit/],
  ['a remote imports a part of antd', 'mf-nazir/src/', 'antd/es/button', /antd stands behind the kit/],
  ['money imports formats', 'libs/money/src/', '@waqf/formats', /stand on nothing/],
  ['the api imports the kit', 'api/src/', '@waqf/ui/core', /The api imports/],
  ['a remote reaches into another by path', 'mf-nazir/src/', '../../mf-waqif/src/remote', /outside its package/],
  ['product code imports test code', 'shell/src/', '@waqf/testing', /for tests and builds/],
  ['a context reaches into another', 'api/src/banking/', '../ledger/ledger.facade.js', /context-by-its-face/],
  [
    "a context touches the ledger's tables",
    'api/src/banking/',
    '../ledger/persistence/ledger.repository.js',
    /ledger-tables/,
  ],
  ['domain imports Nest', 'api/src/banking/domain/', '@nestjs/common', /domain-is-pure/],
  ['domain imports TypeORM', 'api/src/banking/domain/', 'typeorm', /domain-is-pure/],
  ['a context imports a simulator', 'api/src/banking/', '../simulators/bank/index.js', /simulators-stay-outside/],
  ['the platform knows a context', 'api/src/platform/', '../ledger/index.js', /platform-under-all/],
].map(([name, folder, target, finding], index) => ({
  name,
  file: `${folder}case-${index}.ts`,
  text: uses(target),
  finding,
}));

const careless = [
  { name: 'a silenced check', text: silencer, finding: /silences a check/ },
  { name: 'an unfinished note', text: unfinished, finding: /no-warning-comments/ },
  { name: 'any', text: 'export const y: any = 1;\n', finding: /no-explicit-any/ },
  { name: 'a function of 72 lines', text: long, finding: /max-lines-per-function/ },
].map((one, index) => ({ ...one, file: `shell/src/careless-${index}.ts` }));

const cycle = [
  {
    name: 'a cycle between contexts',
    file: 'api/src/finances/index.ts',
    text: uses('../reporting/index.js'),
    finding: /no-cycles/,
  },
  { name: 'its other half', file: 'api/src/reporting/index.ts', text: uses('../finances/index.js'), finding: /index/ },
];

test('what the table allows passes, what it forbids fails, each by its own rule', async () => {
  expect(await findings()).toEqual(['']);

  const cases = [...forbidden, ...careless, ...cycle];
  for (const { file, text } of cases) write(file, text);
  const found = await findings();
  const missed = cases.filter(({ file, finding }) => {
    const lines = found.filter((line) => line.includes(file.replace(/^api\//, '')));
    return !lines.some((line) => finding.test(line));
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
});
