import { findingsOf } from '../../../../test/deeds/deed-of-lines.js';
import { type Findings, personCandidate } from '../evidence/field-evidence.js';
import { readNazirFields } from '../fields/nazir-fields.js';
import { nameSupport } from './name-support.js';

const lines = [
  'صك إقامة ناظر',
  'اسم الواقف\tسالم بن ناصر بن فهد الغانم',
  'اسم الناظر\tنواف بن غازي بن سعد البقمي',
  'رقم هوية الناظر\t1000000008',
  'الصلاحيات:',
  '1- قبض الأجور',
  '2- صرف الريع',
];
const findings = findingsOf(lines);
const supportOf = (found: Findings, at: number) =>
  nameSupport(found, 'nazir_deed', 'nazirName', personCandidate(found.deed, found.names[at]!, 0.9, 'label'));

test('the tagger speaks for the trustee and not for the founder', () => {
  const [founder, nazir] = [supportOf(findings, 0)!, supportOf(findings, 1)!];
  expect(nazir).toMatchObject({ exact: true, complete: true });
  expect(nazir.chance).toBeGreaterThan(0.5);
  expect(nazir.other).toBeLessThan(0.2);
  expect(founder).toMatchObject({ exact: false, chance: nazir.other, other: nazir.chance });
});

test('a name of two parts, or with a letter three times in a row, is not complete', () => {
  const short = findingsOf(lines.map((line) => line.replace('نواف بن غازي بن سعد البقمي', 'نواف بن غازي')));
  const damaged = findingsOf(lines.map((line) => line.replace('غازي', 'عبداللله')));
  expect(supportOf(findings, 1)!.complete).toBe(true);
  expect(supportOf(damaged, 1)!.complete).toBe(false);
  expect(supportOf(short, 1)!.complete).toBe(false);
});

test('a value that is no name of the deed has no support', () => {
  const chosen = personCandidate(findings.deed, findings.names[1]!, 0.9, 'label');
  expect(nameSupport(findings, 'nazir_deed', 'nazirName', { ...chosen, end: chosen.end - 1 })).toBeUndefined();
  expect(nameSupport(findings, 'nazir_deed', 'nazirName', undefined)).toBeUndefined();
});

test('such a name is shown as certain', () => {
  const [name] = readNazirFields(findings);
  expect(name).toMatchObject({ name: 'nazirName', value: 'نواف بن غازي بن سعد البقمي', state: 'certain' });
});
