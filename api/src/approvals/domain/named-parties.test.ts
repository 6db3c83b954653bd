import { expect, test } from '@jest/globals';
import type { Membership } from '../../membership/index.js';
import { aloneFrom, namedParties } from './named-parties.js';

const selfApprovalFrom = new Date('2026-11-21T09:00:00.000Z');
const request = { requestedBy: 'founder', selfApprovalFrom };
const waqf = (nazirId: string | null): Membership => ({
  waqfId: 'w',
  waqfName: 'وقف',
  status: 'approved',
  waqifId: 'founder',
  nazirId,
  appointedNazirId: null,
  relation: 'waqif',
  relations: ['waqif'],
});

test('founder and nazir are named as far as they decide; an administrator never is', () => {
  expect(namedParties(['waqif', 'nazir', 'admin'], waqf('nazir'))).toEqual(['founder', 'nazir']);
  expect(namedParties(['nazir'], waqf(null))).toEqual([]);
  expect(namedParties(['waqif'], waqf('nazir'))).toEqual(['founder']);
});

test('the requester decides alone while nobody else decides, and no longer once the waqf has a second person', () => {
  const both = ['waqif', 'nazir'] as const;
  expect(aloneFrom(request, both, waqf('founder'))).toEqual(selfApprovalFrom);
  expect(aloneFrom(request, both, waqf(null))).toEqual(selfApprovalFrom);
  expect(aloneFrom(request, both, waqf('nazir'))).toBeNull();
  expect(aloneFrom({ ...request, selfApprovalFrom: null }, both, waqf('founder'))).toBeNull();
});
