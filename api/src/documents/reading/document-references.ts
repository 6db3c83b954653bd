/*
 * A deed names other papers: the one it replaces, the seller's, the power of attorney, letters, a death certificate.
 * Their numbers and days are told from its own by the words before them, without labels.
 */

/** Words for papers and days that are not this deed's, or for a deed as something older. Folded. */
const another = [
  '(?:ال)?سابق(?:ه)?(?:\\s+له)?',
  '(?:ال)?قديم(?:ه)?',
  '(?:ال)?(?:قيد|تسجيل)\\s+(?:ال)?اول',
  '(?:ال)?مفقود(?:ه)?',
  '(?:ال)?ملغ(?:ي|اه)',
  '(?:ال)?اصلي(?:ه)?',
  'صك(?:ه|ها|هم|ي|نا)',
  'صك\\s+ملكيت(?:ه|ها|هم|ي)',
  '(?:ب|ل)(?:ال)?صك',
  '(?:من|الي|علي)\\s+(?:ال)?صك(?!\\s+(?:ال)?(?:مستخرج|ناشي|جديد))',
  'صك\\s+(?:ال)?(?:ورثه|وكاله|طلاق|نكاح|وصيه)',
  '(?:ال)?قرض',
  '(?:ال)?مرهون',
  'تنتهي',
  'ينتهي',
  '(?:ال)?مستند(?:ا|ه)?\\s+(?:في\\s+\\p{L}+\\s+)?(?:الي|علي)',
  'استنادا',
  'بناء\\s+علي',
  '(?:و?اليه\\s+)?بموجب(?!\\s+هذا)',
  'حصر\\s+(?:ال)?(?:ارث|ورثه)',
  '(?:ب)?(?:ال)?وكال(?:ه|ته)(?!\\s+(?:ال)?وزاره)',
  '(?:ب|وب)?(?:ال)?خطاب(?:نا|هم|ه)?',
  '(?:ب)?(?:ال)?برقيه',
  '(?:ال)?قرار',
  '(?:ال)?حكم\\s+(?:ال)?سابق',
  '(?:ال)?كروكي(?:\\s+(?:ال)?تنظيمي)?',
  '(?:ال)?رفع\\s+(?:ال)?مساحي',
  '(?:ال)?رخصه',
  '(?:ال)?معامله',
  '(?:ال)?طلب',
  '(?:ال)?استدعاء',
  '(?:ال)?(?:قضيه|دعوي)',
  '(?:ال)?امر\\s+(?:ال)?(?:سامي|ملكي)',
  '(?:ال)?مرسوم',
  '(?:ال)?شهاده',
  '(?:ال)?شيك',
  '(?:ال)?ميلاد(?:ه|ها)?',
  '(?:ال)?انتهاء',
  '(?:ال)?طباعه',
  'طبع(?:ت)?',
  '(?:ال)?استخراج',
  '(?:ال)?وفاه',
  '(?:ال)?توفي',
  '(?:ال)?عقد\\s+(?:ال)?(?:ايجار|بيع|قرض)',
  '(?:ال)?ترخيص',
  '(?:ال)?فاتوره',
  '(?:ال)?موعد',
  'مصدر(?:ه|ها)?',
];
/** Words with which a deed speaks of itself. */
const itself = [
  '(?:ب)?هذا\\s+(?:ال)?(?:صك|سند|بدل|ضبط|توثيق|اقرار|محرر)',
  '(?:ب)?هذه\\s+(?:ال)?(?:وثيقه|حجه|صحيفه|مبايعه)',
  '(?:ال)?صك\\s+(?:ال)?(?:مستخرج|ناشي|جديد|صادر\\s+(?:به|عليه|بهذا))',
  'صدر(?:ت)?(?:\\s+(?:له|لها|بذلك|به))?',
  'يصدر',
  '(?:و?قد\\s+)?حرر(?:ت)?',
  'تحرر',
  'تحريرا',
  'ضبط(?:ت|ته|ها)?',
  'سجل(?:ت|ته|ها)?(?!\\s+(?:ال)?(?:مدني|تجاري|وطني))',
  'قيد(?:ت|ته|ه|ها)?(?=\\s|$)',
  'رصد(?:ت)?',
  'نظم(?:ت)?',
  'بتنظيم',
  'اخرج(?:ت)?',
  'اثبت(?:ت)?',
  'دون(?:ت)?',
  'وثق(?:ت)?',
  'ختم(?:ت)?',
  'اصدر(?:ت|نا)?',
  'جري\\s+(?:ذلك|هذا)',
  'ورقمها?\\s+في\\s+السجل',
  'قيدها',
  'تسجيلها?',
  'ضبطه',
  'واعطي\\s+(?:ال)?صك',
  'بختم(?:ها|ي|نا)',
  '(?:ففي|انه\\s+في)\\s+(?:هذا\\s+)?(?:ال)?يوم',
  'في\\s+هذا\\s+اليوم',
];
const bounded = (words: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:و|ف)?(?:${words.join('|')})(?!\\p{L})`, 'gu');
const anotherPattern = bounded(another);
const itselfPattern = bounded(itself);

const lastEnd = (pattern: RegExp, text: string): number => {
  let end = -1;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
};

/** Letters before a number or day in which it is said what it belongs to. */
const reach = 110;

/**
 * Whether a number or day at `start` is said to be of another paper or of this deed; `null` where the words before it
 * don't tell. The nearest word decides, within the sentence or row.
 */
export function belongsTo(text: string, start: number): 'another' | 'itself' | null {
  const before = text.slice(Math.max(0, start - reach), start);
  const clause = before.slice(
    1 + Math.max(before.lastIndexOf('\n'), before.lastIndexOf('؛'), before.lastIndexOf('. ')),
  );
  const [other, own] = [lastEnd(anotherPattern, clause), lastEnd(itselfPattern, clause)];
  if (other < 0 && own < 0) return null;
  return other > own ? 'another' : 'itself';
}
