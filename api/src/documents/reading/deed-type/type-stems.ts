/*
 * The words of a deed without the prefixes and endings that depend on the sentence, for detecting the type of the deed.
 */

/** Prefixes and endings that change with the sentence. Folded. */
const prefixes = [/^[وف](?=\p{L}{4})/u, /^(?:[بكل]?ال|لل)(?=\p{L}{3})/u, /^[بل](?=\p{L}{4})/u];
const ending = /(?:هما|هم|ها|هن|نا|ين|ون|ات|ان|وا|تا|[هتيا])$/u;

/** A word without its prefixes and its ending. */
export function stemOf(word: string): string {
  const bare = prefixes.reduce((rest, prefix) => rest.replace(prefix, ''), word);
  const short = bare.replace(ending, '');
  return short.length >= 3 ? short : bare;
}

/** The stems of a deed's words, each once. */
export const stemsOf = (folded: string): Set<string> =>
  new Set(
    [...folded.matchAll(/\p{Script=Arabic}{2,}/gu)].map(([word]) => stemOf(word)).filter((stem) => stem.length > 1),
  );
