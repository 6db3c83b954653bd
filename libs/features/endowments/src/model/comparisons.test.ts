import { expect, test } from '@jest/globals';
import type { DeedComparison } from '@waqf/contracts/endowments';
import { differencesFirst, isCompared } from './comparisons';

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

test('differences come first and agreements last, each group in its original order', () => {
  expect(differencesFirst(all).map(({ subject }) => subject)).toEqual(['name', 'founder', 'owner', 'waqf']);
});

test('without a comparable subject there is no comparison', () => {
  expect([isCompared([]), isCompared([compared('owner', 'unknown')]), isCompared(all)]).toEqual([false, false, true]);
});
