import { arabicSearchKey } from '@waqf/formats';

export interface TextPart {
  text: string;
  hit: boolean;
}

/** Splits a text at the words of `searchWords`, compared by their search key; the joined parts are the text. */
export function highlight(text: string, words: readonly string[]): TextPart[] {
  const letters = Array.from(text.normalize('NFC'));
  let folded = '';
  // For each code unit of the folded text, the index of its original letter.
  const origin: number[] = [];
  letters.forEach((letter, index) => {
    const key = letter.trim() === '' ? ' ' : arabicSearchKey(letter);
    folded += key;
    for (let unit = 0; unit < key.length; unit += 1) origin.push(index);
  });
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const last = origin[at + word.length - 1] ?? 0;
      const next = origin[at + word.length] ?? letters.length;
      for (let index = origin[at] ?? 0; index < Math.max(next, last + 1); index += 1) hits.add(index);
    }
  }
  const parts: TextPart[] = [];
  letters.forEach((letter, index) => {
    const hit = hits.has(index);
    const before = parts.at(-1);
    if (before?.hit === hit) before.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}
