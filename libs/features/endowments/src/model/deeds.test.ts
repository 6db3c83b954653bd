import { test, expect } from '@jest/globals';
import { missingTypes, deedInForce, deedsInForce, deedsToReview } from './deeds';
import { deed, threeDeeds, view } from '../testing/samples';

const amendmentId = '01920000-0000-7000-8000-0000000000ff';

test('the newest version of a deed is in force, and deeds of an amendment are ignored', () => {
  const first = deed('nazir_deed', { version: 1 });
  const second = deed('nazir_deed', { version: 2, id: '01920000-0000-7000-8000-0000000000b2' });
  const proposed = deed('nazir_deed', { version: 3, amendmentId });
  expect(deedInForce([second, proposed, first], 'nazir_deed')).toBe(second);
  expect(missingTypes([proposed])).toEqual(['property_deed', 'waqf_deed', 'nazir_deed']);
});

test('deeds are sorted property, waqf, nazir, whatever order the server sends', () => {
  expect(deedsInForce([...threeDeeds()].reverse()).map(({ type }) => type)).toEqual([
    'property_deed',
    'waqf_deed',
    'nazir_deed',
  ]);
});

test('with an open amendment, only its deeds are reviewed', () => {
  const proposed = deed('waqf_deed', { version: 2, amendmentId });
  const amendment = {
    id: amendmentId,
    status: 'open' as const,
    createdAt: '2026-11-20T09:00:00.000Z',
    documents: [proposed],
    differences: [],
  };
  expect(deedsToReview(view({ documents: threeDeeds(), amendment }))).toEqual([proposed]);
  expect(
    deedsToReview(view({ documents: threeDeeds(), amendment: { ...amendment, status: 'withdrawn' } })),
  ).toHaveLength(3);
});
