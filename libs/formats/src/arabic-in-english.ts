const arabicWords = /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s،]*[\p{Script=Arabic}\p{M}])?/gu;

/**
 * Isolates each Arabic name in an English sentence. Otherwise a number or sign after the name is displayed as part of
 * it and changes its place.
 */
export const arabicInEnglish = (sentence: string): string =>
  sentence.replace(arabicWords, (name) => `\u2068${name}\u2069`);
