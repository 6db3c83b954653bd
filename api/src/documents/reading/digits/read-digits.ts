import type { Raster } from '../pages/raster.js';
import { glyphClasses, type Network } from './classifier.js';
import type { GlyphBox, LineScale } from './glyph-sample.js';
import { farApart, gapOf, isSeparator, type LinePath, pathsOf, type Step } from './line-paths.js';
import type { LinePieces } from './line-pieces.js';
import { likeliestTexts, type NumberReading } from './number-readings.js';
import { type LineSegments, segmentsOf } from './segments.js';
import { asScript, digitChance, digitsOfScript, type Script, separators, sum } from './signs.js';

/** One sign of a number with its possible texts, the likeliest first; the chances add up to 1. */
interface DigitSign extends GlyphBox {
  choices: { text: string; chance: number }[];
}

/** A number with its slashes, dashes, dots and commas; the signs are ordered from left to right. */
export interface DigitRun extends GlyphBox {
  /** The text in the digits of the page (Arabic or western). */
  text: string;
  signs: DigitSign[];
  /** The geometric mean of the chances of its signs, from 0 to 1. */
  confidence: number;
  /** The possible texts of the ink, the likeliest first; `text` is the first of them. */
  readings: NumberReading[];
}

/** The ways to cut a line's ink into signs, computed once for all readings of the line. */
export interface LineInk {
  lattice: LineSegments;
  scale: LineScale;
}

export const inkOf = (raster: Raster, line: LinePieces, network: Network): LineInk => ({
  lattice: segmentsOf(raster, line, network),
  scale: line.scale,
});

/**
 * Numbers in one line of text.
 * @param script the script of the page's digits, when known; signs that look alike in both scripts are read in it
 */
export function readDigits({ lattice, scale }: LineInk, script?: Script): DigitRun[] {
  const [best] = pathsOf(lattice, scale, script);
  if (!best) return [];
  return runsOf(best, scale).map((run) =>
    runFrom(run, pathsOf(between(lattice, surroundings(best, run)), scale, script), scale),
  );
}

/** The script of a page's digits, decided by the signs that are certain. */
export function usualScript(runs: DigitRun[]): Script | undefined {
  const count = (pattern: RegExp): number =>
    runs
      .flatMap(({ signs }) => signs)
      .filter(({ choices: [first] }) => first!.chance > 0.9 && pattern.test(first!.text)).length;
  const [arabic, western] = [count(/[٢-٨]/), count(/[2-8]/)];
  if (arabic + western < 4) return undefined;
  return arabic > western * 3 ? 'arabic' : western > arabic * 3 ? 'western' : undefined;
}

/** Runs of signs of one script that are close to each other; each begins and ends with a digit. */
function runsOf({ steps }: LinePath, scale: LineScale): Step[][] {
  const runs: Step[][] = [];
  let before: Step | undefined;
  for (const step of steps) {
    if (step.state !== 'word') {
      const continuesRun =
        before &&
        before.state !== 'word' &&
        before.state.replace('Separator', '') === step.state.replace('Separator', '') &&
        gapOf(before, step, scale) <= farApart;
      if (continuesRun) runs.at(-1)!.push(step);
      else runs.push([step]);
    }
    before = step;
  }
  return runs
    .flatMap(atWideSteps)
    .map(withoutSeparatorsAround)
    .filter((run) => run.some(({ segment }) => digitChance(segment.chances) > 0.5));
}

const middleOf = ({ segment: { left, right } }: Step): number => (left + right) / 2;

/** Splits a run at wide steps: digits of a number are evenly spaced, so a much wider step separates two numbers. */
function atWideSteps(run: Step[]): Step[][] {
  const steps = run.slice(1).map((step, index) => middleOf(step) - middleOf(run[index]!));
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  const parts: Step[][] = [[]];
  run.forEach((step, index) => {
    if (index > 0 && steps.length >= 3 && steps[index - 1]! > usual * 1.75) parts.push([]);
    parts.at(-1)!.push(step);
  });
  return parts;
}

const isDigit = ({ state }: Step): boolean => !isSeparator(state);

function withoutSeparatorsAround(run: Step[]): Step[] {
  return run.slice(Math.max(0, run.findIndex(isDigit)), run.findLastIndex(isDigit) + 1);
}

/** The places of the line that a run covers, with two more signs on either side. */
function surroundings({ steps }: LinePath, run: Step[]): { from: number; to: number } {
  const [first, last] = [steps.indexOf(run[0]!), steps.indexOf(run.at(-1)!)];
  return {
    from: steps[Math.max(0, first - 2)]!.segment.from,
    to: steps[Math.min(steps.length - 1, last + 2)]!.segment.to,
  };
}

function between({ segments }: LineSegments, { from, to }: { from: number; to: number }): LineSegments {
  const inside = segments.filter((segment) => segment.from >= from && segment.to <= to);
  return {
    segments: inside.map((segment) => ({ ...segment, from: segment.from - from, to: segment.to - from })),
    places: to - from,
  };
}

/** The run with its alternative readings: other ways to cut its ink, and other choices for each sign. */
function runFrom(run: Step[], paths: LinePath[], scale: LineScale): DigitRun {
  const [left, right] = [run[0]!.segment.left, run.at(-1)!.segment.right];
  const signs = run.map(signOf);
  const overlaps = (other: Step[]): number =>
    Math.min(right, other.at(-1)!.segment.right) - Math.max(left, other[0]!.segment.left);
  const best = paths[0]?.score ?? 0;
  const segmentations = paths.flatMap((path) => {
    const closest = runsOf(path, scale)
      .filter((other) => overlaps(other) > 0)
      .sort((a, b) => overlaps(b) - overlaps(a))[0];
    return closest ? [{ signs: closest.map(signOf), chance: Math.exp(path.score - best) }] : [];
  });
  // Paths without a number here also count in the total chance.
  const all = paths.reduce((total, { score }) => total + Math.exp(score - best), 0);
  const readings = likeliestTexts(
    segmentations.length > 0
      ? segmentations.map(({ signs, chance }) => ({ signs, chance: chance / all }))
      : [{ signs, chance: 1 }],
  );
  const own = run.map((step, at) => sum(chancesOf(step), classesOf(step.state)) * signs[at]!.choices[0]!.chance);
  return {
    text: readings[0]!.text,
    signs,
    readings,
    confidence: Math.exp(own.reduce((total, chance) => total + Math.log(chance + 1e-6), 0) / own.length),
    left,
    right,
    top: Math.min(...run.map(({ segment }) => segment.top)),
    bottom: Math.max(...run.map(({ segment }) => segment.bottom)),
  };
}

const classesOf = (state: Step['state']): number[] =>
  isSeparator(state) ? separators : digitsOfScript[state as Script];

function chancesOf({ segment: { chances }, state }: Step): Float32Array {
  return isSeparator(state) ? chances : asScript(chances, state as Script);
}

function signOf(step: Step): DigitSign {
  const { left, right, top, bottom } = step.segment;
  const allowed = classesOf(step.state);
  const chances = chancesOf(step);
  // When no class is likely, all digits remain possible.
  const least = 0.0015;
  const whole = sum(chances, allowed) + least * allowed.length;
  const choices = allowed
    .map((index) => ({ text: glyphClasses[index]!, chance: (chances[index]! + least) / whole }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, 5);
  return { left, right, top, bottom, choices };
}
