import { expect, test } from '@jest/globals';
import { exceededQuota, storageQuota } from './storage-quota.js';

test('a file that fills a quota exactly is accepted, one byte more is refused', () => {
  const { person, waqf } = storageQuota;
  expect(exceededQuota({ person: 0, waqf: waqf - 10 }, 10)).toBeUndefined();
  expect(exceededQuota({ person: 0, waqf: waqf - 10 }, 11)).toBe('waqf');
  expect(exceededQuota({ person: person - 10, waqf: 0 }, 10)).toBeUndefined();
  expect(exceededQuota({ person: person - 10, waqf: 0 }, 11)).toBe('person');
});
