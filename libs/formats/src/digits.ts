const zeroOfArabicIndic = 0x0660;
const zeroOfExtendedArabicIndic = 0x06f0;

/** Converts Arabic-Indic (٠-٩) and extended (۰-۹) digits to 0-9; everything else is kept. */
export function normaliseDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= zeroOfExtendedArabicIndic ? zeroOfExtendedArabicIndic : zeroOfArabicIndic));
  });
}

/**
 * Normalises a number as users paste it: digits become 0-9; spaces, hyphens, dashes of any kind and invisible
 * characters are removed.
 */
export function compactNumber(text: string): string {
  return normaliseDigits(text.normalize('NFKC')).replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '');
}
