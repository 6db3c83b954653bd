import { normaliseDigits } from './digits';

/** Marks that show nothing: directions, joiners, zero widths, soft hyphens. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** `عبد الله` and `عبدالله` are one name; behind no other letter. */
const servantOf = /(?<!\p{L})عبد\s+(?=ال\p{L})/gu;

/** Letters that people write for one another: with or without hamza, and as keyboards of other languages have them. */
const spelledAlike: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱٲٳ]/g, 'ا'],
  [/ؤ/g, 'و'],
  [/[ئىیېۍے]/g, 'ي'],
  [/[کڪګ]/g, 'ك'],
  [/[ةھہۀۂۃەۿ]/g, 'ه'],
];

/**
 * The form in which Arabic text is compared when people search: letters instead of presentation forms, without
 * tashkeel, tatweel and invisible marks, each letter as its plain one (`spelledAlike`), عبد joined to the name behind
 * it, digits as 0-9, Latin in lower case and runs of spaces as one. Apply it to both sides. What is stored by it is
 * computed again by a migration when it changes.
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

/** The words of a text by their search key: runs of letters and digits, e.g. `صك ٣١٠/٧` → `صك`, `310`, `7`. */
export function searchWords(text: string): string[] {
  return arabicSearchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
