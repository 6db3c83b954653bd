import { admitsDevelopment, developmentFlag } from './development-flag.js';

const until = new Date('2026-11-23T12:00:00.000Z');
const before = new Date('2026-11-23T11:59:59.000Z');
const flag = developmentFlag('mf-nazir', until, 'secret');

test('a flag admits its remote until its moment', () => {
  expect(admitsDevelopment(flag, 'mf-nazir', before, 'secret')).toBe(true);
  expect(admitsDevelopment(flag, 'mf-nazir', until, 'secret')).toBe(false);
});

test.each([
  ['another remote', flag, 'mf-admin', 'secret'],
  ['a seal of another platform', flag, 'mf-nazir', 'another'],
  ['a moment that was moved', flag.replace(/\.\d+\./, '.9999999999.'), 'mf-nazir', 'secret'],
  ['a remote that was exchanged', flag.replace('nazir', 'admin'), 'mf-admin', 'secret'],
  ['nothing', '', 'mf-nazir', 'secret'],
])('%s is not admitted', (_, given, remote, secret) => {
  expect(admitsDevelopment(given, remote, before, secret)).toBe(false);
});
