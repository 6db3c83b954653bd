import { createHash } from 'node:crypto';
import { rounded } from '@waqf/formats';

/** The counts of a version. */
export interface Counted {
  readonly opens: number;
  readonly faults: number;
}

/** The rule by which faults cause an automatic rollback. */
export const faultPolicy = {
  /** Allowed faults per thousand opens. */
  perThousand: 1,
  /**
   * The rate must also be more than this many times the rate of the previous version; otherwise the release is not the
   * cause.
   */
  timesBefore: 2,
  /** Minimum number of people and faults, so that one broken browser or a single failure does not cause a rollback. */
  people: 2,
  faults: 4,
  /** Maximum number of faults counted for one person per day. */
  ofOnePerson: 3,
  /** Later faults of a version that everybody has are probably not caused by its release. */
  watchedForHours: 24,
  /** How long a version must stay below the limit before it may be promoted to everybody. */
  quietHours: 1,
} as const;

const slotMs = 10 * 60_000;
export const quietMs = faultPolicy.quietHours * 3_600_000;
export const slotOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / slotMs) * slotMs);

/** Faults per thousand opens; null when there are no opens. */
export const rateOf = ({ opens, faults }: Counted): number | null => (opens === 0 ? null : (faults / opens) * 1_000);

/** The bucket (of 65,536) in which a user is counted for one version. */
export const bucketOf = (version: string, userId: string): number =>
  createHash('sha256').update(`${version} ${userId}`).digest().readUInt16BE(0);

/** Counts, with the number of people whose pages were counted. */
type OfPeople = Counted & { readonly people: number };

/** Whether there are too many faults, from more than one person. */
const isAboveLimit = (counted: OfPeople): boolean =>
  counted.faults >= faultPolicy.faults &&
  counted.people >= faultPolicy.people &&
  (rateOf(counted) ?? 0) > faultPolicy.perThousand;

/**
 * Whether a version must be taken back: its faults are above the limit and more frequent than in the previous version.
 */
export const hasTooManyFaults = (candidate: OfPeople, before: Counted): boolean =>
  isAboveLimit(candidate) && (rateOf(candidate) ?? 0) > faultPolicy.timesBefore * (rateOf(before) ?? 0);

/**
 * When a version may be promoted to everybody: one hour after the last fault, if the last hour was above the limit.
 * @param slots counts of the last hour, oldest first
 * @returns null when it may be promoted now
 */
export function promotionLockedUntil(
  slots: readonly (Counted & { readonly slot: Date })[],
  people: number,
): Date | null {
  const sum = (what: keyof Counted) => slots.reduce((total, slot) => total + slot[what], 0);
  if (!isAboveLimit({ opens: sum('opens'), faults: sum('faults'), people })) return null;
  const last = slots.findLast(({ faults }) => faults > 0);
  return last ? new Date(last.slot.getTime() + slotMs + quietMs) : null;
}

/** A value as a step on a logarithmic scale, four steps per doubling: about nine percent exact, with few rows. */
export const vitalBin = (name: string, value: number): number =>
  Math.min(100, Math.max(0, Math.round(Math.log2(Math.max(1, name === 'cls' ? value * 1_000 : value)) * 4)));

/** The 75th percentile of the samples. @param bins counts by step, in rising order */
export function p75(name: string, bins: ReadonlyArray<{ readonly bin: number; readonly count: number }>): number {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  const found = bins.find(({ count }) => (below += count) >= total * 0.75);
  const value = found && found.bin > 0 ? 2 ** (found.bin / 4) : 0;
  return name === 'cls' ? rounded(value / 1_000, 3) : rounded(value);
}
