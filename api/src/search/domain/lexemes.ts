import { searchWords } from '@waqf/formats';

/** Letters of a text that are indexed; longer texts are no names. */
const mostLetters = 400;
/** Letters of a word that are indexed; a lexeme of PostgreSQL has room for 2046 bytes. */
const longestWord = 60;

/**
 * What to store of these texts in a `tsvector` (`array_to_tsvector`): each word from each of its letters on, so that
 * the prefix search of an index finds any part of it.
 */
export function lexemesOf(texts: readonly (string | null)[]): string[] {
  const lexemes = new Set<string>();
  for (const text of texts) {
    for (const word of searchWords((text ?? '').slice(0, mostLetters))) {
      const letters = Array.from(word).slice(0, longestWord);
      for (let from = 0; from < letters.length; from += 1) lexemes.add(letters.slice(from).join(''));
    }
  }
  return [...lexemes];
}

/**
 * The `tsquery` that finds rows with every one of these words of `searchWords`, which hold letters and digits alone.
 */
export function searchExpression(words: readonly string[]): string {
  return words.map((word) => `'${Array.from(word).slice(0, longestWord).join('')}':*`).join(' & ');
}
