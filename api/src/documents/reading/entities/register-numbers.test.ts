import { deedOfLines } from '../../../../test/deeds/deed-of-lines.js';
import { findDates } from './date-mentions.js';
import { deedNumberLabels } from '../labels/property-labels.js';
import { registerNumbers } from './register-numbers.js';

function numbers(...lines: string[]): string[] {
  const deed = deedOfLines(lines);
  return [...new Set(registerNumbers(deed, findDates(deed.text), deedNumberLabels).map(({ value }) => value))];
}

describe('numbers of a register', () => {
  test.each([
    ['وقد سجل ذلك برقم 319/7 وختم', '319/7'],
    ['حرر هذا الصك تحت رقم ٤٤/٢/١ وتاريخ 3/5/1402هـ', '44/2/1'],
    ['الرقم: 4471/د', '4471/د'],
    ['نمرة 2290', '2290'],
    ['رقم الصك: 77/9', '77/9'],
    ['وأعطيت هذه الوثيقة برقم 90/قسمة، وختمت', '90/قسمة'],
    ['رقم الصك: م ح/3320', 'م ح/3320'],
  ])('%s gives %s', (text, value) => expect(numbers(text)).toEqual([value]));

  test.each([
    ['الأرض رقم 15/أ من المخطط المعتمد برقم 881/ق'],
    ['حامل حفيظة النفوس رقم 20114'],
    ['بموجب الأمر السامي رقم 1184/م'],
    ['المملوكة له بالصك رقم 120/1'],
    ['الرقم: 3/5/1402هـ'],
  ])('%s gives none', (text) => expect(numbers(text)).toEqual([]));
});
