import { normaliseDigits } from './digits';

/** Invisible characters: direction marks, joiners, zero-width characters, soft hyphens. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** `عبد الله` and `عبدالله` are the same name; applies only when no letter comes before. */
const servantOf = /(?<!\p{L})عبد\s+(?=ال\p{L})/gu;

/** Letters that are used for one another: with or without hamza, and the variants of keyboards for other languages. */
const spelledAlike: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱٲٳ]/g, 'ا'],
  [/ؤ/g, 'و'],
  [/[ئىیېۍے]/g, 'ي'],
  [/[کڪګ]/g, 'ك'],
  [/[ةھہۀۂۃەۿ]/g, 'ه'],
];

/**
 * The form in which Arabic text is compared in searches: presentation forms become letters; tashkeel, tatweel and
 * invisible characters are removed; letters are simplified (`spelledAlike`); عبد is joined to the name after it; digits
 * become 0-9, Latin becomes lower case, and repeated spaces one. Apply it to both sides. When it changes, a migration
 * must recompute what is stored in this form.
 */
export function arabicSearchKey(text: string): string {
  const letters = normaliseDigits(text.normalize('NFKC').toLowerCase().normalize('NFKC'))
    .replace(invisible, '')
    .replace(/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0640]/g, '');
  return spelledAlike
    .reduce((key, [spellings, letter]) => key.replace(spellings, letter), letters)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(servantOf, 'عبد');
}

/** The words of a text in their search form: runs of letters and digits, e.g. `صك ٣١٠/٧` → `صك`, `310`, `7`. */
export function searchWords(text: string): string[] {
  return arabicSearchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
