import { describe, test, expect } from '@jest/globals';
import { isReached, journeyOf, mostUrgent, nextActOf, stepToShow } from './journey';
import { deed, summary, threeDeeds } from '../testing/samples';

describe('which step to approval a waqf is at', () => {
  test('before the waqf exists, only the step of creation is reached', () => {
    const journey = journeyOf(null);
    expect(journey).toEqual({ current: 'create', finished: false });
    expect(isReached('upload', journey)).toBe(false);
  });

  test('a draft that lacks a deed is at the upload step, even when the others were read', () => {
    expect(journeyOf({ status: 'draft', documents: [deed('property_deed'), deed('waqf_deed')] }).current).toBe(
      'upload',
    );
  });

  test('a draft with three deeds, one of them unreadable, is at the processing step', () => {
    const documents = [deed('property_deed'), deed('waqf_deed'), deed('nazir_deed', { status: 'error' })];
    expect(journeyOf({ status: 'draft', documents }).current).toBe('process');
  });

  test('a deed of an amendment does not count as uploaded', () => {
    const documents = [
      deed('property_deed'),
      deed('waqf_deed'),
      deed('nazir_deed', { amendmentId: '01920000-0000-7000-8000-0000000000ff' }),
    ];
    expect(journeyOf({ status: 'draft', documents }).current).toBe('upload');
  });

  test('the newest version of a deed decides, whatever the order of the versions', () => {
    const old = deed('nazir_deed', { status: 'error', version: 1 });
    const fresh = deed('nazir_deed', { status: 'processed', version: 2 });
    expect(
      journeyOf({ status: 'pending', documents: [deed('property_deed'), deed('waqf_deed'), fresh, old] }).current,
    ).toBe('review');
  });

  test('a pending waqf is at the review step, and an approved one is finished', () => {
    expect(journeyOf({ status: 'pending', documents: threeDeeds() })).toEqual({ current: 'review', finished: false });
    expect(journeyOf({ status: 'approved', documents: threeDeeds() })).toEqual({ current: 'review', finished: true });
  });

  test('earlier steps can be opened, and later ones only when reached', () => {
    const journey = journeyOf({
      status: 'draft',
      documents: threeDeeds().map((one) => ({ ...one, status: 'uploaded' as const })),
    });
    expect(stepToShow('upload', journey)).toBe('upload');
    expect(stepToShow('review', journey)).toBe('process');
    expect(stepToShow('nonsense', journey)).toBe('process');
    expect(stepToShow(null, journey)).toBe('process');
  });
});

describe('what the founder must do next', () => {
  test.each([
    [{ status: 'draft' as const, deeds: { uploaded: 1, processed: 0, error: 0 } }, 'upload'],
    [{ status: 'draft' as const, deeds: { uploaded: 3, processed: 1, error: 1 } }, 'replace'],
    [{ status: 'draft' as const, deeds: { uploaded: 3, processed: 0, error: 0 } }, 'process'],
    [{ status: 'pending' as const, deeds: { uploaded: 3, processed: 3, error: 0 } }, 'review'],
    [{ status: 'approved' as const, deeds: { uploaded: 3, processed: 3, error: 0 } }, null],
  ])('the next act for %o is %s', (row, act) => {
    expect(nextActOf(summary(row))).toBe(act);
  });

  test('an approved waqf with an open amendment needs the amendment’s approval', () => {
    expect(nextActOf(summary({ status: 'approved', hasOpenAmendment: true }))).toBe('approve-amendment');
  });

  test('the waqf nearest to approval comes first, and among equals the newest', () => {
    const draft = summary({ id: 'a', createdAt: '2026-11-21T00:00:00.000Z' });
    const older = summary({ id: 'b', status: 'pending', createdAt: '2026-11-01T00:00:00.000Z' });
    const newer = summary({ id: 'c', status: 'pending', createdAt: '2026-11-02T00:00:00.000Z' });
    expect(mostUrgent([draft, older, newer])?.id).toBe('c');
    expect(mostUrgent([summary({ status: 'approved' })])).toBeUndefined();
  });
});
