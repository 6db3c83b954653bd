import { normaliseDigits } from './digits';

/**
 * The form in which Arabic text is compared when people search: without tashkeel and tatweel, with أإآٱ as ا, ى as ي,
 * ة as ه, digits as 0-9, Latin in lower case and runs of spaces as one. Apply it to both sides.
 */
export function arabicSearchKey(text: string): string {
  return normaliseDigits(text.normalize('NFC'))
    .replace(/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text by their search key: runs of letters and digits, e.g. `صك ٣١٠/٧` → `صك`, `310`, `7`. */
export function searchWords(text: string): string[] {
  return arabicSearchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
