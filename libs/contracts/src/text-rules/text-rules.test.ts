import * as z from 'zod/mini';
import { nameText, personName, proseText } from './index.js';

const limits = { least: 2, most: 200, short: 'short', long: 'long' };
const name = nameText(limits);
const person = personName(limits);
const prose = proseText({ ...limits, most: 2000 });
const taken = (schema: z.ZodMiniType, text: string): unknown => {
  const { success, data } = z.safeParse(schema, text);
  return success ? data : 'refused';
};

describe('a name', () => {
  it.each([
    ['  سالم   الغامدي ', 'سالم الغامدي'],
    ['e\u0301lan', 'élan'],
    ['\u200fسالم\u200e', 'سالم'],
    ['سا\u200bلم\ufeff', 'سالم'],
    ['وقف الخير (الرياض) 2', 'وقف الخير (الرياض) 2'],
    ['مُحَمَّدٌ', 'مُحَمَّدٌ'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u200cسالم\u200d', 'سالم'],
  ])('%j becomes %j', (typed, kept) => {
    expect(taken(name, typed)).toBe(kept.normalize('NFC'));
  });

  it.each([
    ['a right-to-left override', 'سالم \u202ememo.exe'],
    ['an isolate', 'سالم \u2066x\u2069'],
    ['invisible characters alone', '\u200b\u200f\u2060\u3164'],
    ['marks alone', '\u064b\u064c'],
    ['too many marks on one letter', `س${'\u0651\u064b'.repeat(95)}`],
    ['two lines', 'سالم\nمدير'],
    ['a Unicode line separator', 'سالم\u2028مدير'],
    ['a control character', 'سا\u0007لم'],
    ['digits alone', '12345'],
    ['a private-use character', 'سالم \ue000'],
    ['letters of two alphabets', '\u0410dmin'],
    ['letters of Latin and Cherokee', 'Admi\u13a2'],
    ['letters of Latin and Armenian', 'Adm\u0578n'],
    ['small capitals', '\u1d00\u1d05\u1d0d\u026a\u0274'],
    ['tatweel alone', '\u0640\u0640\u0640'],
    ['blank Braille cells', '\u2800\u2800'],
    ['more than 200 characters', 'س'.repeat(201)],
    ['more than 200 characters once it is composed', '\u0958'.repeat(101)],
    ['one letter that has two UTF-16 units', '\u{1ee00}'],
  ])('of %s is refused', (_why, typed) => {
    expect(taken(name, typed)).toBe('refused');
  });
});

describe('the name of a person', () => {
  it.each([
    'سالم (مدير النظام)',
    'سالم – ناظر الوقف',
    'مـديـر النظام',
    'مُدِير النِّظام',
    'Admin',
    'Salem [Trustee]',
    'منصة وقف',
    'ﻣﺪﻳﺮ النظام',
    'مدير_النظام',
    'مدير.النظام',
    'المدير العام للمنصة',
    'إدارة المنصة',
    'خدمة عملاء',
    'SysAdmin',
    'سالم • ناظر',
    'سالم ~ ناظر',
    'سالم "مدير"',
    'سالم = ناظر الوقف',
    'Adm1n',
    '4dmin',
    'Adm!n',
    '@dm1n1strator',
    'A d m i n',
    'A.d.m.i.n',
    'Ad min',
    'Ádmin',
    'م د ي ر ا ل ن ظ ا م',
    'مسؤول المنصة',
    'مسئول الدعم',
    'المدير التنفيذي',
    'وزارة العدل',
    'الهيئة العامة للأوقاف',
    'محكمة الأحوال الشخصية',
    'البنك المركزي السعودي',
    'مصرف الراجحي',
    'نفاذ',
    'مـنـصـة أبشر',
    'جمعية البر',
    'الدعم',
    'Ministry of Justice',
    'General Authority for Awqaf',
    'support',
    'Supp0rt',
    'Nafath',
    'Saudi Central Bank',
    'Help Desk',
  ])('%s is refused because it claims an office', (typed) => {
    expect(taken(person, typed)).toBe('refused');
  });

  it.each([
    'سالم بن عبدالله الغامدي',
    "O'Neil Smith-Jones",
    'مدير بن ناظر',
    'د. هند الحربي',
    'واقف سالم',
    'علی\u200cرضا محمدی',
    'Дмитрий Петров',
    'محمد القاضي',
    'عبدالله العدل',
    'أمانة بنت هيثم الوزير',
    'بنان الشريك',
    'Hamad Minhas',
    'A. B. Al-Harbi',
    'José Muñoz',
    'Elnur Əliyev',
    'Sama Banks',
    'Court Smith',
  ])('%s is accepted', (typed) => {
    expect(taken(person, typed)).toBe(typed);
  });
});

describe('prose', () => {
  it('keeps its line breaks and loses invisible characters', () => {
    expect(taken(prose, ' إيجار\r\nالمبنى\u200b ')).toBe('إيجار\nالمبنى');
  });

  it.each(['\u202eabc', '...', '\u200b\u200b', 'ab\u0000', `a${'\u0301'.repeat(190)}`])('%j is refused', (typed) => {
    expect(taken(prose, typed)).toBe('refused');
  });

  it('of more than 2000 characters once it is composed is refused', () => {
    expect(taken(prose, '\u0958'.repeat(1001))).toBe('refused');
  });

  it('counts characters as the database does', () => {
    expect(taken(prose, 'م\u{1f3e0}')).toBe('م\u{1f3e0}');
    expect(taken(proseText({ ...limits, least: 3 }), 'م\u{1f3e0}')).toBe('refused');
  });
});
