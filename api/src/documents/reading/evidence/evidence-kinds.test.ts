import { findingsOf } from '../../../../test/deeds/deed-of-lines.js';
import { reasonsOf } from './evidence-kinds.js';
import { readPropertyFields } from '../fields/property-fields.js';

describe('why a value was chosen', () => {
  const findings = findingsOf([
    'صك ملكية',
    'رقم الصك: 674252940297',
    'اسم المالك: فهد بن سعد الغانم',
    'بناء على الصك السابق رقم 541916751001',
  ]);
  const fields = readPropertyFields(findings);
  const whyOf = (name: string) => fields.find((field) => field.name === name)!.why!;

  test('names what speaks for it', () =>
    expect(whyOf('propertyNumber')).toContainEqual({
      rule: 'label',
      speaks: 'for',
      words: { ar: 'أمامه تسمية هذا الحقل في الصك.', en: 'A label of this field stands beside it.' },
    }));

  test('tells the other value that the deed holds, and whose it is', () =>
    expect(whyOf('propertyNumber').filter(({ speaks }) => speaks === 'against')).toEqual([
      expect.objectContaining({
        rule: 'rival',
        words: expect.objectContaining({ en: expect.stringMatching(/^The deed also holds: 541916751001/) }),
      }),
    ]));

  test('has no reasons where nothing was found', () =>
    expect(fields.find(({ name }) => name === 'area')!.why).toBeUndefined());

  test('what speaks against a value stands last', () =>
    expect(reasonsOf(new Set(['foreign', 'shape']), []).map(({ rule, speaks }) => [rule, speaks])).toEqual([
      ['shape', 'for'],
      ['foreign', 'against'],
    ]));
});
