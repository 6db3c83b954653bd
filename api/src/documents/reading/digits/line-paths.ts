import type { LineScale } from './glyph-sample.js';
import type { LineSegments, Segment } from './segments.js';
import { asScript, digitsOfScript, noneChance, type Script, separatorChance, slashChance, sum } from './signs.js';

/** The role of a sign: part of a word, a digit of one script, or a separator between such digits. */
type State = 'word' | 'arabic' | 'western' | 'arabicSeparator' | 'westernSeparator';
const states: State[] = ['word', 'arabic', 'western', 'arabicSeparator', 'westernSeparator'];
const scriptOf: Record<State, Script | null> = {
  word: null,
  arabic: 'arabic',
  western: 'western',
  arabicSeparator: 'arabic',
  westernSeparator: 'western',
};
export const isSeparator = (state: State): boolean => state.endsWith('Separator');

export interface Step {
  segment: Segment;
  state: State;
}
/** One way to read a line, with the logarithm of its likelihood. */
export interface LinePath {
  steps: Step[];
  score: number;
}

/** Number of partial readings kept for each place and state; they differ mostly in how digits are cut. */
const kept = 4;
/** The lowest likelihood, so that the surrounding signs can always outweigh a single sign. */
const floor = 0.004;

/** Likelihood that a segment has a state. Only whole pieces are parts of words: letters are not cut here. */
function likelihood(segment: Segment, state: State): number {
  const { chances, trust } = segment;
  // Full stops and commas also occur in sentences; a slash rarely does.
  if (state === 'word')
    return trust === 1 ? noneChance(chances) + separatorChance(chances) - slashChance(chances) * 0.9 + floor : 0;
  if (isSeparator(state)) return (separatorChance(chances) + (trust === 1 ? floor : 0)) * trust;
  const script = scriptOf[state]!;
  return (sum(asScript(chances, script), digitsOfScript[script]) + (trust === 1 ? floor : 0)) * trust;
}

/** Chance of a state after another, depending on the gap between them in line heights. */
function transition(before: State, after: State, gap: number, usual: Script | undefined): number {
  const wide = Math.min(1, Math.max(0, (gap - 0.15) / 0.35));
  const mix = (close: number, far: number): number => close + (far - close) * wide;
  const script = scriptOf[after];
  const favour = script === null || usual === undefined ? 1 : script === usual ? 1.6 : 0.4;
  if (gap > farApart || before === 'word') {
    if (after === 'word') return before === 'word' ? 0.86 : 0.7;
    return isSeparator(after) ? 0 : mix(0.012, 0.09) * favour;
  }
  if (after === 'word') return isSeparator(before) ? mix(0.06, 0.5) : mix(0.09, 0.34);
  if (scriptOf[before] !== script) return isSeparator(after) || isSeparator(before) ? 0 : mix(0.0015, 0.02) * favour;
  if (isSeparator(before)) return isSeparator(after) ? 0 : mix(0.94, 0.4);
  return isSeparator(after) ? mix(0.1, 0.02) : mix(0.84, 0.5);
}

/** Signs further apart than this, in line heights, do not belong to one number. */
export const farApart = 0.8;

interface Partial {
  score: number;
  step: Step;
  before: Partial | null;
}

/**
 * The likeliest readings of a line, best first (list Viterbi).
 * @param usual the script of the page's digits, when it is known
 */
export function pathsOf({ segments, places }: LineSegments, scale: LineScale, usual: Script | undefined): LinePath[] {
  const at: Partial[][] = Array.from({ length: places + 1 }, () => []);
  let prunedUpTo = 0;
  for (const segment of segments) {
    // Segments are ordered by their start, so nothing is added later to a place from which one starts.
    if (segment.from > prunedUpTo) {
      at[segment.from] = pruned(at[segment.from]!);
      prunedUpTo = segment.from;
    }
    for (const state of states) {
      const own = likelihood(segment, state);
      if (own <= 0) continue;
      const step = { segment, state };
      if (segment.from === 0) {
        if (!isSeparator(state))
          at[segment.to]!.push({ score: Math.log(own * (state === 'word' ? 0.7 : 0.15)), step, before: null });
        continue;
      }
      const found: Partial[] = [];
      for (const before of at[segment.from]!) {
        const gap = gapOf(before.step, step, scale);
        const chance = transition(before.step.state, state, gap, usual);
        if (chance > 0) found.push({ score: before.score + Math.log(chance * own), step, before });
      }
      at[segment.to]!.push(...found.sort((a, b) => b.score - a.score).slice(0, kept));
    }
  }
  const ends = pruned(at[places]!)
    .filter(({ step }) => !isSeparator(step.state))
    .sort((a, b) => b.score - a.score);
  return ends.slice(0, kept).map(pathTo);
}

/** The best few readings of each state. */
function pruned(all: Partial[]): Partial[] {
  if (all.length <= kept * 2) return all;
  return states.flatMap((state) =>
    all
      .filter(({ step }) => step.state === state)
      .sort((a, b) => b.score - a.score)
      .slice(0, kept),
  );
}

/**
 * Gap between two signs in line heights. Narrow digits have the same spacing as wide ones, so the gap is limited by
 * the distance of their middles.
 */
export function gapOf(left: Step, right: Step, { height }: LineScale): number {
  const gap = right.segment.left - left.segment.right;
  if (left.state === 'word' || right.state === 'word') return gap / height;
  const step = (right.segment.left + right.segment.right - left.segment.left - left.segment.right) / 2;
  return Math.min(gap, step - height * 0.5) / height;
}

function pathTo(end: Partial): LinePath {
  const steps: Step[] = [];
  for (let one: Partial | null = end; one; one = one.before) steps.unshift(one.step);
  return { steps, score: end.score };
}
