import { cities } from '../lexicon/cities.js';
import { knownDistricts } from '../lexicon/districts.js';

export const cityPattern = cities.map((city) => city.replace(/ /g, '\\s+')).join('|');

const known = new Set(cities);
export const isCity = (words: string): boolean => known.has(words.trim().replace(/\s+/g, ' '));

/** Words that begin a name of at least two words and take the next word with them: أم الحمام، الأمير فواز، ظهرة لبن. */
const openers =
  'بني|ام|ابو|ابا|ال|الامير|الاميره|الملك|الشيخ|الامام|عبد|عين|وادي|قصر|برج|بير|ابار|دار|باب|جبل|شعب|ريع|ظهره|بطحاء|خشم|حوطه|روضه|رياض|منتزه|مدينه|قلعه|نخيل|ضاحيه|غرب|شرق|شمال|جنوب|وسط|عرق|طريق|اسكان|مجمع|ذي|ذو|حوش|دحله|خب';
/** Adjectives with an article that continue about the property and are not part of a name. */
const continuations =
  'ال(?:واقع|كاين|بالغ|مملوك|تابع|مسجل|ذي|تي|لتان|لذان|موصوف|مذكور|محدد|مبين|مقيد|مرموز|معروف|معتمد|محدود|مساحه|مسطح|مخطط|قطعه|صك|ارض|عقار|مدينه|محافظه|حدود|مشار|موضح|مقام|خالي|صادر|سكني|سكنيه|تجاري|رقم|بايع|مشتري|مالك|حي|شارع|جار|مشتمل|متضمن|مفرغ|عايد|مشمول|كروكي)';

/**
 * A pattern for one to four words that can be the name of a district whose end is not marked: later words have an
 * article or follow an opener.
 */
export const placeName =
  `(?:(?:${openers}) +\\p{L}{2,}|(?!(?:${continuations}))\\p{L}{3,})(?: +(?!${continuations}` +
  `)ال\\p{L}{2,}){0,2}(?!\\p{L})`;

/** Words that may be in the place of a place name but are not one. */
const noPlace =
  /^(?:او|اماره|يرزق|اصدار|صدور|(?:ال)?ميلاد|عقار|ارض|و\p{L}{0,2}|السكني\p{L}*|المجاوره|الحاره|المحله|القريه|الحاضره|البلده|الضاحيه|الناحيه|الفريق|التجاري\p{L}*|العقار\p{L}*|الارض|القطعه|الصك|والمخطط|المخطط\p{L}*|المساحه|المذكور\p{L}*|غير|المعتمد\p{L}*|الموقع|المدينه|المحافظه|المنطقه|المملكه|المالك|الحي|الشارع|هذا|هذه|المجلس|يوم|تاريخ|عام|سنه|شهر|العام|العدل|حكم|ملك\p{L}*|تصرف\p{L}*|حدود|داخل|خارج|جهه|طرف\p{L}*|المتر|السجل\p{L}*|الدور|الجهه|الموضح\p{L}*|التابع\p{L}*|الواقع\p{L}*|الكاين\p{L}*|نفس|ذات|كل|بعض|جميع|ايضا|حيث|كما|وفق|بعد|قبل|عند|لدي|منطقه|مدينه|محافظه|شارع|طريق|شمال\p{L}*|جنوب\p{L}*|شرق\p{L}*|غرب\p{L}*|مركز|بيان\p{L}*|قضاء|المشتري|البايع|المكتب|مكتب|مقر\p{L}*|صحيح\p{L}*|محكم[هت]\p{L}*|المحكم\p{L}*|كتاب[هت]|القاضي|اصل|دفتر\p{L}*|سجل\p{L}*|(?:ال)?شمس|مغيب|مطلع|(?:ال)?موضع)(?:\s|$)/u;
export const isNoPlace = (words: string): boolean =>
  (noPlace.test(words.trim()) && !isCity(words)) || /[:\d]/.test(words);

export const isKnownDistrict = (words: string): boolean => knownDistricts.has(words.trim());

/** Known names of more than one word: باب المجيدي, سوق الليل. */
const named = [...knownDistricts].filter((name) => / /.test(name));
const namedPattern = named
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/ /g, '\\s+'))
  .join('|');
const ofManyWords = new RegExp(`(?<!\\p{L})(?:[وف]?[بل]?)(${namedPattern})(?!\\p{L})`, 'gu');

/** Known quarters, wells and markets of more than one word in a folded text. */
export const knownNamesIn = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(ofManyWords)].map((match) => {
    const end = match.index + match[0].length;
    return { start: end - match[1]!.length, end };
  });

/** Words that are not a place name by themselves. */
const half = '(?:بني|ام|ابو|ابا|باب|بير|ابار|ذو|ذي|خليج|الدار|حوش|وادي)';
const halfName = new RegExp(`(?<!\\p{L})[وفبل]?(${half}\\s+)$`, 'u');
const onlyHalf = new RegExp(`^[بل]?${half}\\s*$`, 'u');
const nextWord = /^\s+\p{L}{2,}/u;
/** A place name does not continue past a preposition: "الضبط من أعلى البكيرية", "السرح منها". */
const preposition = /\s(?:(?:من|في|عن)(?:ه|ها|هما)?|الي|التي|الذي|(?:ال)?(?:تابع|واقع|كاين)\p{L}{0,2})(?!\p{L})/u;

/** The whole place name around a part that a model found, without any text after a preposition. */
export function wholePlace(text: string, span: { start: number; end: number }): { start: number; end: number } {
  const before = halfName.exec(text.slice(Math.max(0, span.start - 9), span.start));
  const behind = onlyHalf.test(text.slice(span.start, span.end)) && nextWord.exec(text.slice(span.end, span.end + 24));
  if (behind) return { start: span.start, end: span.end + behind[0].length };
  const goesOver = preposition.exec(text.slice(span.start, span.end));
  return { start: span.start - (before?.[1]!.length ?? 0), end: goesOver ? span.start + goesOver.index : span.end };
}

/** Whether الخبراء are experts and no town: "وقرر الخبراء أن المساحة". */
export const areExperts = (text: string, { start, end }: { start: number; end: number }): boolean =>
  text.slice(start, end) === 'الخبراء' &&
  /(?<!\p{L})(?:[وف]?(?:قرر|افاد|شهد|ذكر|قدر|وقف|راي|قرار|تقرير|محضر|هيي[هة]|قسم|لجن[هة]|احد|بعض|من|بمعرف[هة]|بواسط[هة])(?:ت|ه)?)\s+$/u.test(
    text.slice(Math.max(0, start - 14), start),
  );

/** Whether جده means his grandfather; folded, it is the same as Jeddah: "له عن أبيه عن جده", "جده لأمه". */
export const isGrandfather = (text: string, { start, end }: { start: number; end: number }): boolean =>
  text.slice(start, end) === 'جده' &&
  (/(?<!\p{L})(?:عن|[وف]?(?:وقف|ملك|ابيه|والده|ابوه|ورث\p{L}*|حفيد))\s+$/u.test(text.slice(start - 12, start)) ||
    /^\s+(?:ل(?:ابيه|امه|والد)|(?:ال)?(?:مرحوم|مذكور|متوفي)|\p{L}+\s+بن\s)/u.test(text.slice(end, end + 16)));
