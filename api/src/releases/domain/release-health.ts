import { createHash } from 'node:crypto';

/** What was counted of a version. */
export interface Counted {
  readonly opens: number;
  readonly faults: number;
}

/** When faults take a version away. */
export const faultPolicy = {
  /** Faults in a thousand opens; more is too many, */
  perThousand: 1,
  /** unless the version before has nearly as many: then the release is not the cause. */
  timesBefore: 2,
  /** One person's broken browser, or a single mishap, decides nothing. */
  people: 2,
  faults: 4,
  /** Faults of one person a day that count. */
  ofOnePerson: 3,
  /** Later faults of what everybody has are hardly caused by its release. */
  watchedForHours: 24,
  /** So long a version has to stay below the limit before it goes to everybody. */
  quietHours: 1,
} as const;

const slotMs = 10 * 60_000;
export const quietMs = faultPolicy.quietHours * 3_600_000;
export const slotOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / slotMs) * slotMs);

/** Faults in a thousand opens; null without opens. */
export const rateOf = ({ opens, faults }: Counted): number | null => (opens === 0 ? null : (faults / opens) * 1_000);

/** Which of the 65,536 buckets a person is counted in, of one version. */
export const bucketOf = (version: string, userId: string): number =>
  createHash('sha256').update(`${version} ${userId}`).digest().readUInt16BE(0);

/** What was counted, of how many people's pages. */
type OfPeople = Counted & { readonly people: number };

/** Too many faults, of several people. */
const isAboveLimit = (counted: OfPeople): boolean =>
  counted.faults >= faultPolicy.faults &&
  counted.people >= faultPolicy.people &&
  (rateOf(counted) ?? 0) > faultPolicy.perThousand;

/** Whether a version has to go: above the limit, and more faults than the version before. */
export const hasTooManyFaults = (candidate: OfPeople, before: Counted): boolean =>
  isAboveLimit(candidate) && (rateOf(candidate) ?? 0) > faultPolicy.timesBefore * (rateOf(before) ?? 0);

/**
 * From when a version may go to everybody: an hour after the last fault, where the last hour was above the limit.
 * @param slots of the last hour, oldest first
 * @returns null: now
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

/** A value as a step, four for each doubling: exact to about nine percent, with few rows. */
export const vitalBin = (name: string, value: number): number =>
  Math.min(100, Math.max(0, Math.round(Math.log2(Math.max(1, name === 'cls' ? value * 1_000 : value)) * 4)));

/** The value that three of four samples stay below. @param bins by step, in rising order */
export function p75(name: string, bins: ReadonlyArray<{ readonly bin: number; readonly count: number }>): number {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  const found = bins.find(({ count }) => (below += count) >= total * 0.75);
  const value = found && found.bin > 0 ? 2 ** (found.bin / 4) : 0;
  return name === 'cls' ? Math.round(value) / 1_000 : Math.round(value);
}
