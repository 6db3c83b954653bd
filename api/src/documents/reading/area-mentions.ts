import { numberWordsBefore } from './number-words.js';

/** An area in the text: square metres, from digits with their unit or from words. Text must be folded. */
export interface AreaMention {
  value: number;
  start: number;
  end: number;
  kind: 'digits' | 'words';
  /**
   * Of a part, a neighbour or the whole from which it was cut, by the words before it: a building, a setback, the rest.
   */
  other: boolean;
}

/**
 * Digits of an area. A dot with three or four digits behind it parts decimals ("5600.750") but after a single digit,
 * where it may part thousands ("1.250").
 */
export const areaDigits =
  '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?(?!\\d)|\\d{2,}\\.\\d{3,4}(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?![.,]?\\d)';
const amount = `(?<![\\d.,/])(${areaDigits})`;
// "2m" and "2م" are m2 and م2 as some files order them.
const squareMetre =
  '(?:متر(?:ا)?\\s*\\/?\\s*(?:ال)?(?:مربع(?:ا)?|مسطح(?:ا)?|2)|امتار\\s+مربعه|مترمربع|م\\s?[2²]|2\\s?م(?!\\p{L})|م\\s?\\.\\s?م(?!\\p{L})|م\\s?مربع|m\\s?[2²]|2m|sq\\.?\\s?m(?:eters?)?\\b)';
const digits = new RegExp(`${amount}\\s*[()]?\\s*${squareMetre}`, 'giu');
const metres = /\s*\)?\s*(?:متر(?:اا?|ان)?|امتار)\s*(?:مربع(?:ا|ه)?|مربعين)/gu;
/** "فيكون مجموع مسطحه كذا متراً": a word for area within the clause says that the metres are square. */
const ofSurface = /(?<!\p{L})(?:و|ف|ب)?(?:ال)?(?:مساح[هت]|مسطح|جملت|مجموع|صافي|تكسير)\p{L}{0,3}\s+(?:\p{L}+\s+){0,4}$/u;
const plainMetres = /\s*\)?\s*(?:متر(?:ا|اا)?|امتار)(?!\p{L}|\s*(?:مربع|طول|عرض|\())/gu;
const plainDigits = new RegExp(
  `(?<![\\d.,/])(${areaDigits})\\s*(?:متر(?:ا|اا)?|امتار|م)(?!\\p{L}|\\s*(?:مربع|طول|عرض|2|²|\\.))`,
  'gu',
);
/** "ونصف المتر", "وربع متر": hundredths of a metre. */
const shares: [RegExp, number][] = [
  [/^[\s،)]*و\s*نصف(?:\s+(?:ال)?متر|\s*[.،؛])/u, 50],
  [/^[\s،)]*و\s*ربع(?:\s+(?:ال)?متر|\s*[.،؛])/u, 25],
  [/^[\s،)]*و\s*ثلاث[هة]\s+ارباع(?:\s+(?:ال)?متر|\s*[.،؛])/u, 75],
];
const hundredth =
  '(?:سنتي?\\s?متر(?:ا)?(?:\\s+مربع(?:ا)?)?|سم\\s?[2²]?|(?:جزء|جزءا|جزا)\\s+من\\s+(?:ال)?(?:مايه|ميه)|من\\s+(?:ال)?(?:مايه|ميه)|بالمايه|بالميه)';
const fractionInWords = new RegExp(`^[\\s،)]*و\\s*((?:و?\\p{L}+\\s+|و\\s+){1,6}?)${hundredth}`, 'u');
const fractionInDigits = new RegExp(`^[\\s،)]*و\\s*\\(?(\\d{1,2})\\)?\\s*${hundredth}(?!\\p{L})`, 'u');
const ofAnother =
  /(?<!\p{L})(?:و|ب|ل|لل)?(?:(?:ال)?بناء(?!\s+علي)|(?:ال)?مبان\p{L}*|(?:ال)?ارتداد\p{L}*|(?:ال)?منافع|(?:ال)?مشتركه?|المزارع|(?:ال)?شوارع|(?:ال)?شارع|(?:ال)?ممر|من\s+(?:ال)?اصل|(?:ال)?باقي\p{L}*|(?:ال)?متبقي\p{L}*|(?:ال)?شامل\p{L}*|(?:ال)?ملحق|(?:ال)?حوش|(?:ال)?مقتطع\p{L}*|(?:ال)?منزوع\p{L}*|(?:ال)?تنظيم|(?:ال)?سابقه?|(?:ال)?مجاور\p{L}*|(?:ال)?دور)(?!\p{L})/u;

/** Greater units in square metres. */
const greater =
  /(?<![\d.,/])(\d{1,6}(?:[.,]\d{1,4})?)\s*\(?(?:(هكتار\p{L}*)|(دونم\p{L}*)|(كيلو\s?متر\p{L}*\s+مربع\p{L}*))/gu;
const sizes = [10_000, 1000, 1_000_000];

/** "2.75 هكتار": areas of farms in a greater unit. */
function greaterAreas(text: string): AreaMention[] {
  return [...text.matchAll(greater)].map((match) => {
    const size = sizes[match.slice(2).findIndex(Boolean)]!;
    const value = Math.round(Number(match[1]!.replace(',', '.')) * size * 100) / 100;
    const [start, end] = [match.index, match.index + match[0].length];
    return { value, start, end, kind: 'digits', other: isOfAnother(text, start, end) };
  });
}

/** All areas that name their unit. */
export function findAreas(text: string): AreaMention[] {
  const areas: AreaMention[] = greaterAreas(text);
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
    // Words that begin with و are the rest of a number that a line break tore.
    if (!whole || /^و(?!احد)/.test(text.slice(whole.start))) return;
    const squared = /^[^\d،,.]{0,60}سنتي?\s?متر(?:ا)?\s+مربع/u.test(text.slice(match.index, match.index + 70));
    if (plain && !squared && !ofSurface.test(text.slice(Math.max(0, whole.start - 60), whole.start))) return;
    let end = match.index + match[0].length;
    let value = whole.value;
    const share = shareAfter(text, end);
    const part = fractionInWords.exec(text.slice(end, end + 90));
    const hundredths = part ? numberWordsBefore(`و${part[1]!}`.trimEnd(), `و${part[1]!}`.trimEnd().length) : null;
    if (share > 0) value += share / 100;
    else if (part && hundredths) {
      value = Math.round(value * 100 + hundredths.value) / 100;
      end += part[0].length;
    }
    areas.push({ value, start: whole.start, end, kind: 'words', other: isOfAnother(text, whole.start, end) });
  }
}

/** Hundredths that a share behind the unit adds, 0 without one. */
const shareAfter = (text: string, at: number): number =>
  shares.find(([pattern]) => pattern.test(text.slice(at, at + 30)))?.[1] ?? 0;

/** A whole from which the property was cut: "14500 م2، وقد جزئت". */
const cutUp =
  /^[^.\n]{0,30}?(?<!\p{L})(?:و|ف)?(?:جز[اي]\p{L}*|تجزي\p{L}*|اقتطع\p{L}*|استقطع\p{L}*|افرز\p{L}*|قسمت|(?:افرغ|باع|بيع|وهب)\p{L}*\s+منها)(?!\p{L})/u;

/** Whether the clause around an area speaks of something else than the property; `end` where it is known. */
export function isOfAnother(text: string, start: number, end?: number): boolean {
  if (end !== undefined && cutUp.test(text.slice(end, end + 44))) return true;
  const before = text.slice(Math.max(0, start - 46), start);
  return ofAnother.test(before.slice(1 + Math.max(...['\n', '،', '؛', '. '].map((end) => before.lastIndexOf(end)))));
}

/** "1,332.64" and "322,47" as numbers. */
export function areaNumber(text: string): number {
  return Number(/^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replace(/,/g, ''));
}
