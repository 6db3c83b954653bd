import { mergeCounts, failuresOf, filesToRerun, unsteadyJourneys, unsteadyLine } from '../src/rerun.mjs';

const file = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const report = (...testResults) => ({ testResults });

test('a file that fails once and passes alone counts as passed and is named', () => {
  const first = report(file('a', 'passed', 'failed'), file('b', 'passed', 'pending'));
  expect(filesToRerun(first)).toEqual(['a']);
  expect(mergeCounts(first, report(file('a', 'passed', 'passed')))).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
    unsteady: ['a'],
  });
});

test('a file that fails twice has failed', () => {
  const first = report(file('a', 'passed', 'failed'));
  expect(mergeCounts(first, report(file('a', 'passed', 'failed')))).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    unsteady: [],
  });
});

test('a file that cannot be loaded is one failure, with or without a rerun', () => {
  const first = report(file('a'));
  expect(mergeCounts(first, null)).toMatchObject({ failed: 1 });
  expect(mergeCounts(first, report(file('a')))).toMatchObject({ failed: 1, unsteady: [] });
});

test('many failures are not rerun', () => {
  const first = report(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(name, 'failed')));
  expect(filesToRerun(first)).toEqual([]);
  expect(mergeCounts(first, null)).toMatchObject({ failed: 6 });
});

test('up to three unsteady files or journeys pass and are listed; with four all of them fail', () => {
  const names = ['a', 'b', 'a year is closed (390)'];
  expect(unsteadyLine(names)).toBe('3 unsteady: a, b, a year is closed (390)');
  expect([failuresOf([]), failuresOf(names), failuresOf([...names, 'd'])]).toEqual([0, 0, 4]);
  expect(unsteadyLine([])).toBe('0 unsteady');
});

test('journeys that passed only in the rerun are listed', () => {
  const output = [
    'audit.e2e.mjs',
    '  ok    the trail is read (1440) (812 ms)',
    '  FAIL  a year is closed (390)',
    '        AssertionError',
    '  ok    a year is closed (390) (9577 ms) unsteady: passed only at the second look',
  ];
  expect(unsteadyJourneys(output.join('\n'))).toEqual(['a year is closed (390)']);
});
