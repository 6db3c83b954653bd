import { lookUp } from '@waqf/contracts';
import type { DeedComparison } from '@waqf/contracts/endowments';

/** The comparisons that found a difference. */
export const differing = (comparisons: readonly DeedComparison[]): DeedComparison[] =>
  comparisons.filter(({ outcome }) => outcome === 'differs');

/** Whether anything could be compared; before two deeds are read nothing can. */
export const isCompared = (comparisons: readonly DeedComparison[]): boolean =>
  comparisons.some(({ outcome }) => outcome !== 'unknown');

const weights = { differs: 0, unknown: 1, agrees: 2 } as const;
const weightOf = ({ outcome }: DeedComparison): number => lookUp(weights, outcome) ?? weights.unknown;

/** What differs first, then what could not be compared, then what agrees; else as they come. */
export const inOrderOfWeight = (comparisons: readonly DeedComparison[]): DeedComparison[] =>
  [...comparisons].sort((one, other) => weightOf(one) - weightOf(other));
