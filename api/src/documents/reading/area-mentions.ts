import { numberWordsBefore } from './number-words.js';

/** An area in the text: square metres, from digits with their unit or from words. Text must be folded. */
export interface AreaMention { value: number; start: number; end: number; kind: 'digits' | 'words' }

const digits = /(?<![\d.,/])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d{1,2}(?!\d))?)\s*\)?\s*(?:متر(?:ا)?\s*\/?\s*مربع(?:ا)?|امتار\s+مربعه|م\s?[2²]|مترمربع|م\s?مربع)/gu;
const metres = /\s*\)?\s*(?:متر(?:ا|ان)?|امتار)\s*(?:مربع(?:ا|ه)?|مربعين)/gu;
const fraction = /^[\s،)]*و\s*((?:و?\p{L}+\s+){1,4}?)(سنتيمتر(?:ا)?(?:\s+مربع(?:ا)?)?|(?:جزء|جزءا|جزا)\s+من\s+(?:ال)?(?:مايه|ميه)|من\s+(?:ال)?(?:مايه|ميه)|بالمايه|بالميه)/u;

/** All areas that name their unit. */
export function findAreas(text: string): AreaMention[] {
  const areas: AreaMention[] = [];
  for (const match of text.matchAll(digits)) {
    const raw = match[1]!;
    const value = Number(/^\d+,\d{1,2}$/.test(raw) ? raw.replace(',', '.') : raw.replace(/,/g, ''));
    if (value > 0) areas.push({ value, start: match.index, end: match.index + match[0].length, kind: 'digits' });
  }
  for (const match of text.matchAll(metres)) {
    const whole = numberWordsBefore(text, match.index);
    if (!whole) continue;
    let end = match.index + match[0].length;
    let value = whole.value;
    const part = fraction.exec(text.slice(end, end + 90));
    const hundredths = part ? numberWordsBefore(`و${part[1]!}`.trimEnd(), `و${part[1]!}`.trimEnd().length) : null;
    if (part && hundredths) {
      value = Math.round(value * 100 + hundredths.value) / 100;
      end += part[0].length;
    }
    areas.push({ value, start: whole.start, end, kind: 'words' });
  }
  return areas;
}
