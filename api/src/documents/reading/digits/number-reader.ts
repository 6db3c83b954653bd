import { fold } from '../text/arabic.js';
import { deedWords } from '../ocr/deed-words.js';
import { foreign, isForeign, type RecognisedLine, type RecognisedWord } from '../ocr/recogniser.js';
import type { Raster } from '../pages/raster.js';
import { digitNetwork } from './classifier.js';
import type { Component } from './components.js';
import { type Band, componentsByBand, piecesOf } from './line-pieces.js';
import type { NumberReading } from './number-readings.js';
import { dateIn } from './number-rules.js';
import { type DigitRun, inkOf, readDigits, usualScript } from './read-digits.js';
import type { Script } from './signs.js';

/**
 * The lines with their numbers read again by the digit network, which classifies each piece of ink separately. Its
 * reading replaces the recogniser's, unless that is trusted more; when both agree, the number is more certain.
 */
export function withNumbers(raster: Raster, lines: RecognisedLine[], inBand: Component[][]): RecognisedLine[] {
  const network = digitNetwork();
  const inks = inBand.map(piecesOf).map((pieces) => (pieces ? inkOf(raster, pieces, network) : null));
  const read = (script?: Script): DigitRun[][] => inks.map((ink) => (ink ? readDigits(ink, script) : []));
  const first = read();
  const script = usualScript(first.flat());
  const runs = script ? read(script) : first;
  return lines.map((line, index) => withRuns(withForeign(line, script), runs[index]!));
}

/** The recogniser reads Latin letters as digits, but with a lower confidence than this. */
const sureOfDigits = 0.8;
const digitsOfBoth = /^[^./]*(?:[٠-٩][^./]*\d|\d[^./]*[٠-٩])[^./]*$/;

/**
 * A page has its numbers in one script, so doubtful ones in the other script or in both are Latin captions, and so is a
 * digit beside such a caption that is doubtful or in the other script ("No." as ٧). A date is none: deeds with ids in
 * western digits often have their days in Arabic ones.
 */
export function withForeign(line: RecognisedLine, script: Script | undefined): RecognisedLine {
  const others = script === 'western' ? /[٠-٩]/ : digitsOfBoth;
  const isCaption = (word: RecognisedWord): boolean =>
    letters(word.text) < 2 && word.confidence < sureOfDigits && others.test(word.text) && !dateIn(word.text);
  const words = line.words.map((word) => (isCaption(word) ? { ...word, text: foreign } : word));
  const isPiece = (word: RecognisedWord, at: number): boolean =>
    /^[\d٠-٩]$/.test(word.text) &&
    (word.confidence < sureOfDigits || others.test(word.text)) &&
    [words[at - 1], words[at + 1]].some((other) => other && isForeign(other) && near(word, other));
  return { ...line, words: words.map((word, at) => (isPiece(word, at) ? { ...word, text: foreign } : word)) };
}

/** Whether two words are of one text: no wider apart than they are tall. */
const near = (a: RecognisedWord, b: RecognisedWord): boolean =>
  Math.max(a.left, b.left) - Math.min(a.right, b.right) < Math.max(a.bottom - a.top, b.bottom - b.top);

/** The ink components of each line. */
export function inkOfLines(lines: RecognisedLine[], components: Component[]): Component[][] {
  return componentsByBand(components, lines.map(bandOf)).inBand;
}

function bandOf({ words, left, right, top: lineTop, bottom: lineBottom, fromSecondPass }: RecognisedLine): Band {
  if (fromSecondPass || words.length === 0) return { left, right, top: lineTop, bottom: lineBottom };
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
  const [top, bottom] = [middle(words.map((word) => word.top)), middle(words.map((word) => word.bottom))];
  // Without this margin, the band of a line without tall letters would cut digits.
  const room = (bottom - top) * 0.15;
  return { left, right, top: top - room, bottom: bottom + room };
}

const letters = (text: string): number => text.match(/[\u0620-\u064a]/g)?.length ?? 0;
const digitsOf = (text: string): string => fold(text).replace(/\D/g, '');

/** Replaces the recogniser's words with the numbers read from the same ink. */
function withRuns(line: RecognisedLine, runs: DigitRun[]): RecognisedLine {
  let words = line.words;
  for (const run of runs) words = withRun(words, run);
  return { ...line, words };
}

function withRun(words: RecognisedWord[], run: DigitRun): RecognisedWord[] {
  const covered = words.filter((word) => {
    const shared = Math.min(word.right, run.right) - Math.max(word.left, run.left);
    return shared > 0.5 * (word.right - word.left) || shared > 0.6 * (run.right - run.left);
  });
  if (!isBelievable(run, covered)) return words;
  // This reader may take two numbers side by side for one run of digits.
  if (covered.length > 1 && covered.every(isSureNumber)) return words;
  const [only] = covered;
  if (only && covered.length === 1 && isBetterRecognised(only, run))
    return words.map((word) => (word === only ? withBoth(only, run) : word));
  const parts = covered.flatMap((word) => word.symbols);
  const outside = (keep: (middle: number) => boolean): string =>
    parts
      .filter((symbol) => keep((symbol.left + symbol.right) / 2) && !/[\d٠-٩]/.test(symbol.text))
      .map(({ text }) => text)
      .join('');
  const before = outside((middle) => middle > run.right);
  const after = outside((middle) => middle < run.left);
  const recognised = digitsOf(
    parts
      .filter((symbol) => (symbol.left + symbol.right) / 2 >= run.left && (symbol.left + symbol.right) / 2 <= run.right)
      .map(({ text }) => text)
      .join(''),
  );
  const readings = compared(run.readings, recognised).map(({ text, chance }) => ({
    text: `${before}${text}${after}`,
    chance,
  }));
  const number: RecognisedWord = {
    text: readings[0]!.text,
    left: Math.min(run.left, ...covered.map(({ left }) => left)),
    right: Math.max(run.right, ...covered.map(({ right }) => right)),
    top: Math.min(run.top, ...covered.map(({ top }) => top)),
    bottom: Math.max(run.bottom, ...covered.map(({ bottom }) => bottom)),
    confidence: digitsOf(readings[0]!.text) === recognised ? Math.max(run.confidence, 0.97) : run.confidence * 0.97,
    symbols: [],
    readings,
  };
  return [...words.filter((word) => !covered.includes(word)), number].sort((a, b) => b.right - a.right);
}

/**
 * Factors for the odds of a reading: one when the recogniser read the same digits, one for the others when it read
 * as many but different digits.
 */
const agreement = 8;
const difference = 2;

/** The readings, reweighted by what the recogniser read. */
function compared(readings: NumberReading[], recognised: string): NumberReading[] {
  const agrees = readings.map(({ text }) => digitsOf(text) === recognised);
  const known = readings.reduce((total, { chance }) => total + chance, 0);
  const differs =
    !agrees.includes(true) && /\d/.test(readings[0]!.text) && recognised.length === digitsOf(readings[0]!.text).length;
  const weights = readings.map(({ chance }, at) => chance * (agrees[at] ? agreement : 1));
  const all =
    weights.reduce((total, weight) => total + weight, 0) +
    Math.max(0, 1 - known) * (differs ? difference : 1) +
    (differs ? known * (difference - 1) * 0.1 : 0);
  return readings.map(({ text }, at) => ({ text, chance: weights[at]! / all })).sort((a, b) => b.chance - a.chance);
}

/** A number in the recogniser's text, possibly with brackets, the letter of a calendar or square metres around it. */
const plainNumber = /^[^\d\p{L}]{0,2}(\d[\d/.,-]{2,}\d)(?:م2)?[^\d]{0,3}$/u;
/** The mark of a list item, such as "1)" or "(2)". */
const mark = /^\(?\d{1,2}[).-]{1,2}$/;

/** From the first confidence on, the recogniser's number is always kept; below the second it never is. */
const sureOfNumber = 0.8;
const leastOfNumber = 0.3;
/** From this confidence on, this reader's number replaces one of which the recogniser is not sure. */
const sureOfOwn = 0.6;

/**
 * Whether the recogniser's number is kept when the two differ: it reads whole lines and was trained on far more of
 * them. On 180 scans of deeds by other authors it was right in 158 of 203 such numbers, this reader in 24; among
 * those that the recogniser was sure of, in 120 and 7.
 */
export function isBetterRecognised({ text, confidence }: RecognisedWord, run: DigitRun): boolean {
  const folded = fold(text);
  if (mark.test(folded)) return digitsOf(run.text).length > digitsOf(folded).length && confidence > 0.75;
  const number = plainNumber.exec(folded)?.[1];
  if (!number || number === plainNumber.exec(fold(run.text))?.[1]) return false;
  // The Arabic decimal sign is no class of this reader, which stops before it.
  const whole = /^(\d{3,6})\.\d{1,2}$/.exec(number)?.[1];
  if (whole === digitsOf(run.text)) return confidence > leastOfNumber;
  return confidence >= sureOfNumber || (confidence > leastOfNumber && run.readings[0]!.chance < sureOfOwn);
}

const isSureNumber = ({ text, confidence }: RecognisedWord): boolean =>
  confidence >= sureOfNumber && plainNumber.test(fold(text));

/** The recogniser's number, with this reader's readings as alternatives. */
function withBoth(word: RecognisedWord, { readings }: DigitRun): RecognisedWord {
  const others = readings
    .filter(({ text }) => digitsOf(text).length >= digitsOf(word.text).length)
    .map(({ text, chance }) => ({ text, chance: chance * 0.4 }));
  return { ...word, readings: [{ text: word.text, chance: 0.6 }, ...others] };
}

/** Words with a lower confidence may be numbers that the recogniser could not read. */
const doubted = 0.6;

/**
 * Whether a run is believable as a number. Letters that look like digits (ا, ه, و) are in every line, so a short
 * reading needs a word that the recogniser itself doubts.
 */
function isBelievable(run: DigitRun, covered: RecognisedWord[]): boolean {
  const length = digitsOf(run.text).length;
  if (covered.some(isForeign)) return false;
  if (covered.length === 0) return (length >= 2 && run.confidence > 0.85) || (length >= 4 && run.confidence > 0.6);
  const lettered = covered.reduce((total, { text }) => total + letters(text), 0);
  const known = covered.some(({ text }) => letters(text) > 2 && deedWords.has(fold(text).replace(/[^\p{L}]/gu, '')));
  const sure =
    covered.filter(({ text }) => letters(text) >= 2).every(({ confidence }) => confidence > 0.8) && lettered >= 2;
  if (sure || known) return length >= 4 && run.confidence > 0.4 && lettered < length;
  const inDoubt = covered.every(({ confidence }) => confidence < doubted);
  if (length >= 3) return run.confidence > 0.4 && (length >= 4 || lettered <= 1 || inDoubt || run.confidence > 0.85);
  if (length === 2) return (run.confidence > 0.4 && lettered <= 1) || run.confidence > (inDoubt ? 0.6 : 0.85);
  return (run.confidence > 0.6 && lettered === 0) || (run.confidence > 0.9 && lettered === 1 && inDoubt);
}
