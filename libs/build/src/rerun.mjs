/** More failed files than this mean broken code, not an unsteady test, so there is no second run. */
const mostFiles = 5;
/** Number of files and journeys that may pass only in the second run; a test run with more of them has failed. */
const mostUnsteady = 3;

/**
 * The test files that are run a second time, alone: on a busy machine a correct test can time out once, and that must
 * not fail the whole run. A test that fails twice has failed.
 * @param {{testResults: {name: string, status: string}[]}} report jest's JSON
 * @returns {string[]} paths; empty when nothing failed or too much did
 */
export function filesToRerun(report) {
  const failed = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= mostFiles ? failed : [];
}

/**
 * The combined counts of both runs: a file that was run twice counts with its second result.
 * @returns {{passed: number, failed: number, skipped: number, unsteady: string[]}} unsteady: failed first, passed alone
 */
export function mergeCounts(first, second) {
  const again = new Map((second?.testResults ?? []).map((file) => [file.name, file]));
  const total = { passed: 0, failed: 0, skipped: 0, unsteady: [] };
  for (const file of first.testResults) {
    const last = again.get(file.name) ?? file;
    const counts = countFile(last);
    for (const kind of ['passed', 'failed', 'skipped']) total[kind] += counts[kind];
    if (last !== file && counts.failed === 0) total.unsteady.push(file.name);
  }
  return total;
}

/**
 * The number of failures for the unsteady files and journeys of a run: none for up to three, otherwise all of them.
 * @param {string[]} unsteady
 */
export const failuresOf = (unsteady) => (unsteady.length > mostUnsteady ? unsteady.length : 0);

/**
 * Names of the journeys that passed only in the second run.
 * @param {string} output what `shell/e2e/run.mjs` printed
 * @returns {string[]}
 */
export const unsteadyJourneys = (output) =>
  [...output.matchAll(/^ {2}ok {4}(.+) \(\d+ ms\) unsteady: /gm)].map(([, name]) => name);

/** The closing line about what passed only in the second run. @param {string[]} files paths as shown to the user */
export const unsteadyLine = (files) => [`${files.length} unsteady`, files.join(', ')].filter(Boolean).join(': ');

function countFile({ status, assertionResults }) {
  const of = (...kinds) => assertionResults.filter((test) => kinds.includes(test.status)).length;
  const counts = { passed: of('passed'), failed: of('failed'), skipped: of('pending', 'todo', 'skipped', 'disabled') };
  // A test file that cannot be loaded has no tests to count, so it counts as one failure.
  return status === 'failed' && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
