import { numberWordsBefore } from './number-words.js';

/** An area named in the folded text, in square metres, written in digits with a unit or in words. */
export interface AreaMention {
  value: number;
  start: number;
  end: number;
  kind: 'digits' | 'words';
  /**
   * True when the words around it show that it is the area of a part (a building, a setback, the rest), of a neighbour,
   * or of the whole from which the property was cut.
   */
  other: boolean;
}

/**
 * The digits of an area. A dot before three or four digits is a decimal point ("5600.750"), except after a single
 * digit, where it may separate thousands ("1.250").
 */
export const areaDigits =
  '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?(?!\\d)|\\d{2,}\\.\\d{3,4}(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?![.,]?\\d)';
const amount = `(?<![\\d.,/])(${areaDigits})`;
// Some files store m2 and م2 in the order "2m" and "2م".
const squareMetre =
  '(?:متر(?:ا)?\\s*\\/?\\s*(?:ال)?(?:مربع(?:ا)?|مسطح(?:ا)?|2)|امتار\\s+مربعه|مترمربع|م\\s?[2²]|2\\s?م(?!\\p{L})|م\\s?\\.\\s?م(?!\\p{L})|م\\s?مربع|m\\s?[2²]|2m|sq\\.?\\s?m(?:eters?)?\\b)';
const digits = new RegExp(`${amount}\\s*[()]?\\s*${squareMetre}`, 'giu');
/** "وتساوي بالمتر المربع 256.46": the unit before the number. */
const unitFirst = new RegExp(
  `(?<!\\p{L})و?بال(?:متر|امتار)\\s+ال(?:مربع|مربعه)\\s*[:：]?\\s*(?<![\\d.,/])(${areaDigits})`,
  'gu',
);
const metres = /\s*\)?\s*(?:متر(?:اا?|ان)?|امتار)\s*(?:مربع(?:ا|ه)?|مربعين)/gu;
/** "فيكون مجموع مسطحه كذا متراً": a word for area in the same clause shows that the metres are square metres. */
const ofSurface =
  /(?<!\p{L})(?:و|ف|ب)?(?:ال)?(?:مساح[هت]|مسطح|سعت|سعه|جملت|مجموع|صافي|تكسير|فتكون|فيكون|تبلغ|قدرها|قدره|المقدره?)\p{L}{0,3}\s+(?:\p{L}+\s+){0,4}$/u;
const plainMetres = /\s*\)?\s*(?:متر(?:ا|اا)?|امتار)(?!\p{L}|\s*(?:مربع|طول|عرض|\())/gu;
const plainDigits = new RegExp(
  `(?<![\\d.,/])(${areaDigits})\\s*(?:متر(?:ا|اا)?|امتار|م)(?!\\p{L}|\\s*(?:مربع|طول|عرض|2|²|\\.))`,
  'gu',
);
/** "ونصف المتر", "وربع متر": a fraction after the unit, in hundredths of a square metre. */
const closes = '(?:\\s+(?:ا\\s?ل)?(?:متر|مربع|واحد|فقط|تقريب)|\\s*[.،؛)\\n]|\\s*$)';
const shares: [RegExp, number][] = [
  [new RegExp(`^[\\s،)]*و\\s*(?:ال)?نصف(?:ا)?${closes}`, 'u'), 50],
  [new RegExp(`^[\\s،)]*و\\s*(?:ال)?ربع(?:ا)?${closes}`, 'u'), 25],
  [new RegExp(`^[\\s،)]*و\\s*ثلاث[هة]\\s+(?:ال)?ارباع${closes}`, 'u'), 75],
  [new RegExp(`^[\\s،)]*[اإ]لا\\s+(?:ال)?ربع(?:ا)?${closes}`, 'u'), -25],
];
/** "وستة أعشار المتر": tenths of a square metre in words. */
const tenthsInWords = /^[\s،)]*و\s*(\p{L}+)\s+(?:اعشار|عشر)\s+(?:ال)?متر/u;
/** "سبعمائة متر ومترين": one or two more metres after the unit. */
const oneOrTwoMore = /^\s*و\s*(متر|مترين|متران)(?:ا)?(?!\p{L})(?:\s+(?:واحد|اثن\p{L}+)(?:ا)?)?/u;
/** "ثلاثمئة متر وأربعة أمتار": the remaining metres, in words after the unit. */
const restBehind = /^\s*(و\s*(?:\p{L}+\s+){1,3}?)(?:امتار|متر(?:ا)?)(?!\p{L})/u;
/** The word "square" comes later, after the fraction: "متر ومترين وربع المتر المربع". */
const squareBehind = /^[^.\n\d،]{0,45}(?<!\p{L})(?:ال)?مربع(?:ا|ه)?(?!\p{L})/u;
const hundredth =
  '(?:سنتي?\\s?متر(?:ا)?(?:\\s+مربع(?:ا)?)?|سم\\s?[2²]?|(?:جزء|جزءا|جزا)\\s+من\\s+(?:ال)?(?:مايه|ميه)|من\\s+(?:ال)?(?:مايه|ميه)|بالمايه|بالميه)';
const fractionInWords = new RegExp(`^[\\s،)]*و\\s*((?:و?\\p{L}+\\s+|و\\s+){1,6}?)${hundredth}`, 'u');
const fractionInDigits = new RegExp(`^[\\s،)]*و\\s*\\(?(\\d{1,2})\\)?\\s*${hundredth}(?!\\p{L})`, 'u');
const ofAnother =
  /(?<!\p{L})(?:و|ب|ل|لل)?(?:(?:ال)?بناء(?!\s+علي)|(?:ال)?مبان\p{L}*|(?:ال)?ارتداد\p{L}*|(?:ال)?منافع|(?:ال)?مشتركه?|المزارع|(?:ال)?شوارع|(?:ال)?شارع|(?:ال)?ممر|من\s+(?:ال)?اصل|(?:ال)?باقي\p{L}*|(?:ال)?متبقي\p{L}*|ما\s+(?:ت|ي)?تبق[يا]?\p{L}{0,2}|ما\s+(?:ي)?بقي\p{L}{0,2}|(?:ال)?شامل\p{L}*|(?:ال)?ملحق|(?:ال)?حوش|(?:ال)?مقتطع\p{L}*|(?:ال)?منزوع\p{L}*|(?:ال)?تنظيم|(?:ال)?سابقه?|(?:ال)?مجاور\p{L}*|(?<!في\s+)(?:ال)?دور|(?:ال)?شرف(?:ه|ات)|(?:ال)?بلكون\p{L}*|(?:ال)?مشاع(?:ات)?|(?:ال)?اقدام|قدم)(?!\p{L}|[^\n،]*(?:متر|امتار))/u;

/** An amount in a larger unit (hectare, dunam, square kilometre); `sizes` holds each unit in square metres. */
const greater =
  /(?<![\d.,/])(\d{1,6}(?:[.,]\d{1,4})?)\s*\(?(?:(هكتار\p{L}*)|(دونم\p{L}*)|(كيلو\s?متر\p{L}*\s+مربع\p{L}*))/gu;
const sizes = [10_000, 1000, 1_000_000];

/** Areas in digits with a larger unit, as deeds of farms give them: "2.75 هكتار". */
function greaterAreas(text: string): AreaMention[] {
  return [...text.matchAll(greater)].map((match) => {
    const size = sizes[match.slice(2).findIndex(Boolean)]!;
    const value = Math.round(Number(match[1]!.replace(',', '.')) * size * 100) / 100;
    const [start, end] = [match.index, match.index + match[0].length];
    return { value, start, end, kind: 'digits', other: isOfAnother(text, start, end) };
  });
}

const hectaresInWords = /(?<!\p{L})(?:و|ف|ب)?(هكتاران|هكتارين|هكتار(?:ا|ات)?)(?!\p{L})/gu;
const hectare = 10_000;

/** Areas in hectares that are written in words: "هكتاران ونصف", "ثلاثة هكتارات". */
function hectaresOf(text: string): AreaMention[] {
  return [...text.matchAll(hectaresInWords)].flatMap((match) => {
    const two = /^هكتار[اي]ن$/u.test(match[1]!);
    const count = two ? { value: 2, start: match.index } : numberWordsBefore(text, match.index);
    if (!count) return [];
    const end = match.index + match[0].length;
    const share = /^\s*و\s*(نصف|ربع|ثلاث[هة]\s+(?:ال)?ارباع)/u.exec(text.slice(end, end + 24));
    const more = share ? (share[1] === 'نصف' ? 0.5 : share[1] === 'ربع' ? 0.25 : 0.75) : 0;
    return [
      {
        value: Math.round((count.value + more) * hectare),
        start: count.start,
        end: end + (share?.[0].length ?? 0),
        kind: 'words' as const,
        other: isOfAnother(text, count.start, end),
      },
    ];
  });
}

/** All areas that are written with their unit. */
export function findAreas(text: string): AreaMention[] {
  const areas: AreaMention[] = [...greaterAreas(text), ...hectaresOf(text)];
  for (const match of text.matchAll(digits)) {
    let value = areaNumber(match[1]!);
    let end = match.index + match[0].length;
    const part = Number.isInteger(value) ? fractionInDigits.exec(text.slice(end, end + 50)) : null;
    if (part) {
      value = Math.round(value * 100 + Number(part[1])) / 100;
      end += part[0].length;
    }
    if (value > 0)
      areas.push({ value, start: match.index, end, kind: 'digits', other: isOfAnother(text, match.index, end) });
  }
  for (const match of text.matchAll(unitFirst)) {
    const value = areaNumber(match[1]!);
    const start = match.index + match[0].length - match[1]!.length;
    const end = match.index + match[0].length;
    if (value > 0) areas.push({ value, start, end, kind: 'digits', other: isOfAnother(text, start, end) });
  }
  for (const match of text.matchAll(metres)) pushWords(match);
  for (const match of text.matchAll(plainMetres)) pushWords(match, true);
  for (const match of text.matchAll(plainDigits)) {
    if (!ofSurface.test(text.slice(Math.max(0, match.index - 60), match.index))) continue;
    const end = match.index + match[0].length;
    const value = areaNumber(match[1]!) + shareAfter(text, end) / 100;
    if (value > 0)
      areas.push({ value, start: match.index, end, kind: 'digits', other: isOfAnother(text, match.index, end) });
  }
  return areas;

  function pushWords(match: RegExpExecArray, plain = false): void {
    const whole = numberWordsBefore(text, match.index);
    // Words that begin with و are the end of a number that a line break split.
    if (!whole || /^و(?!احد)/.test(text.slice(whole.start))) return;
    const behind = text.slice(match.index, match.index + 70);
    const squared = /^[^\d،,.]{0,60}سنتي?\s?متر(?:ا)?\s+مربع/u.test(behind) || squareBehind.test(behind);
    if (plain && !squared && !ofSurface.test(text.slice(Math.max(0, whole.start - 60), whole.start))) return;
    let end = match.index + match[0].length;
    let value = whole.value;
    const more = oneOrTwoMore.exec(text.slice(end, end + 30));
    if (more) {
      value += more[1] === 'متر' ? 1 : 2;
      end += more[0].length;
    }
    const rest = more ? null : restBehind.exec(text.slice(end, end + 60));
    const restWords = rest?.[1]!.trimEnd();
    const added = restWords ? numberWordsBefore(restWords, restWords.length) : null;
    if (added?.start === 0 && added.value < 100) {
      value += added.value;
      end += rest![0].length;
    }
    const tenths = tenthsInWords.exec(text.slice(end, end + 40));
    const ofTen = tenths && numberWordsBefore(tenths[1]!, tenths[1]!.length);
    const share = shareAfter(text, end);
    const part = fractionInWords.exec(text.slice(end, end + 90));
    const hundredths = part ? numberWordsBefore(`و${part[1]!}`.trimEnd(), `و${part[1]!}`.trimEnd().length) : null;
    if (share !== 0) value += share / 100;
    else if (ofTen) value = Math.round(value * 10 + ofTen.value) / 10;
    else if (part && hundredths) {
      value = Math.round(value * 100 + hundredths.value) / 100;
      end += part[0].length;
    }
    areas.push({ value, start: whole.start, end, kind: 'words', other: isOfAnother(text, whole.start, end) });
  }
}

/** The hundredths that a fraction after the unit adds; 0 when there is none. */
const shareAfter = (text: string, at: number): number =>
  shares.find(([pattern]) => pattern.test(text.slice(at, at + 30)))?.[1] ?? 0;

/** "منها مبانٍ مساحتها": a part of the property, with its own area right behind. */
const ofPart =
  /(?<!\p{L})(?:و|ف)?(?:منها|منه|فيها|فيه|به|بها|بداخله|بداخلها|عليه|عليها)\s+(?:(?:ال)?مبان\p{L}*|(?:ال)?بناء|(?:ال)?ملحق\p{L}*|(?:ال)?حوش|(?:ال)?غرف[هة]?|بيت|دار|مسجد|مستودع\p{L}*)(?:\s+\p{L}+)?\s+(?:مساح[هت]|مسطح)\p{L}{0,3}(?:\s+\p{L}+)?\s*[:：]?\s*$/u;

/** Words for the property's own area, recognised by their pronoun or article. */
const surfaceWord =
  /(?<!\p{L})[وفب]?(?:مساحت|مسطح|سعت|جملت)(?:ه|ها|هما|هم)(?!\p{L})|(?<!\p{L})[وفب]?(?:ال)?(?:مساحه|مجموع|اجمالي)(?!\p{L})/gu;

/** Words after the area of a larger plot from which the property was cut: "14500 م2، وقد جزئت". */
const cutUp =
  /^[^.\n]{0,30}?(?<!\p{L})(?:و|ف)?(?:جز[اي]\p{L}*|تجزي\p{L}*|اقتطع\p{L}*|استقطع\p{L}*|افرز\p{L}*|قسمت|(?:افرغ|باع|بيع|وهب)\p{L}*\s+منها)(?!\p{L})/u;

/** "9.2 م2 (خارج الصك)": an area that the deed leaves out. */
const outside = /^\s*[(،,-]?\s*(?:و?هي\s+)?خارج\s+(?:ال)?(?:صك|ملكي|وحد)/u;

/** "652 م2 [صوابها 625 م2]", "625 م2 بدلاً من 652 م2": an area that the deed corrects. */
const correctedBehind =
  /^\s*(?:م\s?[2²]?|متر\p{L}?(?:\s+مربع\p{L}?)?)?[\s\]\[)(،,؛-]*(?:و?(?:ال)?(?:صواب|صحيح)\p{L}{0,3}|و?صححت?\s+(?:الي|ب)|و?تصحح\s+الي)(?!\p{L})/u;
const correctedBefore = /(?:بدل[اا]?\s+(?:من|عن)|عوض[اا]?\s+عن|وليس(?:ت)?|وكتب(?:ت)?\s+(?:سهوا|خطا))\s*[:：(]?\s*$/u;

/** Whether the deed says that an area is written wrong. */
export const isCorrected = (text: string, start: number, end: number): boolean =>
  correctedBefore.test(text.slice(Math.max(0, start - 30), start)) ||
  correctedBehind.test(text.slice(end, end + 36).replace(/^[\d.,]+/u, ''));

/** "الصك السابق (ملغى) 910… بمساحة": the area that a cancelled deed gave. */
const ofOlderDeed =
  /قبل\s+(?:ال)?(?:فرز|تجزي|دمج|تقسيم|تعديل|اقتطاع|استقطاع|تنظيم)|(?:صك|وثيق[هت]|سند|مساح[هت])\p{L}{0,2}\s+(?:ال)?(?:سابق|ملغ|قديم|اول)\p{L}?(?!\p{L})/u;

/**
 * Whether the clause around an area is about something other than the property; `end` is the end of the area, if known.
 */
export function isOfAnother(text: string, start: number, end?: number): boolean {
  if (end !== undefined && (cutUp.test(text.slice(end, end + 44)) || outside.test(text.slice(end, end + 24))))
    return true;
  const before = text.slice(Math.max(0, start - 60), start);
  if (isCorrected(text, start, end ?? start)) return true;
  const clause = before.slice(1 + Math.max(...['\n', '،', '؛', '. '].map((end) => before.lastIndexOf(end))));
  if (ofOlderDeed.test(clause)) return true;
  if (ofPart.test(clause)) return true;
  // "يحدها شارع ومساحتها كذا": the words before the word for area do not describe the area.
  const surface = [...clause.matchAll(surfaceWord)].at(-1);
  return ofAnother.test(surface ? clause.slice(surface.index) : clause);
}

/** The number of an area written like "1,332.64" or "322,47". */
export function areaNumber(text: string): number {
  return Number(/^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replace(/,/g, ''));
}
