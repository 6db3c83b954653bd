/**
 * The characters of the fonts that a first visit loads, as ranges of code points. All other characters are in the full
 * font, which a browser loads when one of them is used. The kit's fonts.css has the same ranges (`unicode-range`), and
 * a test compares both.
 */
const ranges = [
  // Latin: letters, digits and keyboard symbols; no-break space, ©, «, ·, », ×.
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  // Arabic: punctuation, letters, vowel marks, digits.
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x660, 0x66c],
  [0x670, 0x670],
  // Direction marks, dashes, quotation marks, dots, arrows, comparison signs.
  [0x200e, 0x200f],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2066, 0x2069],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2264, 0x2265],
];

export const fontCharacters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)))
  .join('');

const hex = (point) => point.toString(16);

/** The ranges in the syntax of a style sheet. */
export const unicodeRange = ranges
  .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
  .join(', ');
