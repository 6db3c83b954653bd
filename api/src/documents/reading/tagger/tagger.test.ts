import { findingsOf } from '../../../../test/deeds/deed-of-lines.js';
import type { Findings } from '../evidence/field-evidence.js';
import { tokensOf } from './deed-tokens.js';
import { weighCandidates, weighLists } from './weigh-candidates.js';
import { Tagging, taggingOf } from './tagger.js';
import { patternOf } from './word-features.js';

const endowment = findingsOf([
  'أوقفت داري وقفاً منجزاً وسميته وقف الريحان، والغرض منه تعليم القرآن الكريم.',
  'ويصرف صافي غلته على طلاب العلم وعلى أرامل الحي وعلى أيتام القرية.',
  'واشترطت ألا تؤجر الدار أكثر من سنة، واشترطت أن يبدأ بعمارتها.',
]);
const at = (findings: Findings, words: string): { start: number; end: number } => {
  const start = findings.deed.text.indexOf(words);
  return { start, end: start + words.length };
};

test('each word has its stem, its neighbours and what stands between them', () => {
  const tokens = tokensOf(findingsOf(['اسم الوقف: وقف الريحان']));
  expect(tokens.map(({ text }) => text)).toEqual(['اسم', 'الوقف', 'وقف', 'الريحان']);
  expect(tokens[2]!.features).toEqual(expect.arrayContaining(['w=وقف', 'g=:', 'c^', 's-1=وقف', 'c=اسم']));
});

test('first names are told alone, whether or not they make a whole name', () => {
  const tokens = tokensOf(findingsOf(['سلمتها لفضة وسعد']));
  expect(tokens[1]!.features).toEqual(expect.arrayContaining(['woman^', '+1given^']));
  expect(tokens[2]!.features).toContain('given^');
});

test('a stretch is the likelier a value the better it keeps to its ends', () => {
  const tagging = taggingOf(endowment, 'waqf_deed');
  const whole = tagging.single('purpose', at(endowment, 'تعليم القران الكريم'));
  expect(whole).toBeGreaterThan(0.5);
  expect(whole).toBeGreaterThan(tagging.single('purpose', at(endowment, 'القران الكريم')));
  expect(whole).toBeGreaterThan(tagging.single('purpose', at(endowment, 'منه تعليم القران الكريم')));
  expect(tagging.single('purpose', at(endowment, 'ارامل الحي'))).toBeLessThan(0.2);
});

test('lists are read item by item, without what ties an item to the verb', () => {
  const [list] = weighLists(endowment, 'conditions', []);
  expect(list!.value).toEqual(['ألا تؤجر الدار أكثر من سنة', 'أن يبدأ بعمارتها']);
  expect(list!.evidence).toBe('learned');
  expect(taggingOf(endowment, 'waqf_deed').list('conditions', [at(endowment, 'طلاب العلم')])).toBeLessThan(0.2);
});

test('what stands below the signature is no item of a list', () => {
  const signed = findingsOf([
    'وقد اشترط في وقفه الشروط الآتية:',
    'أولاً: أن يبدأ من غلة الوقف بعمارته وإصلاحه، ثانياً: أن يقدم الناظر حساباً سنوياً عن إيرادات الوقف ومصروفاته.',
    'القاضي: فهد بن تركي العتيبي',
    'نسخة تدريبية أعدت لتجربة المنصة، ولا أثر لها في الإثبات.',
  ]);
  expect(taggingOf(signed, 'waqf_deed').items('conditions').length).toBeGreaterThan(2);
  const [list] = weighLists(signed, 'conditions', []);
  expect(list!.value).toEqual([
    'أن يبدأ من غلة الوقف بعمارته وإصلاحه',
    'أن يقدم الناظر حساباً سنوياً عن إيرادات الوقف ومصروفاته',
  ]);
});

test('what the tagger does not share loses weight and is not forgotten', () => {
  const rule = (words: string) => ({
    value: words,
    key: words.replace(/ /g, ''),
    ...at(endowment, words),
    weight: 0.8,
    evidence: 'phrase' as const,
  });
  const [right, wrong] = weighCandidates(endowment, 'waqf_deed', 'purpose', [
    rule('تعليم القران الكريم'),
    rule('ارامل الحي'),
  ]);
  expect(right!.weight).toBeGreaterThan(wrong!.weight);
  expect(wrong!.weight).toBeGreaterThan(0.3);
});

test('a deed without words has no values', () => {
  const nothing = findingsOf(['…']);
  expect(taggingOf(nothing, 'nazir_deed').spans('authorities')).toEqual([]);
  expect(weighLists(nothing, 'authorities', [])).toEqual([]);
});

test('words of one pattern are told from others, though neither was seen', () => {
  expect(patternOf('ترميم')).toBe(patternOf('وتحصيل'));
  expect(patternOf('الأيتام')).not.toBe(patternOf('تحصيل'));
  expect(patternOf('12')).toBe('#');
});

test('the day that closes a deed is no condition', () => {
  const closed = findingsOf([
    'وتراضوا على ألا يمنع منها أحد، وأن يطوى ما انهدم منها في سنته، وأن يكون حسابها عند كبير التجار. سنة خمس وخمسين بعد الثلاثمائة والألف.',
  ]);
  expect(weighLists(closed, 'conditions', [])[0]!.value.join()).not.toContain('سنة خمس');
});

test.each([
  'ولا تمارس إلا بإذن الهيئة: بيع الأصل، والاستدانة على الوقف.',
  'ويبقى للناظر الأول بيع الأصل، والاستدانة على الوقف.',
  'ويحظر عليه بيع الأصل، والاستدانة على الوقف.',
  'خارج نطاق الصلاحية: بيع الأصل، والاستدانة على الوقف.',
])('what another or nobody may do is no power: %s', (forbidden) => {
  const appointed = findingsOf([
    'أقمت المذكور ناظراً، وله من الصلاحيات: قبض الأجرة، وترميم الدار، وتأجير الدكاكين، وتمثيل الوقف أمام الجهات.',
    forbidden,
  ]);
  const [list] = weighLists(appointed, 'authorities', []);
  expect(list!.value).toContain('ترميم الدار');
  expect(list!.value.join()).not.toMatch(/بيع|الاستدانة/u);
});

test('what a trustee may not do is no power', () => {
  const appointed = findingsOf([
    'أقمت المذكور ناظراً، وله من الصلاحيات: قبض الأجرة، وترميم الدار، وتأجير الدكاكين، وتمثيل الوقف أمام الجهات.',
    'ولا يحق له: بيع الأصل، والاستدانة على الوقف.',
  ]);
  const [list] = weighLists(appointed, 'authorities', []);
  expect(list!.value).toContain('ترميم الدار');
  expect(list!.value.join()).not.toMatch(/بيع|الاستدانة/u);
});

test('conditions that all begin with لا keep it', () => {
  const held = findingsOf(['الشروط: • لا يكون الناظر دائناً للوقف • لا يؤجر العقار لنشاط مشبوه • لا تباع العين']);
  expect(weighLists(held, 'conditions', [])[0]!.value).toContain('لا يؤجر العقار لنشاط مشبوه');
});

test('of a person whom the deed names twice the fuller name counts', () => {
  const held = findingsOf([
    'رجع سعد بن ناصر بن سعد الودعاني في هبته.',
    'لذلك أعيدت الأرض لملك سعد بن ناصر الودعاني كما كانت، وصدر الصك بذلك.',
  ]);
  const owners = weighCandidates(held, 'property_deed', 'ownerName', []).map(({ value }) => value);
  expect(owners.length).toBeGreaterThan(0);
  expect(owners).not.toContain('سعد بن ناصر الودعاني');
});

test('what a platform withholds is not a power of the trustee, nor is the word for what it grants', () => {
  const findings = findingsOf([
    'ممنوح للناظر: الرد على دعاوى المستأجرين | إصدار فواتير الإيجار | تجديد رخصة الدفاع المدني',
    'محجوب: التصرف في الرقبة | فتح حساب استثماري | متاح',
  ]);
  const items = weighLists(findings, 'authorities', []).flatMap(({ value }) => value);
  expect(items).toContain('الرد على دعاوى المستأجرين');
  expect(items.filter((item) => /الرقبة|حساب|متاح/u.test(item))).toEqual([]);
});

test('what an English caption forbids or reserves is no power', () => {
  const appointed = findingsOf([
    'Appointed trustee / الناظر المعين: خالد بن سعد الحربي',
    'Powers: تحصيل الإيجارات • صيانة المباني • دفع الرواتب • تعيين الحراس',
    'Reserved: بيع الأسهم • شراء العقارات',
  ]);
  const [list] = weighLists(appointed, 'authorities', []);
  expect(list!.value).toContain('صيانة المباني');
  expect(list!.value.join()).not.toMatch(/بيع|شراء/u);
});

test('a name that is hardly likely is still proposed, as where nobody better is named', () => {
  const held = findingsOf(['الأرض التي زرعها سلمان بن راشد الجهني.']);
  const [owner] = weighCandidates(held, 'property_deed', 'ownerName', []);
  expect(owner!.value).toBe('سلمان بن راشد الجهني');
  expect(owner!.weight).toBeLessThan(0.21);
});

test('one item too many costs no more than one missed: it counts from nine in twenty', () => {
  const tokens = tokensOf(findingsOf(['الأرامل']));
  const items = (chance: number) =>
    new Tagging(tokens, ['beneficiaries'], [Float64Array.of(1 - chance, chance, 0)]).items('beneficiaries');
  expect(items(0.47)).toHaveLength(1);
  expect(items(0.43)).toEqual([]);
});
