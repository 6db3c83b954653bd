import { jest } from '@jest/globals';
import type { ReleaseReport } from '@waqf/contracts/releases';
import { releaseReport } from '@waqf/contracts/releases';
import * as z from 'zod/mini';
import {
  browserOf,
  faultOf,
  isOfRelease,
  mostFaultsOfPage,
  reportAbout,
  reportFault,
  reportVitals,
} from './release-report';

const sent: ReleaseReport[] = [];
globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
  sent.push(JSON.parse(String(init?.body)) as ReleaseReport);
  return new Response(null, { status: 204 });
}) as typeof fetch;
const release = { remote: 'mf-nazir', version: 'abcdef0123456789' };
const stack = `TypeError: محمد 1000000032\n    at f (https://waqf.sa/remotes/mf-nazir/${release.version}/remote.ab12.js:1:240)`;
const error = Object.assign(new TypeError('محمد 1000000032'), { stack });

beforeEach(() => {
  sent.length = 0;
  reportAbout(release, () => '/waqf/:waqfId');
});

test('an error is reported with its class and place, never with its message', () => {
  expect(faultOf('error', error)).toEqual({ kind: 'error', name: 'TypeError', place: 'remote.ab12.js:1:240' });
  expect(faultOf('error', 'محمد')).toEqual({ kind: 'error', name: 'Error', place: '' });
  expect(isOfRelease(error)).toBe(true);
  expect(isOfRelease(new Error('of the shell'))).toBe(false);
});

test('reports match the contract, and neither development versions nor failed calls are reported', () => {
  reportVitals(new Map([['lcp', 900]]));
  expect(sent).toHaveLength(1);
  expect(z.safeParse(releaseReport, sent[0]).success).toBe(true);
  reportFault('error', Object.assign(new Error('404'), { name: 'HttpError' }));
  reportAbout({ remote: 'mf-nazir', version: 'development' }, () => '/');
  reportVitals(new Map([['lcp', 900]]));
  expect(sent).toHaveLength(1);
});

test('a page that fails in a loop reports only a few errors, without personal data', () => {
  for (let each = 0; each < 50; each += 1) reportFault('error', error);
  expect(sent).toHaveLength(mostFaultsOfPage);
  for (const each of sent) expect(z.safeParse(releaseReport, each).success).toBe(true);
  expect(JSON.stringify(sent)).not.toMatch(/محمد|1000000032/);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'samsung',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'edge'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'safari'],
  ['Mozilla/5.0 (X11) Gecko/20100101 Firefox/130.0', 'firefox'],
  ['curl/8', 'other'],
])('the browser of “%s” is reported as %s', (agent, name) => {
  expect(browserOf(agent)).toBe(name);
});
