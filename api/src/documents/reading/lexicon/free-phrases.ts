import type { DeedText } from '../text/deed-text.js';

/** Nouns that start another subject when they follow و: "… والموقوف عليهم هم". */
const nounsElsewhere =
  'المستفيد|الموقوف|المستحق|المنتفع|الناظر|النظر|النظاره|الغرض|الغايه|الهدف|القصد|المقصد|المصرف|مصرفه|مصارف|غرض|غايت|مقصد|مقصود|هدف|ريع|غلت|شروط|موضوع|نشاط|اسم|الواقف|الشاهد|ارباب|الله';
/** Stems of verbs that start another subject when they follow و or ف. */
const verbsElsewhere =
  'جعل|اشترط|شرط|الزم|التزم|خص|خصص|حدد|نص|قرر|اقر|اشهد|شهد|ثبت|صدر|حكم|اوصي|اراد|اردت|قصد|اطلق|اختار|اخترت|اضاف|ادخل|ذكر|بين|قال|قلت|كان|عين|سم[يا]|حرر|كتب|صادق|وقع|حصر|عرف|جري|افاد|طلب|قبل|هب|قيد|سجل|ضم|صار|توزع|تقسم|تصرف|تكون|تستفيد|توجه|تدار|تنفق|تعطي|تخصص|تستحق';
const particles =
  'ان|انه|انها|انني|اني|قد|لقد|كما|حيث|لما|اذ|اذا|بحيث|ذلك|هذا|هذه|هو|هي|هم|بعد|عليه|به|بها|ليس|ثم|لكي|لا|لم|اما|ممن|كل|منه|منها|فيه|فيها|كذلك|ليكن|لتكن';
const alone =
  '(?:و|ف)?لا\\s+(?:يدعي|يسمي|يعرف|باسم|يقال|ينسب)|و?كفي|(?:و|ف)?لا\\s+غير(?:ه|ها)?|صدقه\\s+عن(?:ه|ها|هم|هما)|ليس\\s+(?:إلا|الا|غير)|دون\\s+(?:غيره|غيرها|سواه|سواها)|فحسب|فقط|علي\\s+ان|من\\s+قبل|بموجب|بتاريخ|برقم|وفق|بحضور|بحضره|لدي|لدينا|امام|المذكور|المشار|الموصوف|قاصدا|تمييزا|ابتغاء|طلبا|رغبه|وقفا|منجزا|موبدا|ناجزا|بدلا|لوجه|نسبه\\s+ال[يى]|تيمنا|تخليدا|لي(?:صل|كون|بقي|عود|جري|نتفع|متاز|تميز|عرف|ذكر)|تقربا|راجيا|يصرف|تصرف|يوزع|توزع|يقسم|يستحق|يستفيد|ينتفع|ينفق|(?<!ان\\s+)(?:يكون|تكون)|يهدف|يدير|يديره|يتولي|لله|ابد\\s+الدهر|جوال|هويه|(?:مسجل|مقيد|موثق|مدون)ه?\\s+(?:لدي|في|ب)\\p{L}*|غايته|غرضه|هدفه|مصرفه|مصارفه|مقصده|مقصوده|رحمهم|حيث|بحيث';
const ending = new RegExp(
  `[.؛:：\\n\\t"«»“”()\\[\\]*،,]|\\s+-\\s|\\s+[وف](?:ي\\p{L}{3,}|(?:ال)?(?:${nounsElsewhere}` +
    `)\\p{L}{0,4}|(?:${verbsElsewhere})\\p{L}{0,4}|(?:${particles}))(?!\\p{L})|\\s+(?:${alone}` +
    `|كما(?!\\s+كان)|ثم|هو|هي)(?!\\p{L})`,
  'gu',
);
/** Words with و or ف and ي that look like such verbs but are nouns. */
const nounWithYa = /^\s+[وف]ي(?:تيم|تام|تامي|نابيع|وم|مين)/u;

/**
 * Where a name or a purpose that begins at `start` of the folded text ends: at punctuation, or where the sentence turns
 * to another subject. A comma does not end it when `continuesAfterComma` accepts the text after it.
 */
export function phraseEnd(
  deed: DeedText,
  start: number,
  { reach = 160, continuesAfterComma }: { reach?: number; continuesAfterComma?: (rest: string) => boolean } = {},
): number {
  const text = deed.text.slice(start, start + reach);
  ending.lastIndex = 0;
  for (let match = ending.exec(text); match; match = ending.exec(text)) {
    if (
      nounWithYa.test(match[0]) ||
      (/^\s+فقد$/u.test(match[0]) && /(?:من|الذي|التي)$/u.test(text.slice(0, match.index)))
    )
      continue;
    if (/[،,]/.test(match[0]) && continuesAfterComma?.(text.slice(match.index + 1).trimStart())) continue;
    return beforeAdverb(deed, start, start + match.index);
  }
  return beforeAdverb(deed, start, Math.min(start + reach, deed.text.length));
}

/**
 * The end, moved before an adverb: a noun with tanwin (تمييزاً، دائماً) says how something was done and is not part of
 * a name or purpose.
 */
function beforeAdverb(deed: DeedText, start: number, end: number): number {
  let at = start;
  let before = false;
  for (const word of deed.text.slice(start, end).split(/(?<=\s)/u)) {
    const bare = word.trimEnd();
    const tanwin = /\u064b/u.test(deed.original(at, at + bare.length));
    // "ماءً عذباً": after a noun with tanwin it is the adjective of that noun.
    if (at > start && tanwin && !before && /\p{L}{3,}ا$/u.test(bare)) return at;
    before = tanwin;
    at += word.length;
  }
  return end;
}

/** A short label and the text after its colon, wherever a sentence has such a pair: "اسم الوقف: …، الواقف: …". */
export interface Pair {
  label: string;
  start: number;
  end: number;
}

const pairLabel =
  /(?:^|[\n\t،,.؛(*؟]|\s-\s)\s*(?:(?:\d{1,2}|س)\s*[-.)/:：]\s*)?([^\n\t،,.؛:：()*؟]{3,60}?)\s*(?:[:：]|؟\s*(?:(?:ج|ال?جواب|ف?اجاب\p{L}?|ف?قال\p{L}?)\s*[:：/]?)?)\s*(?=\S)/gu;
const nextPair = /[\n\t.؛]|(?:[،,]|\s-)\s*[^\n\t،,.؛:：]{2,50}[:：]|\sس\s*[:：]/gu;

/** All pairs of the deed. A value ends where its sentence ends or the next pair begins. */
export function pairsOf(deed: DeedText): Pair[] {
  return [...deed.text.matchAll(pairLabel)].map((match) => {
    const start = match.index + match[0].length;
    nextPair.lastIndex = 0;
    const stop = nextPair.exec(deed.text.slice(start, start + 300));
    return { label: match[1]!, start, end: start + (stop ? stop.index : Math.min(300, deed.text.length - start)) };
  });
}
