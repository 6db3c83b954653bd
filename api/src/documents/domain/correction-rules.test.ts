import { describe, expect, test } from '@jest/globals';
import type { DocumentType, FieldName, FieldValue } from '@waqf/contracts/documents';
import { checkCorrections } from './correction-rules.js';

const today = '2026-11-21';

describe('a correction is kept in one normal form', () => {
  test.each<[DocumentType, FieldName, FieldValue, FieldValue]>([
    ['property_deed', 'propertyNumber', ' ٧٩١٨٠٦ ', '791806'],
    ['property_deed', 'issueDate', '٢٠٢٠-٠٢-٢٩', '2020-02-29'],
    ['property_deed', 'area', 1144.47, 1144.47],
    ['property_deed', 'ownerName', ' بندر  بن عبدالله ', 'بندر بن عبدالله'],
    ['nazir_deed', 'nazirId', '١٠٠٠٠٠٠٠٣٢', '1000000032'],
    ['nazir_deed', 'authorities', [' تأجير العقار ', '', 'صيانة  العقار'], ['تأجير العقار', 'صيانة العقار']],
    ['waqf_deed', 'purpose', null, null],
  ])('%s %s %j becomes %j', (type, name, given, kept) => {
    const { values, problems } = checkCorrections(type, { [name]: given }, today);
    expect(problems).toEqual([]);
    expect(values.get(name)).toEqual(kept);
  });
});

describe('a correction that cannot be right is refused at its field', () => {
  test.each<[DocumentType, FieldName, FieldValue, RegExp]>([
    ['property_deed', 'issueDate', '2021-02-29', /التاريخ غير صحيح/],
    ['property_deed', 'issueDate', '1441/05/03', /التاريخ غير صحيح/],
    ['property_deed', 'issueDate', '2026-11-22', /في المستقبل/],
    ['property_deed', 'issueDate', '1441-05-03', /التاريخ غير صحيح/],
    ['property_deed', 'area', 0, /أكبر من صفر/],
    ['property_deed', 'area', -3, /أكبر من صفر/],
    ['property_deed', 'area', '350', /أكبر من صفر/],
    ['property_deed', 'ownerName', 'ب', /حرفين/],
    ['property_deed', 'ownerName', 'ب'.repeat(301), /أطول/],
    ['property_deed', 'ownerName', ['بندر'], /حرفين/],
    ['property_deed', 'nazirId', '1000000032', /ليس من حقول هذا الصك/],
    ['nazir_deed', 'nazirId', '1000000033', /رقم الهوية يجب أن يكون 10 أرقام/],
    ['nazir_deed', 'nazirId', '3000000032', /رقم الهوية/],
    ['nazir_deed', 'nazirId', 1000000032, /رقم الهوية/],
    ['waqf_deed', 'conditions', [], /بندًا واحدًا/],
    ['waqf_deed', 'conditions', ['  '], /بندًا واحدًا/],
    ['waqf_deed', 'conditions', 'شرط', /بندًا واحدًا/],
  ])('%s %s %j', (type, name, given, message) => {
    const { values, problems } = checkCorrections(type, { [name]: given }, today);
    expect(values.size).toBe(0);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.field).toBe(`fields.${name}`);
    expect(problems[0]?.message.ar).toMatch(message);
  });
});
