import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedPackages, changedFiles, packageFolders, planTests, testFilesOf } from '../src/affected.mjs';
import { printError, print } from '../src/bilingual.mjs';
import { buildChanged } from '../src/build-changed.mjs';
import { planOfRemote } from '../src/features.mjs';
import { projectRoot } from '../src/project.mjs';
import { buildRemote, remoteNames } from '../src/release-remote.mjs';
import { runNode } from '../src/run.mjs';
import { mergeCounts, failuresOf, filesToRerun, unsteadyJourneys, unsteadyLine } from '../src/rerun.mjs';

/*
 * `npm test` runs everything; `npm test -- --affected` runs what the changes since main can break;
 * `npm test -- --remote mf-nazir` runs the tests of one remote and the features in it, without browser and database.
 */
const { affected, remote } = parseArgs({
  options: { affected: { type: 'boolean', default: false }, remote: { type: 'string' } },
}).values;
if (remote !== undefined && !remoteNames().includes(remote)) {
  printError(`اذكر واجهة: ${remoteNames().join('، ')}`, `Name a remote: ${remoteNames().join(', ')}`);
  process.exit(1);
}
const inProject = (path) => join(projectRoot, path);
const total = { passed: 0, failed: 0, skipped: 0 };
const unsteady = [];
const add = (counts) => {
  for (const kind of Object.keys(total)) total[kind] += counts[kind] ?? 0;
};

/** A check without its own counts counts as one test. */
async function check(arabic, english, run) {
  print(arabic, english);
  const passed = await run();
  add(passed ? { passed: 1 } : { failed: 1 });
}

/** Runs jest once and returns its JSON report; the report is null when jest wrote none. */
async function jestReport(name, args) {
  const report = inProject(`.cache/${name}.json`);
  mkdirSync(inProject('.cache'), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await runNode(
    [inProject('libs/build/bin/jest.mjs'), ...args, '--json', `--outputFile=${report}`, '--reporters=default'],
    { keep: true },
  );
  return { code, report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null };
}

/** @param {string[] | undefined} files runs only these test files; undefined runs all */
async function jest(files) {
  print('اختبارات الوحدات والواجهة البرمجية', 'Unit and API tests');
  const chosen = files ? ['--runTestsByPath', ...files] : [];
  const { code, report: first } = await jestReport('jest-report', chosen);
  if (!first) return add({ failed: 1 });
  const again = filesToRerun(first);
  if (again.length > 0) print('نظرة ثانية إلى ما لم ينجح', 'A second look at what failed');
  const second =
    again.length > 0
      ? (await jestReport('jest-report-again', ['--runInBand', '--runTestsByPath', ...again])).report
      : null;
  const counts = mergeCounts(first, second);
  unsteady.push(...counts.unsteady.map((file) => relative(projectRoot, file)));
  const unexplained = code !== 0 && again.length === 0 && counts.failed === 0;
  add({ ...counts, failed: counts.failed + Number(unexplained) });
}

/** @param {string[]} names names of browser journeys; empty runs all */
async function browser(names = []) {
  const runner = inProject('shell/e2e/run.mjs');
  if (!existsSync(runner)) return add({ failed: 1 });
  print('اختبارات المتصفح', 'Browser tests');
  const { code, output } = await runNode([runner, ...names], { keep: true });
  const [, passed, failed, skipped] = (/^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(output) ?? []).map(Number);
  unsteady.push(...unsteadyJourneys(output));
  // Native code may print lines after the counts. A missing count, or an exit code without a failed test, means that
  // the run itself failed.
  add({ passed, failed: failed || Number(code !== 0 || passed === undefined), skipped });
}

// These run in parallel: they write nothing, and each keeps one core busy.
await Promise.all([
  check(
    'فحص الشيفرة والحدود',
    'Lint and boundaries',
    async () => (await runNode([inProject('libs/build/commands/lint.mjs')])).code === 0,
  ),
  check('فحص الأنواع', 'Types', async () => (await runNode([inProject('libs/build/commands/types.mjs')])).code === 0),
]);
await check('البناء', 'Build', remote === undefined ? buildChanged : async () => (await buildRemote(remote)) !== null);
const plan =
  remote !== undefined
    ? planOfRemote(remote)
    : affected
      ? await planTests(await changedFiles('main'), packageFolders(), affectedPackages)
      : null;
if (!plan || plan.everything) {
  await jest();
  await browser();
} else {
  const files = await testFilesOf(plan);
  print(`ملفات اختبار يمسها التغيير: ${files.length}`, `Test files that the change touches: ${files.length}`);
  if (files.length > 0) await jest(files);
  if (plan.journeys === 'all') await browser();
  else if (plan.journeys.length > 0) await browser(plan.journeys);
}

add({ failed: failuresOf(unsteady) });
console.log(unsteadyLine(unsteady));
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
