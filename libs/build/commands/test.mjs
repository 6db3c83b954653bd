import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tell } from '../src/bilingual.mjs';
import { buildChanged } from '../src/build-changed.mjs';
import { projectRoot } from '../src/project.mjs';
import { runNode } from '../src/run.mjs';
import { countLooks, filesForSecondLook } from '../src/second-look.mjs';

const inProject = (path) => join(projectRoot, path);
const total = { passed: 0, failed: 0, skipped: 0 };
const add = (counts) => {
  for (const kind of Object.keys(total)) total[kind] += counts[kind] ?? 0;
};

/** A check without counts of its own is one test. */
async function check(arabic, english, run) {
  tell(arabic, english);
  const passed = await run();
  add(passed ? { passed: 1 } : { failed: 1 });
}

/** One run of jest; its JSON report, or null when it made none. */
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

async function jest() {
  tell('اختبارات الوحدات والواجهة البرمجية', 'Unit and API tests');
  const { code, report: first } = await jestReport('jest-report', ['--maxWorkers=2']);
  if (!first) return add({ failed: 1 });
  const again = filesForSecondLook(first);
  if (again.length > 0) tell('نظرة ثانية إلى ما لم ينجح', 'A second look at what failed');
  const second =
    again.length > 0
      ? (await jestReport('jest-report-again', ['--runInBand', '--runTestsByPath', ...again])).report
      : null;
  const { unsteady, ...counts } = countLooks(first, second);
  for (const file of unsteady) console.log(`unsteady: ${relative(projectRoot, file)} passed only at the second look`);
  const unexplained = code !== 0 && again.length === 0 && counts.failed === 0;
  add({ ...counts, failed: counts.failed + Number(unexplained) });
}

async function browser() {
  const runner = inProject('shell/e2e/run.mjs');
  if (!existsSync(runner)) return add({ failed: 1 });
  tell('اختبارات المتصفح', 'Browser tests');
  const { code, output } = await runNode([runner], { keep: true });
  const [, passed, failed, skipped] = (/(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(output) ?? []).map(Number);
  // No count, or an error without a failed test: the run itself failed.
  add({ passed, failed: failed || Number(code !== 0 || passed === undefined), skipped });
}

await check(
  'فحص الشيفرة والحدود',
  'Lint and boundaries',
  async () => (await runNode([inProject('libs/build/commands/lint.mjs')])).code === 0,
);
await check(
  'فحص الأنواع',
  'Types',
  async () => (await runNode([inProject('libs/build/commands/types.mjs')])).code === 0,
);
await check('البناء', 'Build', buildChanged);
await jest();
await browser();

console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
