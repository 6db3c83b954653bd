import { glyphClasses } from './classifier.js';

export type Script = 'arabic' | 'western';

const indexesOf = (pattern: RegExp): number[] =>
  glyphClasses.flatMap((text, index) => (pattern.test(text) ? [index] : []));

/** Indexes of each script's digits in the network's output. */
export const digitsOfScript: Record<Script, number[]> = { arabic: indexesOf(/[٠-٩]/), western: indexesOf(/[0-9]/) };
export const separators = indexesOf(/[/.,-]/);
const digits = [...digitsOfScript.arabic, ...digitsOfScript.western];
const none = indexesOf(/x/);
const slash = indexesOf(/\//);

export const sum = (chances: Float32Array, indexes: number[]): number =>
  indexes.reduce((total, index) => total + chances[index]!, 0);
export const digitChance = (chances: Float32Array): number => sum(chances, digits);
export const separatorChance = (chances: Float32Array): number => sum(chances, separators);
export const slashChance = (chances: Float32Array): number => sum(chances, slash);
export const noneChance = (chances: Float32Array): number => sum(chances, none);

const low = indexesOf(/[٠.,-]/);
const tall = [...digits.filter((index) => !low.includes(index)), ...slash];

/**
 * The chances without classes that are impossible at this height: a slash is as tall as digits, the Arabic zero and a
 * full stop are not.
 */
export function sizedChances(chances: Float32Array, height: number): Float32Array {
  const impossible = height > 0.68 ? low : height < 0.45 ? tall : height < 0.62 ? slash : [];
  const lost = sum(chances, impossible);
  if (lost <= 0 || lost >= 0.999) return chances;
  return chances.map((chance, index) => (impossible.includes(index) ? 0 : chance / (1 - lost)));
}

/**
 * Indexes of digits that look alike in both scripts; next to digits of one script they are read in that script.
 */
const alike = ['0٥', '1١', '9٩'].map(([western, arabic]) => ({
  western: indexesOf(new RegExp(western!))[0]!,
  arabic: indexesOf(new RegExp(arabic!))[0]!,
}));

/** The chances of a sign whose script is known. */
export function asScript(chances: Float32Array, script: Script): Float32Array {
  const moved = Float32Array.from(chances);
  for (const pair of alike) {
    const other = script === 'arabic' ? pair.western : pair.arabic;
    moved[pair[script]]! += moved[other]!;
    moved[other] = 0;
  }
  return moved;
}

/** The chances with a share of the letter's chance moved to the digit one, in the script of the digit beside it. */
export function asOne(chances: Float32Array, share: number, beside: Float32Array): Float32Array {
  const moved = Float32Array.from(chances);
  const script: Script =
    sum(beside, digitsOfScript.arabic) >= sum(beside, digitsOfScript.western) ? 'arabic' : 'western';
  moved[alike[1]![script]]! += chances[none[0]!]! * share;
  moved[none[0]!]! *= 1 - share;
  return moved;
}
