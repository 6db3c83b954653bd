const zeroOfArabicIndic = 0x0660;
const zeroOfExtendedArabicIndic = 0x06f0;

/** Turns Arabic-Indic (٠-٩) and extended (۰-۹) digits into 0-9; everything else stays. */
export function normaliseDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= zeroOfExtendedArabicIndic ? zeroOfExtendedArabicIndic : zeroOfArabicIndic));
  });
}
