/** More failed files than this is a broken tree, not an unsteady test: no second look. */
const mostFiles = 5;
/** So many files and journeys may pass only at the second look; a run with more of them says nothing and has failed. */
const mostUnsteady = 3;

/**
 * Test files that get a second look, alone: a machine under load can make a sound test late once, and one such
 * test must not turn the whole run away. A test that fails twice has failed.
 * @param {{testResults: {name: string, status: string}[]}} report jest's JSON
 * @returns {string[]} paths; empty when nothing failed or too much did
 */
export function filesForSecondLook(report) {
  const failed = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= mostFiles ? failed : [];
}

/**
 * What both looks say together: a file that was looked at twice counts as the second look says.
 * @returns {{passed: number, failed: number, skipped: number, unsteady: string[]}} unsteady: failed first, passed alone
 */
export function countLooks(first, second) {
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
 * How many failures the unsteady files and journeys of a run are: none up to three, with a fourth each of them.
 * @param {string[]} unsteady
 */
export const failuresOf = (unsteady) => (unsteady.length > mostUnsteady ? unsteady.length : 0);

/**
 * Journeys that passed only at the second look, by their names.
 * @param {string} output what `shell/e2e/run.mjs` printed
 * @returns {string[]}
 */
export const unsteadyJourneys = (output) =>
  [...output.matchAll(/^ {2}ok {4}(.+) \(\d+ ms\) unsteady: /gm)].map(([, name]) => name);

/** The closing line about what passed only at the second look. @param {string[]} files as people find them */
export const unsteadyLine = (files) => [`${files.length} unsteady`, files.join(', ')].filter(Boolean).join(': ');

function countFile({ status, assertionResults }) {
  const of = (...kinds) => assertionResults.filter((test) => kinds.includes(test.status)).length;
  const counts = { passed: of('passed'), failed: of('failed'), skipped: of('pending', 'todo', 'skipped', 'disabled') };
  // A suite that can't even be loaded has no tests to count.
  return status === 'failed' && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
