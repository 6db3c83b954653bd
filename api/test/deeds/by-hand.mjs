import { gregorianFromHijri } from '@waqf/formats';

/** The Gregorian date, `YYYY-MM-DD`, of a Hijri date, for deeds written by hand. */
export const day = (year, month, date) => gregorianFromHijri({ year, month, day: date });

/** An id that passes its check digit, from its first nine digits. */
export function idOf(nine) {
  const sum = [...nine].reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return nine + ((10 - (sum % 10)) % 10);
}

/** The text with Arabic-Indic digits. */
export const arabic = (text) => String(text).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** Gives each deed a font and sizes: the fonts are used in turn, sizes start at `smallest` pixels. */
export const dressed = (deeds, fonts, smallest) =>
  deeds.map((deed, at) => ({
    ...deed,
    font: fonts[at % fonts.length],
    style: `body { font-size: ${smallest + (at % 6)}px; line-height: ${1.6 + at / 100} }`,
  }));
