import { describe, expect, test } from '@jest/globals';
import type { FieldName } from '@waqf/contracts/documents';
import { draftOf, isChanged, valueOf, type FieldDraft } from './field-draft';

describe('an editor starts with the value of the field', () => {
  test.each([
    ['area', 1144.47, '1144.47'],
    ['conditions', ['a', 'b'], ['a', 'b']],
    ['conditions', null, []],
    ['ownerName', null, ''],
  ] as const)('the editor of %s starts with the value %p', (name, value, draft) => {
    expect(draftOf(name, value as never)).toEqual(draft);
  });
});

const today = '2026-11-21';
const read = (name: FieldName, draft: FieldDraft) => valueOf(name, draft, today);

describe('a typed value is sent by the rules of the server', () => {
  test('extra spaces are removed, and an empty field means that the deed does not mention it', () => {
    expect(read('ownerName', '  بندر   الخالدي ')).toEqual({ value: 'بندر الخالدي' });
    expect(read('ownerName', '   ')).toEqual({ value: null });
    expect(read('conditions', [' الأول ', '', '  '])).toEqual({ value: ['الأول'] });
    expect(read('conditions', ['', ' '])).toEqual({ value: null });
    expect(read('conditions', [])).toEqual({ value: null });
  });

  test('a national id needs its check digit, and Arabic-Indic digits are accepted', () => {
    expect(read('nazirId', '١٠٠٠٠٠٠٠٠٨')).toEqual({ value: '1000000008' });
    expect(read('nazirId', '1000000009')).toEqual({ fault: 'beneficiaries.nationalId' });
  });

  test('an area has to be a number above zero', () => {
    expect(read('area', '1144.47')).toEqual({ value: 1144.47 });
    expect(read('area', '٣٥٠')).toEqual({ value: 350 });
    expect(read('area', '0')).toEqual({ fault: 'waqf.deedArea' });
    expect(read('area', 'واسعة')).toEqual({ fault: 'waqf.deedArea' });
  });

  test.each([
    ['2019-11-27', { value: '2019-11-27' }],
    [today, { value: today }],
    ['30/03/1441', { fault: 'field.day' }],
    ['2021-02-29', { fault: 'field.day' }],
    ['1799-12-31', { fault: 'field.day' }],
    ['2026-11-22', { fault: 'waqf.deedDayFuture' }],
  ])('the typed day %s gives %j', (draft, result) => {
    expect(read('issueDate', draft)).toEqual(result);
  });

  test('a text of one letter, or one longer than the field allows, is refused', () => {
    expect(read('location', 'ج')).toEqual({ fault: 'waqf.deedText' });
    expect(read('propertyNumber', '7'.repeat(65))).toEqual({ fault: 'waqf.deedTextLong' });
  });
});

test('a typed value that equals the field is no change', () => {
  expect([
    isChanged({ name: 'area', value: 12.5 }, null),
    isChanged({ name: 'area', value: 12.5 }, '12.5'),
    isChanged({ name: 'area', value: 12.5 }, '12'),
  ]).toEqual([false, false, true]);
  expect(isChanged({ name: 'conditions', value: ['أ', 'ب'] }, ['ب', 'أ'])).toBe(true);
});
