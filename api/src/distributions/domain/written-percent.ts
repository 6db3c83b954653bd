import { normaliseDigits, searchWords } from '@waqf/formats';

/** A part of the yield as a condition writes it. */
export interface WrittenPercent {
  /** Percent with at most four decimals. */
  readonly percent: number;
  /** False when four decimals cannot express it exactly, such as a third. */
  readonly exact: boolean;
}

const fractions: Readonly<Record<string, readonly [part: number, whole: number]>> = {
  نصف: [1, 2],
  ثلث: [1, 3],
  ثلثا: [2, 3],
  ثلثي: [2, 3],
  ثلثان: [2, 3],
  ربع: [1, 4],
  خمس: [1, 5],
  سدس: [1, 6],
  سبع: [1, 7],
  ثمن: [1, 8],
  تسع: [1, 9],
  عشر: [1, 10],
};
const units = ['واحد', 'اثنين', 'ثلاثه', 'اربعه', 'خمسه', 'سته', 'سبعه', 'ثمانيه', 'تسعه'];
const tens = ['عشره', 'عشرين', 'ثلاثين', 'اربعين', 'خمسين', 'ستين', 'سبعين', 'ثمانين', 'تسعين'];

/** The words that a share of the yield is taken of: `عشر سنين` is not a share of a yield. */
const yieldWords = /^(?:ال)?(?:غله|غلته|ريع|ريعه|دخل|دخله|ناتج|ايراد|ايرادات|صافي|اجمالي|فايض|باقي|متبقي|ما|منه|منها)$/;

/**
 * The part of the yield that a condition names in words or digits: «عُشر الغلة», «خمسة بالمئة», «7.5%». Undefined when
 * it names none, or more than one.
 */
export function writtenPercent(text: string): WrittenPercent | undefined {
  const found = [...inHundredths(text), ...inFractions(text)];
  return found.length === 1 ? found[0] : undefined;
}

function inHundredths(text: string): WrittenPercent[] {
  const digits = [
    ...normaliseDigits(text).matchAll(/(\d+)(?:[.,٫](\d{1,4}))?\s*(?:[%٪]|(?:في\s*ال|بال)ما?[ئي][ةه])/gu),
  ];
  if (digits.length > 0)
    return digits.map(([, whole = '0', fraction = '0']) => exactly(Number(`${whole}.${fraction}`)));
  const words = searchWords(text);
  return words.flatMap((word, index) => {
    const isHundred = /^بالما?يه$/.test(word) || (/^الما?يه$/.test(word) && words[index - 1] === 'في');
    if (!isHundred) return [];
    const end = word.startsWith('ب') ? index : index - 1;
    const number = numberBefore(words, end);
    return number === undefined ? [] : [exactly(number)];
  });
}

/** The number whose last word is directly before `end`: `خمسه عشر`, `خمسه وعشرين`, `اثنين ونصف`. */
function numberBefore(words: readonly string[], end: number): number | undefined {
  let last = end - 1;
  const half = words[last] === 'ونصف' ? 0.5 : 0;
  if (half > 0) last -= 1;
  const word = words[last] ?? '';
  const before = words[last - 1] ?? '';
  const unit = (name: string) => units.indexOf(name) + 1;
  if (word === 'عشر' && unit(before) > 0) return 10 + unit(before) + half;
  if (word.startsWith('و') && tens.includes(word.slice(1)) && unit(before) > 0)
    return unit(before) + (tens.indexOf(word.slice(1)) + 1) * 10 + half;
  if (tens.includes(word)) return (tens.indexOf(word) + 1) * 10 + half;
  return unit(word) > 0 ? unit(word) + half : undefined;
}

function inFractions(text: string): WrittenPercent[] {
  const words = searchWords(text);
  return words.flatMap((word, index) => {
    const isDefinite = /^(?:و|ب)?ال/.test(word);
    const [part, whole] = fractions[word.replace(/^(?:و|ب)?(?:ال)?/, '')] ?? [0, 1];
    if (part === 0) return [];
    // «يصرف الثلث» needs no word after it; «خمس سنوات» must not be read as a fifth.
    if (!isDefinite && !yieldWords.test(words[index + 1] ?? '')) return [];
    const tenThousandths = Math.floor((part * 1_000_000) / whole);
    return [{ percent: tenThousandths / 10_000, exact: tenThousandths * whole === part * 1_000_000 }];
  });
}

const exactly = (percent: number): WrittenPercent => ({ percent, exact: true });
