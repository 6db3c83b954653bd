import { memoise } from './memoise.js';
import type { Recipient, Rule, Split } from './rule.js';

/** A beneficiary as they were at the end of the period. */
export interface Person {
  readonly beneficiaryId: string;
  /** The person's part of what a rule divides by shares, in ten-thousandths of a percent; null when none was set. */
  readonly share: bigint | null;
  readonly active: boolean;
  readonly gender: 'male' | 'female' | null;
  readonly weight: bigint;
  readonly class: string | null;
  readonly tier: number | null;
  /** ISO day from which the person is entitled, when there is one; `bornOn` has the same effect. */
  readonly entitledFrom: string | null;
  readonly bornOn: string | null;
  readonly diedOn: string | null;
}

/** The first and the last day, ISO, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Why a person whom a rule names gets nothing from it. */
export type Exclusion =
  | 'suspended'
  | 'deceased'
  | 'not-yet-entitled'
  | 'no-share'
  | 'zero-share'
  | 'gender-unknown'
  | 'zero-weight';

/** The days on which a person is entitled (`entitled`) out of all days of the period (`of`). */
export interface Days {
  readonly entitled: bigint;
  readonly of: bigint;
}

const dayNumber = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;

/**
 * Returns a function that counts a person's days of entitlement in a period; equal answers are the same object. A
 * preview has no period: everybody is entitled for all of it.
 */
export function daysIn(period: Period | null): (person: Person) => Days {
  if (!period) return () => oneDay;
  const [from, to] = [dayNumber(period.from), dayNumber(period.to)];
  const of = BigInt(to - from + 1);
  const days = memoise((entitled: number): Days => ({ entitled: BigInt(entitled), of }));
  return (person) => days(Math.max(0, lastDay(person, to) - firstDay(person, from) + 1));
}

const oneDay: Days = { entitled: 1n, of: 1n };

const firstDay = ({ entitledFrom, bornOn }: Person, from: number): number =>
  Math.max(from, ...[entitledFrom, bornOn].flatMap((day) => (day === null ? [] : dayNumber(day))));

const lastDay = ({ diedOn }: Person, to: number): number => (diedOn === null ? to : Math.min(to, dayNumber(diedOn)));

export function isNamedBy(person: Person, { to, tier }: Pick<Rule, 'to' | 'tier'>): boolean {
  if (tier !== null && person.tier !== null && person.tier !== tier) return false;
  return to === null || isRecipient(person, to);
}

function isRecipient(person: Person, to: Recipient): boolean {
  return 'class' in to ? person.class === to.class : person.beneficiaryId === to.beneficiaryId;
}

/** Why a person gets nothing in a division; null when they take part. */
export function exclusionOf(person: Person, split: Split, days: Days): Exclusion | null {
  if (!person.active) return 'suspended';
  if (days.entitled === 0n) return person.diedOn === null ? 'not-yet-entitled' : 'deceased';
  if (split === 'shares' && person.share === null) return 'no-share';
  if (split === 'shares' && person.share === 0n) return 'zero-share';
  if (split === 'male_two_female_one' && person.gender === null) return 'gender-unknown';
  return split === 'weights' && person.weight === 0n ? 'zero-weight' : null;
}

/** A person's weight in a division, before days of entitlement. A male counts for two females: Quran 4:11. */
export function divisionWeight(person: Person, split: Split): bigint {
  switch (split) {
    case 'shares':
      return person.share ?? 0n;
    case 'equal':
      return 1n;
    case 'weights':
      return person.weight;
    case 'male_two_female_one':
      return person.gender === 'male' ? 2n : 1n;
  }
}
