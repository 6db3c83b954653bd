import { randomUUID } from 'node:crypto';
import {
  getsCanary,
  outcomeOf,
  pin,
  promote,
  publish,
  type RegistryEntryState,
  rollBack,
  startCanary,
} from './registry-entry.js';

const now = new Date('2026-03-01T09:00:00Z');
const later = new Date('2026-03-01T21:00:00Z');
const entry: RegistryEntryState = { version: 'v2', previousVersion: 'v1', pinned: false, canary: null };
const audience = { percent: 10, roles: [], people: [] };

test('a release goes to everybody, and the current version becomes the previous one', () => {
  expect(publish(entry, 'v3', { audience: null, now }).entry).toMatchObject({ version: 'v3', previousVersion: 'v2' });
  expect(publish(null, 'v1', { audience, now }).entry).toMatchObject({ version: 'v1', previousVersion: null });
  const again = publish(entry, 'v2', { audience: null, now });
  expect(again.entry).toEqual(entry);
  expect(outcomeOf(entry, again)).toBe('unchanged');
  expect(outcomeOf(null, publish(null, 'v2', { audience, now }))).toBe('published');
  // A version released to everybody while some users had another one: the canary ends.
  const canary = publish(entry, 'v3', { audience, now });
  expect(outcomeOf(entry, canary)).toBe('canary');
  expect(outcomeOf(canary.entry, publish(canary.entry, 'v2', { audience: null, now }))).toBe('published');
});

test('a release into a pinned remote is only stored', () => {
  const pinned = pin(entry, true).entry;
  expect(publish(pinned, 'v3', { audience, now })).toEqual({
    entry: pinned,
    change: { act: 'stored', version: 'v3', from: 'v2', percent: null },
  });
});

test('a canary keeps the current version, is widened without a restart, and is promoted', () => {
  const canary = publish(entry, 'v3', { audience, now }).entry;
  expect(canary).toMatchObject({ version: 'v2', previousVersion: 'v1', canary: { version: 'v3', percent: 10 } });
  const wider = startCanary(canary, 'v3', { audience: { ...audience, percent: 25 }, now: later }).entry;
  expect(wider.canary).toMatchObject({ percent: 25, since: now });
  expect(promote(wider, later)?.entry).toMatchObject({ version: 'v2', canary: { promotesAt: later } });
  expect(promote(wider, null)?.entry).toEqual({ version: 'v3', previousVersion: 'v2', pinned: false, canary: null });
  expect(promote(entry, null)).toBeNull();
});

test('a roll-back first ends the canary, then returns to the previous version', () => {
  const canary = publish(entry, 'v3', { audience, now }).entry;
  expect(rollBack(canary)).toMatchObject({ entry, change: { act: 'canary-stopped', version: 'v2', from: 'v3' } });
  expect(rollBack(entry)?.entry).toMatchObject({ version: 'v1', previousVersion: 'v2' });
  expect(rollBack({ ...entry, previousVersion: null })).toBeNull();
});

const people = Array.from({ length: 1_000 }, () => ({ id: randomUUID(), role: 'nazir' }));
const chosen = (percent: number, version = 'v3') =>
  people.filter((person) => getsCanary({ version, percent, roles: [], people: [] }, person));

test('ten percent of a thousand people, within two points, are always the same, also when widened', () => {
  // The standard deviation is 0.95 points for one draw of a thousand people, and 0.15 points for the mean of forty.
  const shares = Array.from({ length: 40 }, (_, version) => chosen(10, `v${version}`).length / 10);
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) / shares.length - 10)).toBeLessThan(2);
  expect(chosen(10)).toEqual(chosen(10));
  expect(chosen(25)).toEqual(expect.arrayContaining(chosen(10)));
  expect(chosen(10, 'v4')).not.toEqual(chosen(10));
  expect([chosen(0).length, chosen(100).length]).toEqual([0, 1_000]);
});

test('roles limit the share, named people are included whatever their role, and visitors never', () => {
  const canary = { version: 'v3', percent: 100, roles: ['nazir' as const], people: ['a'] };
  expect(getsCanary(canary, { id: 'b', role: 'nazir' })).toBe(true);
  expect(getsCanary(canary, { id: 'b', role: 'waqif' })).toBe(false);
  expect(getsCanary({ ...canary, percent: 0 }, { id: 'a', role: 'waqif' })).toBe(true);
  expect(getsCanary(canary, null)).toBe(false);
});
