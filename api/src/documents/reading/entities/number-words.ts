const units: Record<string, number> = {
  صفر: 0,
  واحد: 1,
  واحده: 1,
  احد: 1,
  احدي: 1,
  حادي: 1,
  اول: 1,
  اثنان: 2,
  اثنين: 2,
  اثنتان: 2,
  اثنتين: 2,
  اثنا: 2,
  اثني: 2,
  اثنتا: 2,
  اثنتي: 2,
  ثاني: 2,
  ثلاثه: 3,
  ثلاث: 3,
  ثالث: 3,
  اربعه: 4,
  اربع: 4,
  رابع: 4,
  خمسه: 5,
  خمس: 5,
  خامس: 5,
  سته: 6,
  ست: 6,
  سادس: 6,
  سبعه: 7,
  سبع: 7,
  سابع: 7,
  ثمانيه: 8,
  ثماني: 8,
  ثمان: 8,
  ثامن: 8,
  تسعه: 9,
  تسع: 9,
  تاسع: 9,
  عشره: 10,
  عشر: 10,
  عاشر: 10,
  عشرون: 20,
  عشرين: 20,
  ثلاثون: 30,
  ثلاثين: 30,
  اربعون: 40,
  اربعين: 40,
  خمسون: 50,
  خمسين: 50,
  ستون: 60,
  ستين: 60,
  سبعون: 70,
  سبعين: 70,
  ثمانون: 80,
  ثمانين: 80,
  تسعون: 90,
  تسعين: 90,
  مايتان: 200,
  مايتين: 200,
  ميتان: 200,
  ميتين: 200,
  مايتا: 200,
  مايتي: 200,
};
const hundred = /^(?:مايه|ميه|مايات)$/;
const hundreds = /^(ثلاث|اربع|خمس|ست|سبع|ثمان|ثماني|تسع)(?:مايه|ميه)$/;
const scales: Record<string, number> = {
  الف: 1000,
  الفا: 1000,
  الاف: 1000,
  الفان: 2000,
  الفين: 2000,
  الفي: 2000,
  مليون: 1_000_000,
  مليونا: 1_000_000,
  ملايين: 1_000_000,
  مليونان: 2_000_000,
  مليونين: 2_000_000,
};

/** A pattern for one number word of folded text, with or without و and the article. */
export const numberWordPattern =
  `و?(?:ال)?(?:` +
  [...Object.keys(units), ...Object.keys(scales), '(?:ثلاث|اربع|خمس|ست|سبع|ثمان|ثماني|تسع)?(?:مايه|ميه)']
    .sort((a, b) => b.length - a.length)
    .join('|') +
  `)(?!\\p{L})`;

/** The value of a folded number word, with or without و and the article; null when it is not a number word. */
function wordValue(word: string): { kind: 'unit' | 'hundred' | 'scale'; value: number } | null {
  for (const bare of [word, word.replace(/^و/, ''), word.replace(/^و?ال/, ''), word.replace(/^لل/, '')]) {
    if (bare in units) return { kind: 'unit', value: units[bare]! };
    const joined = hundreds.exec(bare);
    if (joined) return { kind: 'unit', value: units[joined[1]!]! * 100 };
    if (hundred.test(bare)) return { kind: 'hundred', value: 100 };
    if (bare in scales) return { kind: 'scale', value: scales[bare]! };
  }
  return null;
}

export const isNumberWord = (word: string): boolean => wordValue(word) !== null;

/**
 * The value of a run of folded Arabic number words ("الف ومايه واربعه واربعون" → 1144); null when a word is not a
 * number word.
 */
export function numberFromWords(words: string[]): number | null {
  let total = 0;
  let part = 0;
  let any = false;
  for (const word of words) {
    const found = wordValue(word);
    if (!found) return null;
    any = true;
    if (found.kind === 'unit') part += found.value;
    // "اربعه واربعمايه والف": a number joined by و is added. Old deeds count from the units to the thousands.
    else if (part > 0 && /^وا?ل?الف/u.test(word)) {
      total += part + found.value;
      part = 0;
    } else if (found.kind === 'hundred') part = part > 0 && part < 10 ? part * 100 : part + 100;
    else {
      // الفان alone is two thousand, but after عشرة the scale multiplies: ten thousand is ten times الف.
      total += found.value >= 1_000_000 ? Math.max(1, part) * found.value : part > 0 ? part * found.value : found.value;
      part = 0;
    }
  }
  return any ? total + part : null;
}

export interface WordsNumber {
  value: number;
  start: number;
  end: number;
}

/** The run of number words that ends at `end` of a folded text; null when there is none. */
export function numberWordsBefore(text: string, end: number): WordsNumber | null {
  const words: string[] = [];
  let start = end;
  for (;;) {
    const match = /(\p{L}+)[\s(]*$/u.exec(text.slice(Math.max(0, start - 24), start));
    if (!match) break;
    // "ستمائة و أربعة": a و that stands alone joins the words around it.
    if (match[1] !== 'و' || words.length === 0) {
      if (!isNumberWord(match[1]!)) break;
      words.unshift(match[1]!);
    } else if (!words[0]!.startsWith('و')) words[0] = `و${words[0]!}`;
    start -= match[0].length;
  }
  const value = numberFromWords(words);
  return value === null ? null : { value, start: start + (/^[\s(]*/.exec(text.slice(start))?.[0].length ?? 0), end };
}
