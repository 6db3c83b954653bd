import { expect, test } from '@jest/globals';
import { deciderOf, mayDecideNow, selfApprovalFrom } from './decider.js';

const two = { waqifId: 'founder', nazirId: 'nazir' };
const same = { waqifId: 'founder', nazirId: 'founder' };
const none = { waqifId: 'founder', nazirId: null };
const proposedAt = new Date('2026-11-20T09:00:00.000Z');
const aDayLater = new Date('2026-11-21T09:00:00.000Z');
const justBefore = new Date(aDayLater.getTime() - 1);

test('the founder decides what the nazir proposes, and the nazir what the founder proposes', () => {
  expect(deciderOf(two, 'nazir')).toBe('founder');
  expect(deciderOf(two, 'founder')).toBe('nazir');
  const byNazir = { proposedBy: 'nazir', proposedAt };
  expect(mayDecideNow(two, byNazir, 'founder', proposedAt)).toBe(true);
  expect(mayDecideNow(two, byNazir, 'nazir', aDayLater)).toBe(false);
  expect(mayDecideNow(two, byNazir, 'stranger', aDayLater)).toBe(false);
  expect(selfApprovalFrom(two, byNazir)).toBeNull();
});

test.each([
  ['is the nazir too', same],
  ['has no nazir', none],
])('a founder who %s decides alone, a whole day after the proposal', (_story, parties) => {
  const own = { proposedBy: 'founder', proposedAt };
  expect(deciderOf(parties, 'founder')).toBeNull();
  expect(selfApprovalFrom(parties, own)).toEqual(aDayLater);
  expect(mayDecideNow(parties, own, 'founder', justBefore)).toBe(false);
  expect(mayDecideNow(parties, own, 'founder', aDayLater)).toBe(true);
  expect(mayDecideNow(parties, own, 'stranger', aDayLater)).toBe(false);
});
