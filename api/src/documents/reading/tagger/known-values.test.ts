import { findingsOf } from '../../../../test/deeds/deed-of-lines.js';
import type { Candidate } from '../evidence/candidates.js';
import { choose } from '../evidence/candidates.js';
import { daysOf } from '../evidence/field-evidence.js';
import { readNazirFields } from '../fields/nazir-fields.js';
import { resolveDisagreement, weighKnownValues } from './known-values.js';

const trusteeship = findingsOf([
  'تقدم إلينا ورثة الواقف بطلبهم المقيد في 3/2/1441 هـ، وأن ناظر الوقف توفي في 12/1/1441 هـ.',
  'وعليه فقد أقمنا نواف بن غازي البقمي ناظراً على الوقف اعتباراً من 25/4/1441 هـ، وله قبض الأجور وصرفها.',
]);
const days = daysOf(trusteeship.dates);
const candidate = (at: number): Candidate<string> => ({
  ...days[at]!,
  key: days[at]!.value,
  weight: 0.6,
  evidence: 'phrase',
});

test('among days the tagger speaks for the one whose words are those of an appointment', () => {
  const weighed = weighKnownValues(trusteeship, 'nazir_deed', 'appointmentDate', [candidate(0)], days);
  expect(choose(weighed)!.value).toBe(days[2]!.value);
  expect(weighed[0]!.weight).toBeLessThan(0.4);
  expect(weighed.find(({ evidence }) => evidence === 'learned')!.value).toBe(days[2]!.value);
});

test('where rules and tagger agree the choice of the rules stands as it is, else it is doubted', () => {
  const byRules = choose([candidate(2)]);
  expect(resolveDisagreement(byRules, choose([candidate(2), { ...candidate(2), evidence: 'learned' }]))).toEqual({
    choice: byRules,
    doubt: null,
  });
  const { choice, doubt } = resolveDisagreement(byRules, choose([candidate(1)]));
  expect(choice!.value).toBe(days[1]!.value);
  expect(doubt!.ar).toContain('قارنه بالصك');
});

test('an id that stands farther from its name is still that of the trustee', () => {
  const fields = readNazirFields(
    findingsOf([
      'المستدعي: سعيد بن عايض الغامدي، هويته 1017732919',
      'الناظر الجديد: سعد بن عايض الغامدي',
      'رقم هوية الناظر الجديد',
      '1043920012',
    ]),
  );
  expect(fields.find(({ name }) => name === 'nazirId')!.value).toBe('1043920012');
});
