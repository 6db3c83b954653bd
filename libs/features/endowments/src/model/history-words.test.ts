import { expect, test } from '@jest/globals';
import { changesInWords } from './history-words';

test('a change is described with its field, old and new value, in the page’s language', () => {
  const changes = [
    { field: 'allocatedPercentage', before: '60', after: '40' },
    { field: 'isActive', before: 'true', after: 'false' },
    { field: 'status', before: null, after: 'draft' },
    { field: 'diedOn', before: '2026-01-01', after: null },
    { field: 'internalMark', before: 'a', after: 'b' },
  ];
  expect(changesInWords(changes, 'ar')).toEqual([
    'النسبة: 60 ← 40',
    'الاستحقاق قائم: نعم ← لا',
    'الحالة: مسودة',
    'تاريخ الوفاة: 12 رجب 1447هـ · 1 يناير 2026 ← لا شيء',
  ]);
  expect(changesInWords(changes, 'en')[1]).toBe('Entitled: yes → no');
});
