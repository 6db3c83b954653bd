import { isGivenName } from '../lexicon/given-names.js';

/* What the rest of a deed says about a name: whether it is repeated, and whose father it is. The text is folded. */

/** Whether the deed contains the name twice: a word that follows the same names again is part of the name. */
export function isRepeated(text: string, name: string): boolean {
  const first = text.indexOf(name);
  return first >= 0 && text.indexOf(name, first + name.length) >= 0;
}

/** "فهد وعبدالمجيد ابني ناصر الدهيم": children of one father who are named together. */
const siblings =
  /(?<!\p{L})(\p{L}+(?: و\p{L}+){1,4}) (?:ابن(?:ا|ي|تا|تي|اء|اؤ)|اولاد|بنات|بنت[اي]|ولد[اي]) (?:(?:ال)?مرحوم )?$/u;

/** The name of a father, extended to his children before it when they are named together. */
export function withSiblings<T extends { start: number }>(text: string, name: T): T {
  const from = Math.max(0, name.start - 70);
  const match = siblings.exec(text.slice(from, name.start));
  if (!match) return name;
  const [first, ...others] = match[1]!.split(' ');
  const clitic = isGivenName(first!) ? 0 : 1;
  const known = isGivenName(first!.slice(clitic)) && others.every((one) => isGivenName(one.slice(1)));
  return known ? { ...name, start: from + match.index + clitic } : name;
}

/** Marks the name علي, which is the same folded word as على (upon), in deeds that write على with ى. */
export function markNameAli(
  words: { text: string; end: number; isNameAli?: boolean }[],
  writtenAt?: (offset: number) => string,
): void {
  if (!writtenAt) return;
  const both = words.filter(({ text }) => /^[وف]?علي$/u.test(text));
  if (!both.some(({ end }) => writtenAt(end - 1) === 'ى')) return;
  for (const word of both) word.isNameAli = writtenAt(word.end - 1) !== 'ى';
}
