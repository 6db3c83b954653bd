import { lastDue, nextDue, overdue } from './schedule';

const at = (iso: string) => new Date(iso);

test.each([
  ['daily', '2026-11-22T23:59:59Z', '2026-11-22', '2026-11-23'],
  ['daily', '2026-11-23T00:00:00Z', '2026-11-23', '2026-11-24'],
  ['weekly', '2026-11-25T10:00:00Z', '2026-11-22', '2026-11-29'],
  ['monthly', '2026-12-31T10:00:00Z', '2026-12-01', '2027-01-01'],
] as const)('%s at %s: due since %s, next %s', (frequency, now, last, next) => {
  expect(lastDue(at(now), frequency).toISOString()).toBe(`${last}T00:00:00.000Z`);
  expect(nextDue(at(now), frequency).toISOString()).toBe(`${next}T00:00:00.000Z`);
});

test('all backups of two weeks are kept, then one a week, then one a month, and always the newest', () => {
  const now = at('2026-11-23T00:00:00Z');
  const nightly = Array.from({ length: 400 }, (_, days) => ({
    id: String(days),
    moment: new Date(now.getTime() - days * 86_400_000),
  }));
  const gone = new Set(overdue(nightly, now));
  const kept = nightly.map(({ id }) => id).filter((id) => !gone.has(id));
  expect(kept.slice(0, 15)).toEqual(nightly.slice(0, 15).map(({ id }) => id));
  const later = kept.slice(15).map(Number);
  expect(later.filter((days) => days < 56).length).toBeLessThanOrEqual(8);
  expect(kept.length).toBeLessThanOrEqual(15 + 8 + 12);
  expect(later.length).toBeGreaterThanOrEqual(14);
  expect(overdue([{ id: 'old', moment: at('2020-01-01T00:00:00Z') }], now)).toEqual([]);
});
