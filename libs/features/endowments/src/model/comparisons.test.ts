import { expect, test } from '@jest/globals';
import type { DeedComparison } from '@waqf/contracts/endowments';
import { inOrderOfWeight, isCompared, wantsReason } from './comparisons';

const compared = (subject: DeedComparison['subject'], outcome: DeedComparison['outcome']): DeedComparison => ({
  subject,
  outcome,
  sides: [
    { source: 'property_deed', field: null, value: 'أ' },
    { source: 'registered', field: null, value: 'ب' },
  ],
});
const all = [
  compared('owner', 'agrees'),
  compared('founder', 'unknown'),
  compared('name', 'differs'),
  compared('waqf', 'agrees'),
];

test('what differs comes first, what agrees last, each group as it came', () => {
  expect(inOrderOfWeight(all).map(({ subject }) => subject)).toEqual(['name', 'founder', 'owner', 'waqf']);
});

test('where nothing could be compared there is no comparison', () => {
  expect([isCompared([]), isCompared([compared('owner', 'unknown')]), isCompared(all)]).toEqual([false, false, true]);
});

test('a reason is wanted only where something differs, and a few letters are none', () => {
  expect(wantsReason(all, '')).toBe(true);
  expect(wantsReason(all, ' نعم ')).toBe(true);
  expect(wantsReason(all, 'الأرض باسم أبي')).toBe(false);
  expect(
    wantsReason(
      all.filter(({ outcome }) => outcome !== 'differs'),
      '',
    ),
  ).toBe(false);
});
