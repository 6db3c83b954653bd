import { findingsOf } from '../../../../test/deeds/deed-of-lines.js';
import { findAreas } from './area-mentions.js';
import { fold } from '../text/arabic.js';
import { backReferences } from './back-references.js';
import { readNazirFields } from '../fields/nazir-fields.js';
import { findNames } from './person-names.js';
import { readPropertyFields } from '../fields/property-fields.js';
import { ligatureText } from '../text/text-repair.js';
import { readWaqfFields } from '../fields/waqf-fields.js';

const valuesOf = (fields: { name: string; value: unknown }[]) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
const property = (...lines: string[]) => valuesOf(readPropertyFields(findingsOf(lines)));
const nazir = (...lines: string[]) => valuesOf(readNazirFields(findingsOf(lines)));

describe('a person named again by the first name alone', () => {
  const referred = (text: string): string[] => {
    const folded = fold(text);
    return backReferences(folded, findNames(folded)).map(({ start, end }) => folded.slice(start, end));
  };

  test.each([
    ['حضرت منى بنت صالح الغانم وقررت المحكمة جعل منى المذكورة ناظرة', ['مني']],
    ['طلب أن يخلفه ابنه تركي، وحضر تركي بن سعد الغانم', ['تركي']],
    // Two persons share the first name, so it is unclear who is meant.
    ['حضر سعد بن علي الغانم وسعد بن فهد العنزي، وقال سعد المذكور', []],
    ['حضر سعد بن علي الغانم وقال سعد نعم', []],
  ])('%s', (text, words) => expect(referred(text)).toEqual(words));

  test('is the trustee whom the judgment appoints, and not the one who came', () =>
    expect(
      nazir(
        'صك نظارة',
        'تقدم جابر بن صالح الغانم هويته 1057987156 بإنهاء جاء فيه: كنت ناظرا على وقف جدتي وأطلب إعفائي وأن يخلفني ابني وليد',
        'وحضر الابن وليد بن جابر الغانم هويته 1036601340 واستعد بذلك',
      ),
    ).toMatchObject({ nazirName: 'وليد بن جابر الغانم', nazirId: '1036601340' }));

  test('is the buyer of whom an old notary says "sold of"', () =>
    expect(
      property(
        'حضر زيد بن هلال العنزي وحضر لحضوره نايف بن عايد الرشيدي فقال الأول إنها آلت إلي بالشراء من مطلق بن فلاح الحربي وقد بعتها بكامل حقوقها من نايف المذكور بمائة ألف ريال',
      ),
    ).toMatchObject({ ownerName: 'نايف بن عايد الرشيدي' }));
});

test('in a form for English readers the value stands before its label', () =>
  expect(
    property(
      'شهادة تسجيل ملكية عقار',
      '6120994500317782\tرقم العقار / Real Estate No.\t01/11/2023\tتاريخ الإصدار / Issued on',
      'الخبر\tالمدينة / City\tالعزيزية\tالحي / District',
      '1,043.75\tمساحة العقار (م²) / Area\t902\tرقم المخطط / Plan',
    ),
  ).toMatchObject({ propertyNumber: '6120994500317782', issueDate: '2023-11-01', area: 1043.75 }));

test.each([
  ['مجموع مسطحه ثلاثمائة وأربعة وثمانون متراً ونصف المتر', 384.5],
  ['ومساحته سبعمائة متر وربع المتر', 700.25],
  ['صافي مساحتها 512.4 متراً', 512.4],
])('%s', (text, area) => expect(findAreas(fold(text)).map(({ value }) => value)).toEqual([area]));

test('sentences that open with an ordinal are a list, words before a colon are none of it', () =>
  expect(
    nazir(
      'صك نظارة',
      'وجعلت إليه الأمور التالية. الأول قبض الأجور من المستأجرين. الثاني دفع رواتب الإمام. الثالث ترميم المبنى.',
    ).authorities,
  ).toEqual(['قبض الأجور من المستأجرين', 'دفع رواتب الإمام', 'ترميم المبنى']));

test('the pieces of a Latin ligature run with their word', () => expect(ligatureText(['f', 'i'])).toBe('fi'));

test('a lone column of a table is the list that its heading names, whatever its own head', () =>
  expect(
    valuesOf(
      readWaqfFields(
        findingsOf([
          'صك وقف',
          'المشمولون بالنفع',
          '#\tالشريحة\tالنسبة',
          '1\tالأيتام في البلدة\t40%',
          '2\tالمقبلون على الزواج\t35%',
          '3\tطلاب العلم\t25%',
        ]),
      ),
    ).beneficiaries,
  ).toEqual(['الأيتام في البلدة', 'المقبلون على الزواج', 'طلاب العلم']));

test('an ordinal behind the word that it counts needs no colon', () =>
  expect(
    valuesOf(
      readWaqfFields(
        findingsOf([
          'صك وقف',
          'ونهيت وشرطت، الشرط الأول أن يصلح ما خرب، الشرط الثاني ألا يباع الوقف، الشرط الثالث أن يحاسب الناظر كل سنة.',
        ]),
      ),
    ).conditions,
  ).toEqual(['أن يصلح ما خرب', 'ألا يباع الوقف', 'أن يحاسب الناظر كل سنة']));
