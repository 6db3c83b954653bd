import { lookUp } from '@waqf/contracts';
import type { DeedComparison } from '@waqf/contracts/endowments';

/** The comparisons that found a difference. */
export const differing = (comparisons: readonly DeedComparison[]): DeedComparison[] =>
  comparisons.filter(({ outcome }) => outcome === 'differs');

/** Whether anything could be compared; false before two deeds are read. */
export const isCompared = (comparisons: readonly DeedComparison[]): boolean =>
  comparisons.some(({ outcome }) => outcome !== 'unknown');

const weights = { differs: 0, unknown: 1, agrees: 2 } as const;
const weightOf = ({ outcome }: DeedComparison): number => lookUp(weights, outcome) ?? weights.unknown;

/** Differences first, then what could not be compared, then what agrees; otherwise in the given order. */
export const differencesFirst = (comparisons: readonly DeedComparison[]): DeedComparison[] =>
  [...comparisons].sort((one, other) => weightOf(one) - weightOf(other));
