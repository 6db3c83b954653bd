/** Marks, tatweel and invisible direction controls: they carry no meaning for reading. */
const dropped = /[\u0610-\u061a\u064b-\u065f\u0670\u0640\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;
const folds: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ە: 'ه',
  ک: 'ك',
  ؤ: 'و',
  ئ: 'ي',
  '٫': '.',
  '٬': ',',
  '٪': '%',
  '؛': '؛',
  '：': ':',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u202f': ' ',
};

/** A letter in the form used for comparison: hamza seats, ta marbuta and digits are folded; '' for a mark. */
export function foldLetter(letter: string): string {
  if (dropped.test(letter)) return '';
  const code = letter.charCodeAt(0);
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0);
  return folds[letter] ?? letter;
}

/** Text in the folded form that is used for comparison and search. */
export function fold(text: string): string {
  let folded = '';
  for (const letter of text) folded += foldLetter(letter);
  return folded;
}

/** The folded text without punctuation and with single spaces. */
export function comparable(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How similar two texts are, 0 to 1: one minus the edit distance divided by the longer length. */
export function similarity(left: string, right: string): number {
  if (left === right) return 1;
  const longest = Math.max(left.length, right.length);
  if (longest === 0) return 1;
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const change = left[row - 1] === right[column - 1] ? 0 : 1;
      current.push(Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + change));
    }
    previous = current;
  }
  return 1 - previous[right.length]! / longest;
}

/** True when the text consists of marks only; a letter with its shadda is not a mark. */
export const isMark = (letter: string): boolean => /^\p{M}+$/u.test(letter);
export const isArabicLetter = (letter: string): boolean => /[\u0620-\u064a\u066e-\u06d3]/.test(letter);
