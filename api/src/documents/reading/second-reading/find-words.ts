import { fold } from '../arabic.js';

/** Where a value stands in the folded text. */
export interface Span {
  start: number;
  end: number;
}

interface Skeleton {
  letters: string;
  places: number[];
}

/** One letter that joins to what follows; it may stand before a value that begins in the middle of a word. */
const clitic = /^(?:و|ف|ب|ل|ك|وب|ول|وك|فب|فل)$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const digit = /\d/;

/**
 * Letters and digits alone, each with its place: spaces and punctuation differ between a deed and who quotes it. What
 * stands between two digits stays, or 12.50 would be 1250.
 */
function skeletonOf(text: string, { start, end }: Span): Skeleton {
  let letters = '';
  const places: number[] = [];
  let gap = '';
  for (let at = start; at < end; at += 1) {
    const letter = text[at]!;
    if (!letterOrDigit.test(letter)) {
      gap += letter;
      continue;
    }
    if (gap !== '' && digit.test(letter) && digit.test(letters.at(-1) ?? '')) {
      letters += joiner(gap);
      places.push(at - 1);
    }
    gap = '';
    letters += letter;
    places.push(at);
  }
  return { letters, places };
}

/** What holds digits together as one number or day, else a blank. */
function joiner(gap: string): string {
  if (/^\s*\/\s*$/.test(gap)) return '/';
  return /^[.,\-:]$/.test(gap) ? gap : ' ';
}

/**
 * The place of a value between two places of a folded text: its letters and digits in one run, from the beginning of a
 * word (or behind a joined و، ل، ب) to the end of a word, and never a part of a number. Null when it does not stand
 * there.
 */
export function findWords(text: string, within: Span, value: string): Span | null {
  const folded = fold(value);
  const wanted = skeletonOf(folded, { start: 0, end: folded.length }).letters;
  if (wanted === '') return null;
  const { letters, places } = skeletonOf(text, within);
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    const found = { start: places[at]!, end: places[at + wanted.length - 1]! + 1 };
    if (isWhole(text, found) && !isWithinNumber(letters, at, wanted.length)) return found;
  }
  return null;
}

function isWhole(text: string, { start, end }: Span): boolean {
  if (runsOn(text[end - 1], text[end])) return false;
  if (!runsOn(text[start - 1], text[start])) return true;
  let from = start;
  while (from > 0 && letterOrDigit.test(text[from - 1]!)) from -= 1;
  return end - start >= 3 && clitic.test(text.slice(from, start));
}

/** Two letters, or two digits, of one word; a unit written close to its number is no part of it. */
function runsOn(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined || !letterOrDigit.test(left) || !letterOrDigit.test(right))
    return false;
  return digit.test(left) === digit.test(right);
}

/** True when a joiner and more digits stand beside it: 1440 of 12/3/1440. */
function isWithinNumber(letters: string, at: number, length: number): boolean {
  const beside = [letters[at - 1], letters[at + length]];
  return beside.some((letter) => letter !== undefined && /[./,\-:]/.test(letter));
}
