import { affectedPackages, packageFolders, planTests, testFilesOf } from '../src/affected.mjs';

const packages = ['api', 'shell', 'mf-nazir', 'libs/money', 'libs/build', 'libs/features/banking'];
const dependents = {
  api: ['api'],
  shell: ['shell'],
  'libs/money': ['libs/money', 'api', 'shell'],
  'libs/features/banking': ['libs/features/banking', 'mf-nazir'],
};
const affectedBy = async (files) => [
  ...new Set(files.flatMap((file) => dependents[packages.find((folder) => file.startsWith(`${folder}/`))])),
];
const plan = (...files) => planTests(files, packages, affectedBy);

test('a source file runs the tests that import it, and all tests of dependent packages', async () => {
  expect(await plan('libs/features/banking/src/a.ts')).toEqual({
    everything: false,
    related: ['libs/features/banking/src/a.ts'],
    whole: ['mf-nazir'],
    journeys: 'all',
  });
  expect(await plan('api/src/ledger/post.ts')).toMatchObject({
    related: ['api/src/ledger/post.ts'],
    whole: [],
    journeys: [],
  });
});

test('a changed test or journey runs alone, and documents run nothing', async () => {
  expect(
    await plan('libs/money/src/money.test.ts', 'shell/e2e/money.e2e.mjs', 'docs/glossary.md', 'README.md'),
  ).toEqual({
    everything: false,
    related: ['libs/money/src/money.test.ts'],
    whole: [],
    journeys: ['money'],
  });
  expect(await plan('shell/e2e/harness.mjs')).toMatchObject({ journeys: 'all' });
});

test('a file that no import leads to runs all tests of its package', async () => {
  for (const file of [
    'api/migrations/0001-platform-base.ts',
    'api/samples/deeds/a/waqf-deed.pdf',
    'api/package.json',
  ]) {
    expect(await plan(file, 'api/src/ledger/post.ts')).toMatchObject({ related: [], whole: ['api'] });
  }
});

test('a change of the test setup runs everything', async () => {
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'libs/build/jest/preset.mjs']) {
    expect(await plan(file)).toMatchObject({ everything: true, journeys: 'all' });
  }
});

test('nx and jest name the packages and files of this repository', async () => {
  expect(packageFolders()).toEqual(expect.arrayContaining(['api', 'libs/money', 'libs/features/banking', 'mf-nazir']));
  const affected = await affectedPackages(['libs/features/banking/src/feature.tsx']);
  expect(affected).toEqual(expect.arrayContaining(['libs/features/banking', 'mf-nazir']));
  expect(affected).not.toContain('api');

  const files = await testFilesOf({ related: ['libs/formats/src/iban.ts'], whole: ['libs/money'] });
  expect(files).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/libs\/formats\/src\/identifiers\.test\.ts$/),
      expect.stringMatching(/libs\/money\/src\/money\.test\.ts$/),
    ]),
  );
  expect(files.filter((file) => !/libs\/(formats|money)\//.test(file))).toEqual([]);
}, 60_000);
