import { openFlag, sealFlag, stateOfFlag } from './development-flag.js';

const id = '0199b2f0-0000-7000-8000-000000000001';
const until = new Date('2026-11-23T12:00:00.000Z');
const before = new Date('2026-11-23T11:59:59.000Z');
const flag = sealFlag({ id, remote: 'mf-nazir', until }, 'secret');

test('a flag admits its remote until it expires', () => {
  expect(openFlag(flag, 'mf-nazir', before, 'secret')).toBe(id);
  expect(openFlag(flag, 'mf-nazir', until, 'secret')).toBeNull();
});

test.each([
  ['another remote', flag, 'mf-admin', 'secret'],
  ['a seal of another platform', flag, 'mf-nazir', 'another'],
  ['a moment that was moved', flag.replace(/\.\d+\./, '.9999999999.'), 'mf-nazir', 'secret'],
  ['a remote that was exchanged', flag.replace('nazir', 'admin'), 'mf-admin', 'secret'],
  ['an id that was exchanged', flag.replace(id, id.replace('0001', '0002')), 'mf-nazir', 'secret'],
  ['nothing', '', 'mf-nazir', 'secret'],
])('%s is not admitted', (_, given, remote, secret) => {
  expect(openFlag(given, remote, before, secret)).toBeNull();
});

const minutes = (count: number) => new Date(before.getTime() - count * 60_000);

test.each([
  ['ready', { until, lastUsedAt: null, revokedAt: null }],
  ['ready', { until, lastUsedAt: minutes(10), revokedAt: null }],
  ['in-use', { until, lastUsedAt: minutes(9), revokedAt: null }],
  ['over', { until: before, lastUsedAt: minutes(1), revokedAt: null }],
  ['revoked', { until, lastUsedAt: minutes(1), revokedAt: minutes(0) }],
])('a flag is %s', (state, row) => {
  expect(stateOfFlag(row, before)).toBe(state);
});
