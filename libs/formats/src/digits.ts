const zeroOfArabicIndic = 0x0660;
const zeroOfExtendedArabicIndic = 0x06f0;

/** Turns Arabic-Indic (٠-٩) and extended (۰-۹) digits into 0-9; everything else stays. */
export function normaliseDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= zeroOfExtendedArabicIndic ? zeroOfExtendedArabicIndic : zeroOfArabicIndic));
  });
}

/**
 * A number as a person pastes it: digits as 0-9, without blanks, hyphens and dashes of any kind and marks that nobody
 * sees.
 */
export function compactNumber(text: string): string {
  return normaliseDigits(text.normalize('NFKC')).replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '');
}
