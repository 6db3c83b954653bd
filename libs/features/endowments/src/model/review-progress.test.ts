import { test, expect } from '@jest/globals';
import { countFieldStates, neighbourField, nextDoubtful, reviewProgress, needsReview } from './review-progress';
import { deed, field } from '../testing/samples';

const property = deed('property_deed', { fields: [field('propertyNumber'), field('area', { state: 'check' })] });
const founding = deed('waqf_deed', {
  fields: [
    field('waqfName'),
    field('purpose', { state: 'missing', value: null }),
    field('conditions', { state: 'check', reviewed: true }),
  ],
});
const documents = [property, founding];
const at = (document: { id: string }, name: Parameters<typeof field>[0]) => ({ documentId: document.id, name });

test('a doubtful or missing field needs review until a user has reviewed it', () => {
  expect(needsReview(field('area', { state: 'check' }))).toBe(true);
  expect(needsReview(field('area', { state: 'missing' }))).toBe(true);
  expect(needsReview(field('area', { state: 'missing', reviewed: true }))).toBe(false);
  expect(needsReview(field('area'))).toBe(false);
});

test('the fields left to review are counted over all deeds', () => {
  expect(reviewProgress(documents)).toEqual({ left: 2, total: 5 });
});

test('a reviewed field counts as certain', () => {
  expect(countFieldStates(founding)).toEqual({ certain: 2, check: 0, missing: 1 });
});

test('the next doubtful field is searched forward across deeds, then from the first deed', () => {
  expect(nextDoubtful(documents)).toEqual(at(property, 'area'));
  expect(nextDoubtful(documents, at(property, 'area'))).toEqual(at(founding, 'purpose'));
  expect(nextDoubtful(documents, at(founding, 'conditions'))).toEqual(at(property, 'area'));
});

test('the current field is not the next doubtful field', () => {
  const alone = deed('property_deed', { fields: [field('area', { state: 'check' })] });
  expect(nextDoubtful([alone], at(alone, 'area'))).toBeUndefined();
});

test('Tab goes to the next field and Shift+Tab to the previous one, both wrapping around', () => {
  expect(neighbourField(founding, 'conditions', 1)).toBe('waqfName');
  expect(neighbourField(founding, 'waqfName', -1)).toBe('conditions');
  expect(neighbourField(founding, undefined, 1)).toBe('waqfName');
  expect(neighbourField(deed('waqf_deed', { fields: [] }), undefined, 1)).toBeUndefined();
});

test('the previous doubtful field is searched backward, then from the last deed', () => {
  expect(nextDoubtful(documents, at(founding, 'conditions'), -1)).toEqual(at(founding, 'purpose'));
  expect(nextDoubtful(documents, at(property, 'area'), -1)).toEqual(at(founding, 'purpose'));
});
