import type { NameMention } from './person-names.js';

/*
 * Later in a deed a person is often named by the first name alone: "هند المذكورة", "ابني فهد". Such a word means the
 * only person in the deed whose full name begins with it. The text is folded.
 */

const said = '(?:ال)?(?:مذكور|مذكوره|موما\\s+اليه|مومي\\s+اليه|مشار\\s+اليه|مشار\\s+اليها|مرقوم|مرقومه)(?!\\p{L})';
const kin = '(?:ال)?(?:ابن|ولد|بنت|اخ|اخت|شقيق|زوج|عم|حفيد|وكيل)(?:ي|ه|ها|نا|هم|تي|ته|تها|وه|يه)?';

/** "ويحمل يحيى السجل رقم": whose paper it is. */
const holds = '[وف]?(?:ي|ت)حمل';
const paper = '(?:ال)?(?:سجل|هوي|بطاق|حفيظ)';

/** First names used alone for persons whose full name is in the deed. */
export function backReferences(text: string, names: NameMention[]): NameMention[] {
  const firsts = new Map<string, Set<string>>();
  for (const { start, end } of names) {
    const whole = text.slice(start, end);
    const first = /^\p{L}+/u.exec(whole)![0];
    if (first.length > 2) firsts.set(first, (firsts.get(first) ?? new Set()).add(whole));
  }
  // When two persons share a first name, it is unclear who is meant.
  const clear = [...firsts].filter(([, wholes]) => isOnePerson([...wholes])).map(([first]) => first);
  if (clear.length === 0) return [];
  const word = `(?:[وفبل]?)(?<name>${clear.join('|')})`;
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${word}(?=\\s+${said})|${kin}\\s+(?:ال\\p{L}+\\s+)?(?<kin>${clear.join('|')})(?!\\p{L})|${holds}\\s+(?<holder>${clear.join('|')})(?=\\s+${paper}))`,
    'gu',
  );
  return [...text.matchAll(pattern)].flatMap((match) => {
    const name = (match.groups!.name ?? match.groups!.kin ?? match.groups!.holder)!;
    const start = match.index + match[0].length - name.length;
    const inside = names.some((one) => start >= one.start && start < one.end);
    return inside ? [] : [{ start, end: start + name.length, links: 0, known: 1, reference: true }];
  });
}

/** Whether all spellings can belong to one person: each contains the words of the shortest. */
function isOnePerson(wholes: string[]): boolean {
  const shortest = wholes.reduce((a, b) => (b.length < a.length ? b : a));
  return wholes.every((whole) => shortest.split(' ').every((part) => whole.split(' ').includes(part)));
}
