import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readConditions } from './read-conditions.js';
import { writtenPercent } from './written-percent.js';

const place = { documentId: '01920000-0000-7000-8000-000000000001', page: 2, box: null };
const of = (text: string) => readConditions([text], place)[0];
const brief = (text: string) =>
  of(text)?.rules.map(({ kind, basis, percent, split, to }) =>
    [kind, percent ?? null, percent ? basis : null, to && 'class' in to ? to.class : null, split]
      .filter((part) => part !== null && part !== 'shares')
      .join(' '),
  );

test('a withheld tenth is read as a reserve that cites its text and its place in the deed', () => {
  const text = 'يُحبس عُشر الغلة احتياطًا';
  expect(of(text)).toMatchObject({
    reading: 'rule',
    notes: [],
    rules: [{ kind: 'reserve', basis: 'gross', percent: 10, clause: { ...place, text } }],
  });
});

test.each([
  ['أن يبدأ من غلة الوقف بعمارته وإصلاحه', ['maintenance']],
  ['يقدم إصلاح الوقف على صرف الريع', ['maintenance']],
  ['أن يعطى الناظر نسبة خمسة بالمئة من صافي الغلة', ['nazir_fee 5 net']],
  ['تكون أجرة الناظر عشر الريع', ['nazir_fee 10 gross']],
  ['أن يكون للناظر عشر صافي الريع', ['nazir_fee 10 net']],
  ['أن يحتفظ بربع الغلة للطوارئ', ['reserve 25 gross']],
  ['الاحتفاظ بنسبة عشرة في المئة من الدخل احتياطياً', ['reserve 10 gross']],
  ['يُحبس ٧٫٥٪ من إجمالي الغلة احتياطيًا', ['reserve 7.5 gross']],
  ['أن يُبدأ من الغلة بعمارة الوقف وإصلاحه، ثم يُحبس عُشر ما بقي احتياطًا', ['maintenance', 'reserve 10 remaining']],
  ['تقسم الغلة بين المستحقين بالسوية للذكر مثل الأنثى', ['residual equal']],
  ['ويُقسم الباقي على الذرية للذكر مثل حظ الأنثيين', ['residual الذرية male_two_female_one']],
  ['أن يصرف ثلث الغلة في أوجه البر', ['class 33.3333 gross أوجه البر']],
  ['يصرف الثلث لذوي القربى والباقي في أبواب الخير', ['class 33.3333 net ذوي القربى', 'residual أبواب الخير']],
  ['يصرف نصف صافي الريع للفقراء', ['class 50 net الفقراء']],
])('%s', (text, rules) => {
  expect(brief(text)).toEqual(rules);
});

test.each([
  ['ألا تقل أجرة الناظر عن ستة بالمئة', 'unread'],
  ['ألا يصرف أكثر من نصف الريع في السنة الواحدة', 'unread'],
  ['أن تصرف غلة السنة الأولى في إصلاح المبنى', 'unread'],
  ['إن انقرضت الذرية صرف الريع على مساجد البلد', 'unread'],
  ['أن يستثمر ما زاد من الغلة في شراء أعيان جديدة تلحق بالوقف', 'unread'],
  ['للناظر أجرة المثل مقابل قيامه بالعمل', 'unread'],
  ['أن تؤجر أعيان الوقف بأجرة المثل ولا تزيد مدة الإجارة على خمس سنوات', 'other'],
  ['ألا يباع الوقف ولا يوهب ولا يورث', 'other'],
  ['أن يقدم الناظر حساباً سنوياً عن إيرادات الوقف ومصروفاته', 'other'],
])('no rule is guessed from: %s', (text, reading) => {
  expect(of(text)).toMatchObject({ reading, rules: [] });
});

test('notes say what was assumed and what was left out', () => {
  expect(of('أن يحتفظ الناظر بنسبة عشرة بالمئة احتياطياً للصيانة')?.notes.map(({ ar }) => ar)).toEqual([
    'لم يذكر الشرط مم تؤخذ النسبة، فحُسبت من صافي الغلة',
  ]);
  expect(of('أن يصرف ثلث الغلة في أوجه البر')?.notes.map(({ ar }) => ar)).toEqual([
    'الكسر لا تسعه أربع خانات عشرية، فكُتب 33.3333%',
  ]);
  const partly = of('أن يُقسم الباقي على المستفيدين المسمّين بنسبهم، ومن مات منهم فنصيبه لولده');
  expect(partly?.rules).toMatchObject([{ kind: 'residual', split: 'shares', to: null }]);
  expect(partly?.notes.map(({ ar }) => ar)).toEqual(['لم يُحسب من الشرط: «ومن مات منهم فنصيبه لولده»']);
});

test.each([
  ['خمسة عشر بالمئة', 15],
  ['اثنين ونصف بالمائة', 2.5],
  ['خمسة وعشرين بالمئة', 25],
  ['ثلثي الغلة', 66.6666],
  ['12.5 %', 12.5],
  ['خمس سنوات', undefined],
  ['عشرة بالمئة ثم خمسة بالمئة', undefined],
])('written percent: %s', (text, percent) => {
  expect(writtenPercent(text)?.percent).toBe(percent);
});

test('in the sample deeds each condition about the yield is read as a rule or marked as unread', () => {
  const deeds = JSON.parse(readFileSync(new URL('../../../samples/deeds/index.json', import.meta.url), 'utf8')) as {
    truth: { conditions?: string[] } | null;
  }[];
  const all = deeds.flatMap(({ truth }) => truth?.conditions ?? []);
  const kinds = new Map(
    readConditions(all, place).map(({ text, reading, rules }) => [text, rules[0]?.kind ?? reading]),
  );
  expect(all.length).toBeGreaterThan(30);
  expect(Object.fromEntries(kinds)).toEqual({
    'أن يبدأ من غلة الوقف بعمارته وإصلاحه': 'maintenance',
    'أن يقدم الناظر حساباً سنوياً عن إيرادات الوقف ومصروفاته': 'other',
    'ألا يباع الوقف ولا يوهب ولا يورث': 'other',
    'أن يحتفظ الناظر بنسبة عشرة بالمئة احتياطياً للصيانة': 'reserve',
    'أن يعطى الناظر نسبة خمسة بالمئة من صافي الغلة': 'nazir_fee',
    'أن تؤجر أعيان الوقف بأجرة المثل ولا تزيد مدة الإجارة على خمس سنوات': 'other',
    'أن يستبدل الوقف بما هو أنفع منه عند تعطل منافعه': 'other',
    'أن يصرف ثلث الغلة في أوجه البر': 'class',
    'أن يستثمر ما زاد من الغلة في شراء أعيان جديدة تلحق بالوقف': 'unread',
    'أن تكون النظارة من بعدي للأرشد فالأرشد من أبنائي': 'other',
  });
});
