import { findingsOf } from '../../../../test/deeds/deed-of-lines.js';
import { readNazirFields } from '../fields/nazir-fields.js';
import { readPropertyFields } from '../fields/property-fields.js';
import { readWaqfFields } from '../fields/waqf-fields.js';

const ownerOf = (...lines: string[]) =>
  readPropertyFields(findingsOf(lines)).find(({ name }) => name === 'ownerName')!.value;

describe('who receives a property', () => {
  test('stands behind "to", far from the verb that parts with it', () => {
    expect(
      ownerOf(
        'قال سعد المنيع قد بعت من ملكي وتحت يدي جميع البستان الكائن بطرف المحلة القديمة على الحاضر معي أبو خالد تركي الحمد الجبر بثمن مقبوض',
      ),
    ).toBe('أبو خالد تركي الحمد الجبر');
  });

  test('is the second of two whose property moved', () => {
    expect(ownerOf('هي في ملك : راشد مفلح العتيبي . وقد انتقلت بكامل حدودها إلى ملكية / مفلح راشد العتيبي')).toBe(
      'مفلح راشد العتيبي',
    );
  });

  test('the word for a house is not part of a name', () => {
    expect(ownerOf('وأقر بأنه باع على تركي الحمد الجبر الدار المملوكة له')).toBe('تركي الحمد الجبر');
  });
});

test('the date of a cited document is not the date of an appointment', () => {
  const fields = readNazirFields(
    findingsOf([
      'وبعد الاطلاع على صك النظارة السابق رقم 61/ن في 17/3/1409هـ فقد أقيم تركي الحمد الجبر ناظراً وذلك في 6/5/1425هـ',
    ]),
  );
  expect(fields.find(({ name }) => name === 'appointmentDate')!.value).toBe('2004-06-24');
});

test('conditions told by ordinals with a pronoun, or by "among them", are told apart', () => {
  const conditionsOf = (line: string) =>
    readWaqfFields(findingsOf([line])).find(({ name }) => name === 'conditions')!.value;
  expect(
    conditionsOf('وجعل فيه شروطاً، أولها: أن لا يباع، وثانيها: أن يصان من غلته، وثالثها: أن ينظر عليه الأرشد'),
  ).toHaveLength(3);
  expect(conditionsOf('وشرط الواقف شروطاً أكد عليها منها أن لا يرهن ومنها أن يجرد كل سنة')).toHaveLength(2);
});
