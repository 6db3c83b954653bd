import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  auditActorLabel,
  auditFieldLabel,
  auditSubjectLabel,
  auditTaskLabel,
  auditValueLabel,
  platformTasks,
  subjectTypes,
} from '@waqf/contracts/audit';

const source = join(import.meta.dirname, '../../src');

/** Every first group of a pattern in the API's source, once and in order. */
function namedIn(files: string, pattern: RegExp): string[] {
  const texts = globSync(files, { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, ...names]) => names.filter(Boolean)))),
  ].sort();
}

test('each background task has a label in the audit trail, and each label has a task', () => {
  const contexts = /\.system\('([^']+)'|asPlatform\(\w+, '([^']+)'/g;
  // A subscriber of an event or fact acts under the name of its subscription.
  const subscriptions =
    /\.(?:on|listen)(?:<[^(]*>)?\(\s*\w+(?:\.\w+|\[\w+\])?,\s*'([a-z][^']*)'|const name = '([a-z-]+\.[a-z-]+)'/g;
  const named = [...namedIn('**/!(*.test).ts', contexts), ...namedIn('**/!(*.test).ts', subscriptions)];
  expect(Object.keys(platformTasks).sort()).toEqual([...new Set(named)].sort());
});

test('each kind of subject has a label in the audit trail, and each label has a kind', () => {
  const ofFacts = /(?:subject: |=> \()\{ type: '([^']+)', id/g;
  expect(Object.keys(subjectTypes).sort()).toEqual(namedIn('**/*.facts.ts', ofFacts));
});

test('each field that a fact notes has a label in both languages', () => {
  const noted = namedIn('**/*.facts.ts', /(?:details|before|after): (?:\w+ \? null : )?\{([^{}]*)\}/g);
  const fields = new Set(
    noted.flatMap((text) => text.split(/[,;]/)).flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []),
  );
  // Of a type: `before: { readonly calendar: string }`.
  fields.delete('readonly');
  expect(fields.size).toBeGreaterThan(80);
  const without = (language: 'ar' | 'en') => [...fields].filter((field) => auditFieldLabel(field, language) === field);
  expect([without('ar'), without('en')]).toEqual([[], []]);
});

test('amounts are shown in riyals, and reports and languages by their names', () => {
  expect(auditValueLabel('pool', '6724374', 'ar')).toBe('67,243.74 ريال');
  expect(auditValueLabel('correctionHalalas', '1723', 'en')).toBe('17.23 SAR');
  expect(auditValueLabel('report', 'cash_flow', 'ar')).toBe('قائمة التدفقات النقدية');
  expect(auditValueLabel('language', 'en', 'ar')).toBe('الإنجليزية');
});

test('an action is shown with its actor and its task', () => {
  const job = { id: null, name: 'banking.dispatch' };
  expect([auditActorLabel(job, 'ar'), auditTaskLabel(job, 'ar')]).toEqual(['المنصة', 'إرسال التحويلات إلى المصرف']);
  expect(auditTaskLabel({ id: null, name: 'tomorrow.task' }, 'en')).toBe('tomorrow.task');
  expect(auditActorLabel({ id: null, name: 'anonymous' }, 'en')).toBe('Somebody not signed in');
  expect(auditTaskLabel({ id: null, name: 'anonymous' }, 'en')).toBeNull();
  const person = { id: '0199a000-0000-7000-8000-000000000001', name: 'ريم بنت صالح' };
  expect([auditActorLabel(person, 'en'), auditTaskLabel(person, 'en')]).toEqual(['ريم بنت صالح', null]);
  expect([auditSubjectLabel('waqf', 'en'), auditSubjectLabel('new-kind', 'en')]).toEqual(['Waqf', 'new-kind']);
});

test('a field and its values are shown in words, and a value by its meaning in that field', () => {
  expect([auditFieldLabel('frequency', 'ar'), auditFieldLabel('tomorrow', 'ar')]).toEqual(['تكرار الصرف', 'tomorrow']);
  expect(auditValueLabel('frequency', 'monthly', 'ar')).toBe('مع كل توزيع');
  expect(auditValueLabel('frequency', 'quarterly', 'ar')).toBe('كل ربع سنة');
  expect(auditValueLabel('backupFrequency', 'monthly', 'ar')).toBe('شهريًا');
});
