import { describe, expect, test } from '@jest/globals';
import { draftOf, isChanged, valueOf } from './field-draft';

describe('an editor begins with what is there', () => {
  test.each([
    ['area', 1144.47, '1144.47'],
    ['conditions', ['a', 'b'], ['a', 'b']],
    ['conditions', null, []],
    ['ownerName', null, ''],
  ] as const)('%s %p', (name, value, draft) => {
    expect(draftOf(name, value as never)).toEqual(draft);
  });
});

describe('a draft becomes the value that is sent', () => {
  test('spaces are tidied, and nothing typed means that the deed has no such field', () => {
    expect(valueOf('ownerName', '  بندر   الخالدي ')).toEqual({ value: 'بندر الخالدي' });
    expect(valueOf('ownerName', '   ')).toEqual({ value: null });
    expect(valueOf('conditions', [' الأول ', '', '  '])).toEqual({ value: ['الأول'] });
    expect(valueOf('conditions', ['', ' '])).toEqual({ value: null });
  });

  test('a national id needs its check digit; Arabic-Indic digits are taken', () => {
    expect(valueOf('nazirId', '١٠٠٠٠٠٠٠٠٨')).toEqual({ value: '1000000008' });
    expect(valueOf('nazirId', '1000000009')).toEqual({ fault: 'nationalId' });
  });

  test('an area is a number above zero', () => {
    expect(valueOf('area', '1144.47')).toEqual({ value: 1144.47 });
    expect(valueOf('area', '0')).toEqual({ fault: 'number' });
  });

  test('a date that is no day is refused', () => {
    expect(valueOf('issueDate', '2019-11-27')).toEqual({ value: '2019-11-27' });
    expect(valueOf('issueDate', '30/03/1441')).toEqual({ fault: 'date' });
  });

  test('a text of one letter is refused', () => {
    expect(valueOf('location', 'ج')).toEqual({ fault: 'tooShort' });
  });
});

test('a draft that says what the field says is no change', () => {
  expect([
    isChanged({ name: 'area', value: 12.5 }, null),
    isChanged({ name: 'area', value: 12.5 }, '12.5'),
    isChanged({ name: 'area', value: 12.5 }, '12'),
  ]).toEqual([false, false, true]);
  expect(isChanged({ name: 'conditions', value: ['أ', 'ب'] }, ['ب', 'أ'])).toBe(true);
});
