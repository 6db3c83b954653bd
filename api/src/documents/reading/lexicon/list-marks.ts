/*
 * The ways in which deeds number the items of a list. Folded (see arabic.ts); patterns for the `u` flag.
 */

/** "أولاً"، "ثانياً" …: adverbs that open an item. */
export const ordinalAdverbs = [
  'اولا',
  'ثانيا',
  'ثالثا',
  'رابعا',
  'خامسا',
  'سادسا',
  'سابعا',
  'ثامنا',
  'تاسعا',
  'عاشرا',
  'حادي عشر',
  'ثاني عشر',
  'ثالث عشر',
  'رابع عشر',
  'خامس عشر',
];

/** "أول"، "ثانٍ" …, as in "أولها"، "ثانيها". */
export const ordinalStems = ['اول', 'ثاني', 'ثالث', 'رابع', 'خامس', 'سادس', 'سابع', 'ثامن', 'تاسع', 'عاشر'];

/** A pattern without capture groups for "الأول"، "الثانية" …, with the ending of either gender. */
export const ordinalOf = (index: number): string | undefined =>
  ordinalStems[index] === undefined ? undefined : `ال${ordinalStems[index]}(?:ه|ي)?`;

/** Letters that number items, in abjad order. */
export const abjad = ['ا', 'ب', 'ج', 'د', 'ه', 'و', 'ز', 'ح', 'ط', 'ي'];

/** Nouns that are followed by an ordinal or a number: "الشرط الأول"، "القاعدة الثانية"، "المادة 3". */
export const countedNouns =
  '(?:ال)?(?:شرط|بند|صلاحيه|فقره|ماده|قاعده|فيه|صنف|جهه|طبقه|حكم|ضابط|قيد|مهمه|اختصاص|عمل|امر|مصرف|شريحه|مستفيد|مستحق)';

/** "3.1"، "4-2" at the start of a row: an item of a numbered part. The blank after it is not matched. */
export const dottedNumber = '(?<=(?:^|\\n)[ ]*)\\d{1,2}[.\\-]\\d{1,2}[.)\\-]?(?=\\s+\\p{L}{2})';
