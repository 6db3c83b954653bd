import { searchWords } from '@waqf/formats';

/** How many letters of a text are indexed; longer texts are not names. */
const mostLetters = 400;
/** How many letters of a word are indexed; a lexeme of PostgreSQL has room for 2046 bytes. */
const longestWord = 60;

/**
 * The lexemes to store in a `tsvector` (`array_to_tsvector`): every suffix of every word, so that the prefix search of
 * an index finds any part of a word.
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

/** The `tsquery` that finds rows with all of these words of `searchWords`, which contain only letters and digits. */
export function searchExpression(words: readonly string[]): string {
  return words.map((word) => `'${Array.from(word).slice(0, longestWord).join('')}':*`).join(' & ');
}
