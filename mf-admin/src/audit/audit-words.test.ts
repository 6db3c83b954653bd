import { expect, test } from '@jest/globals';
import { changeInWords } from './audit-words';

test('a list of records is shown by its number, other values in words', () => {
  const rules = JSON.stringify([{ kind: 'maintenance' }, { kind: 'percent', percent: 30 }, { kind: 'residual' }]);
  expect(changeInWords({ field: 'rules', before: null, after: rules }, 'ar')).toEqual({
    field: 'القواعد',
    before: 'لا شيء',
    after: '3',
  });
  expect(changeInWords({ field: 'description', before: null, after: '[{ رسوم' }, 'ar').after).toBe('[{ رسوم');
});
