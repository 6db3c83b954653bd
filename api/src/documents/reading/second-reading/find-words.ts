import { fold } from '../text/arabic.js';

/** The position of a value in the folded text. */
export interface Span {
  start: number;
  end: number;
}

interface Skeleton {
  letters: string;
  places: number[];
}

/** A prefix of one or two letters that is joined to the next word; a value may begin after it, inside a word. */
const clitic = /^(?:و|ف|ب|ل|ك|وب|ول|وك|فب|فل)$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const digit = /\d/;

/**
 * The letters and digits only, each with its position, because spaces and punctuation differ between a deed and a
 * quotation. Signs between two digits are kept, or 12.50 would become 1250.
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

/** The sign that joins digits into one number or date; a blank when there is none. */
function joiner(gap: string): string {
  if (/^\s*\/\s*$/.test(gap)) return '/';
  return /^[.,\-:]$/.test(gap) ? gap : ' ';
}

/**
 * The position of a value in a part of a folded text: its letters and digits in one run, from the beginning of a word
 * (or after a joined و، ل، ب) to the end of a word, and never a part of a number. Null when it is not there.
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

/** Whether two letters or two digits belong to one word; a unit written directly after its number is separate. */
function runsOn(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined || !letterOrDigit.test(left) || !letterOrDigit.test(right))
    return false;
  return digit.test(left) === digit.test(right);
}

/** True when a joiner and more digits are beside it, as for 1440 in 12/3/1440. */
function isWithinNumber(letters: string, at: number, length: number): boolean {
  const beside = [letters[at - 1], letters[at + length]];
  return beside.some((letter) => letter !== undefined && /[./,\-:]/.test(letter));
}
