import type { EvidenceKind } from '../evidence/evidence-kinds.js';
import type { Candidate } from '../evidence/candidates.js';
import { foldLetter } from '../text/arabic.js';
import type { DateMention } from './date-mentions.js';
import type { DeedText } from '../text/deed-text.js';
import { belongsTo } from './document-references.js';
import { regionsOf } from '../labels/labels.js';
import type { LabelSet } from '../labels/label-set.js';

/*
 * Numbers of a deed in the register of its court or notary, from the time before deeds had long numbers: a count per
 * year, often with the volume, the year or a letter after slashes (212/9, 87/4/2, 55820/ج). The text is folded.
 */

const number =
  '(?:(?<!\\p{L})(?:\\p{Script=Arabic} ?){1,2}\\/)?\\d{1,8}(?:\\s?\\/\\s?(?:\\d{1,5}|\\p{L}(?!\\p{L})|(?<=\\/)(?!لعام|لسن|عام|سنه|هجري|ب?تاريخ|وتاريخ)\\p{L}{3,6}(?!\\p{L}))){0,3}';
const anywhere = new RegExp(`(?<![\\d/.,])(${number})(?!\\s?[/.,]?\\d)`, 'gu');
const atStart = new RegExp(`^[\\s:(/]{0,3}(${number})(?!\\s?[/.,]?\\d)`, 'u');

/** "برقم", "تحت عدد", "نمرة": words that announce a number without saying what it belongs to. */
const counted = /(?<!\p{L})(?:و|ف)?(?:ب|تحت\s+)?(?:ال)?(?:رقم|عدد|(?:نمر[هو]|نومرو))[\s:：/.…]*$/u;
/** Things in a deed that have numbers of their own, at most two words before "رقم". */
const ofThing =
  /(?<!\p{L})(?:و|ب|ل|من|في)?(?:ال|لل)?(?:قطع[هت]|ارض|مخطط|بلو?ك|شارع|عرض|شق[هت]|دور|فيلا|بيت|صندوق|حفيظ[هت]|دفتر\s+(?:ال)?عايل|نفوس|بطاق[هت]|هوي[هت]|اقام[هت]|جواز|سجل\s+(?:ال)?(?:مدني|تجاري|وطني)|جوال|هاتف|معامل[هت]|طلب|رخص[هت]|شيك|وكال[هت]|قضي[هت]|دعوي|خطاب|كتاب|برقي[هت]|قرار|امر|مرسوم|جريد[هت]|حساب|عداد|صحيف[هت]|مجلد|جلد|صفح[هت]|كروكي|رفع|محضر|حكم|شهاد[هت])\p{L}{0,3}(?: +\p{L}+){0,2} +(?:ذ[ويا] +|ذات +)?(?:ب|ال)?(?:رقم|عدد|نمره) *[:：]? *$/u;
/** Matches a word for number at the beginning of a row or a sentence. */
const opens = /(?:^|[\n\t.])\s*(?:ال)?(?:رقم|عدد|(?:نمر[هو]|نومرو))[\s:：/.…]*$/u;

/** The title of the deed with its number: "صك قسمة نخل برقم ٥٥٢/٣". */
const title = new RegExp(
  `(?<=^|\\n)[ ]*(?:صك|حج[هت]|وثيق[هت]|سند|شهاد[هت]|اعلام|مبايع[هت]|محضر)(?: +(?!سابق|قديم)\\p{L}+){0,5} +(?:ب|ذ[ويا]\\s+ال)?(?:ال)?(?:رقم|عدد|(?:نمر[هو]|نومرو)) *[:：/]? *(${number}|\\d{9,16})[ ]*(?=[\\n\\t—\\-(،,.]|$)`,
  'gu',
);
/** The title of a deed is within this many letters from its beginning. */
const head = 300;

/** A row that contains only the number and its word: "العدد ٢٣/١١٨" above the deed. */
const ownRow = new RegExp(
  `(?<=^|\\n)[ ]*(?:ال)?(?:رقم|عدد|(?:نمر[هو]|نومرو))[ ]*[:：/]?[ ]*(${number})[ ]*(?=\\n|$)`,
  'gu',
);

/** A number without a slash must have at least this many digits; a shorter one may count something. */
const fewestDigits = 3;

/** Candidates for the number of the deed; the words before each number tell what it belongs to. */
export function registerNumbers(deed: DeedText, dates: DateMention[], labels: LabelSet): Candidate<string>[] {
  const isDay = (start: number): boolean => dates.some((date) => start >= date.start - 1 && start < date.end);
  const candidate = (
    start: number,
    text: string,
    weight: number,
    evidence: EvidenceKind,
    fewest = fewestDigits,
  ): Candidate<string>[] => {
    const stroke = text.includes('/');
    if (isDay(start) || (!stroke && text.length < fewest)) return [];
    const value = plainDigits(deed.original(start, start + text.length));
    return [{ value, key: value, start, end: start + text.length, weight, evidence }];
  };
  const phrased = [...deed.text.matchAll(anywhere)].flatMap((match) => {
    const before = deed.text.slice(Math.max(0, match.index - 60), match.index);
    if (!counted.test(before) || ofThing.test(before)) return [];
    const belonging = belongsTo(deed.text, match.index);
    if (belonging === 'another') return [];
    const own = belonging === 'itself' ? candidate(match.index, match[1]!, 0.75, 'itself', 1) : [];
    const headed = opens.test(before) ? candidate(match.index, match[1]!, 0.65, 'label') : [];
    return [...own, ...headed, ...candidate(match.index, match[1]!, match[1]!.includes('/') ? 0.4 : 0.2, 'shape')];
  });
  const labelled = regionsOf(deed, labels).flatMap((region) => {
    const match = atStart.exec(deed.text.slice(region.start, Math.min(region.end, region.start + 30)));
    const found = match?.[1];
    const exact = region.weight >= 0.9 && /صك|حج[هت]|وثيق|مبايع|ضبط/u.test(region.label);
    if (!match || !found || (!found.includes('/') && !exact) || belongsTo(deed.text, region.start) === 'another')
      return [];
    if (region.how === 'inline' && ofThing.test(deed.text.slice(Math.max(0, region.start - 60), region.start)))
      return [];
    return candidate(region.start + match[0].length - found.length, found, region.weight * 0.9, 'label');
  });
  const rows = [...deed.text.matchAll(ownRow)].flatMap((match) =>
    candidate(match.index + match[0].lastIndexOf(match[1]!), match[1]!, 0.75, 'label', 1),
  );
  const titled = [...deed.text.slice(0, head).matchAll(title)].flatMap((match) =>
    candidate(match.index + match[0].lastIndexOf(match[1]!), match[1]!, 0.8, 'itself', 1),
  );
  return [...phrased, ...labelled, ...rows, ...titled];
}

/** The number in Western digits, without blanks around slashes; letters stay as the deed writes them. */
export const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/gu, (digit) => foldLetter(digit)).replace(/\s*\/\s*/gu, '/');
