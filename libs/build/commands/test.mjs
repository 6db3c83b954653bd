import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tell } from '../src/bilingual.mjs';
import { buildChanged } from '../src/build-changed.mjs';
import { projectRoot } from '../src/project.mjs';
import { runNode } from '../src/run.mjs';

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

async function jest() {
  tell('اختبارات الوحدات والواجهة البرمجية', 'Unit and API tests');
  const report = inProject('.cache/jest-report.json');
  mkdirSync(inProject('.cache'), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await runNode([inProject('libs/build/bin/jest.mjs'), '--maxWorkers=2', '--json', `--outputFile=${report}`, '--reporters=default'], {
    keep: true,
  });
  if (!existsSync(report)) return add({ failed: 1 });
  const counts = JSON.parse(readFileSync(report, 'utf8'));
  // A suite that can't even be loaded has no tests to count.
  const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
  add({ passed: counts.numPassedTests, failed: failed || Number(code !== 0), skipped: counts.numPendingTests + counts.numTodoTests });
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

await check('فحص الشيفرة والحدود', 'Lint and boundaries', async () => (await runNode([inProject('libs/build/commands/lint.mjs')])).code === 0);
await check('فحص الأنواع', 'Types', async () => (await runNode([inProject('libs/build/commands/types.mjs')])).code === 0);
await check('البناء', 'Build', buildChanged);
await jest();
await browser();

console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
