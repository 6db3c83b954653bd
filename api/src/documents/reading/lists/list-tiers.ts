import { trimmed } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import type { FoundList } from './list-items.js';

/*
 * Deeds of family endowments name the beneficiaries in turn: "الغلة على نفسها، ومن بعدها على أولادها، فإن انقطعوا فعلى
 * الفقراء". The text is folded.
 */

const opening = /(?:غل[هت]|ريع|ايراد|منفع[هت]|وقف)\p{L}{0,3}\s+(?:\p{L}+\s+){0,2}?(?:علي|الي)\s+(?=\p{L}{3})/gu;
/** Words that pass the yield on to the next beneficiaries. */
const next =
  /[،,.؛]?\s*(?:(?:و|ف)?(?:ثم\s+)?(?:من\s+)?بعد\p{L}{0,3}(?:\s+\p{L}+){0,2}?\s+(?:ف?علي|ف?الي|ل)\s*|ثم\s+(?:من\s+بعد\p{L}{1,3}\s+)?(?:علي|الي)\s+|فا(?:ن|ذا)\s+(?:انقطع|انقرض|مات|عدم|لم\s+يبق)[^،.\n]{0,40}?\s(?:ف?علي|ف?الي|ل(?=\p{L}{3}))\s*)/gu;
/** Where the beneficiaries of a turn end and the text about how they share begins. */
const end = /[،,.؛\n]|\s(?:تحجب|يحجب|يقدم|تقدم|للذكر|بالسوي|علي\s+ان|لا\s)/u;

const reach = 600;

/** The beneficiaries in turn; null when the deed names fewer than two turns. */
export function tiersOf(deed: DeedText): FoundList | null {
  for (const open of deed.text.matchAll(opening)) {
    const start = open.index + open[0].length;
    const region = deed.text.slice(start, start + reach).split(/\.\s|\n\n/u)[0]!;
    const starts = [0, ...[...region.matchAll(next)].map((match) => match.index + match[0].length)];
    if (starts.length < 2) continue;
    const items = starts.flatMap((from, index) => {
      const whole = region.slice(from, starts[index + 1] ?? region.length);
      const until = from + (end.exec(whole)?.index ?? whole.length);
      const text = trimmed(deed.original(start + from, start + until));
      return text.length > 2 && text.length < 90 ? [{ text, start: start + from, end: start + until }] : [];
    });
    if (items.length === starts.length) return { items, structure: 'commas' };
  }
  return null;
}
