const arabicWords = /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s،]*[\p{Script=Arabic}\p{M}])?/gu;

/**
 * An English sentence with each Arabic name in it as one piece: otherwise a number or a sign that follows the name is
 * read as part of it and changes its place.
 */
export const arabicInEnglish = (sentence: string): string =>
  sentence.replace(arabicWords, (name) => `\u2068${name}\u2069`);
