import { isGivenName } from './given-names.js';

/* What the rest of a deed says of a name: that it comes again, whose father it is. Text is folded. */

/** The deed names a person twice: what comes again behind the same names is part of the name. */
export function isRepeated(text: string, name: string): boolean {
  const first = text.indexOf(name);
  return first >= 0 && text.indexOf(name, first + name.length) >= 0;
}

/** "فهد وعبدالمجيد ابني ناصر الدهيم": who share a father are named by one name. */
const siblings =
  /(?<!\p{L})(\p{L}+(?: و\p{L}+){1,4}) (?:ابن(?:ا|ي|تا|تي|اء|اؤ)|اولاد|بنات|بنت[اي]|ولد[اي]) (?:(?:ال)?مرحوم )?$/u;

/** The name of a father with his children before it, where they are named together. */
export function withSiblings<T extends { start: number }>(text: string, name: T): T {
  const from = Math.max(0, name.start - 70);
  const match = siblings.exec(text.slice(from, name.start));
  if (!match) return name;
  const [first, ...others] = match[1]!.split(' ');
  const clitic = isGivenName(first!) ? 0 : 1;
  const known = isGivenName(first!.slice(clitic)) && others.every((one) => isGivenName(one.slice(1)));
  return known ? { ...name, start: from + match.index + clitic } : name;
}
