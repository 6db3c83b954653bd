import { expect, test } from '@jest/globals';
import { changesNothing, judged, mayFindItDone, withoutValues } from './judge.mjs';

/*
 * The short form of `npm run prove:audit` is in the authorization matrix; this file tests that its judge finds faults.
 */
const route = 'PUT /api/some/settings';
const listed = [...Object.keys(changesNothing), ...Object.keys(mayFindItDone), ...Object.keys(withoutValues)];
const entry = {
  action: 'administration.settings-changed',
  actor: 'ريم',
  subject: 'settings:system',
  before: { maxFileSize: 10 },
  after: { maxFileSize: 11 },
  details: {},
};
const reached = listed.map((each) => ({ route: each, status: 200, entries: [entry] }));
const faultsWith = (...calls: object[]) =>
  judged([...listed, route], [...reached, ...calls.map((call) => ({ route, status: 200, ...call }))]).faults;

test('a call that says who, what, before and after is without fault', () => {
  expect(faultsWith({ entries: [entry] })).toEqual([]);
});

test.each([
  ['nothing is known of it', []],
  ['it leaves no entry', [{ entries: [] }]],
  ['it leaves one only sometimes', [{ entries: [entry] }, { entries: [] }]],
  ['it says not who', [{ entries: [{ ...entry, actor: '' }] }]],
  ['it says not what it was done to', [{ entries: [{ ...entry, subject: 'settings:' }] }]],
  ['it says not what was before', [{ entries: [{ ...entry, before: null }] }]],
  ['it says not what came of it', [{ entries: [{ ...entry, after: null }] }]],
])('a call is found when %s', (_, calls) => {
  expect(faultsWith(...calls)).toHaveLength(1);
});

test('a list that outlives its route excuses nobody', () => {
  const [gone = ''] = listed;
  expect(judged(listed.slice(1), reached.slice(1)).faults).toEqual([`${gone}: is listed and is no route`]);
});
