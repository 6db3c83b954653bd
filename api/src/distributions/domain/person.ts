import { remembered } from './remembered.js';
import type { Recipient, Rule, Split } from './rule.js';

/** A beneficiary as they were at the end of the period. */
export interface Person {
  readonly beneficiaryId: string;
  /** Ten-thousandths of a percent of what a rule divides by shares. */
  readonly share: bigint;
  readonly active: boolean;
  readonly gender: 'male' | 'female' | null;
  readonly weight: bigint;
  readonly class: string | null;
  readonly tier: number | null;
  /** ISO day from which the person is entitled, where it lies after the beginning; birth counts likewise. */
  readonly entitledFrom: string | null;
  readonly bornOn: string | null;
  readonly diedOn: string | null;
}

/** Whole days, both ends included, ISO. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Why somebody whom a rule names gets nothing of it. */
export type Exclusion = 'suspended' | 'deceased' | 'not-yet-entitled' | 'zero-share' | 'gender-unknown' | 'zero-weight';

/** Days of the period in which the person is entitled, of all days of the period. */
export interface Days {
  readonly entitled: bigint;
  readonly of: bigint;
}

const dayNumber = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;

/**
 * How many days of a period somebody is entitled; equal answers are one object. A preview has no period: everybody is
 * entitled to the whole.
 */
export function daysIn(period: Period | null): (person: Person) => Days {
  if (!period) return () => oneDay;
  const [from, to] = [dayNumber(period.from), dayNumber(period.to)];
  const of = BigInt(to - from + 1);
  const days = remembered((entitled: number): Days => ({ entitled: BigInt(entitled), of }));
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

/** Null when the person takes part in the division. */
export function exclusionOf(person: Person, split: Split, days: Days): Exclusion | null {
  if (!person.active) return 'suspended';
  if (days.entitled === 0n) return person.diedOn === null ? 'not-yet-entitled' : 'deceased';
  if (split === 'shares' && person.share === 0n) return 'zero-share';
  if (split === 'male_two_female_one' && person.gender === null) return 'gender-unknown';
  return split === 'weights' && person.weight === 0n ? 'zero-weight' : null;
}

/** The part that a person counts for in a division, before the days. A male counts for two females: Quran 4:11. */
export function partOf(person: Person, split: Split): bigint {
  switch (split) {
    case 'shares':
      return person.share;
    case 'equal':
      return 1n;
    case 'weights':
      return person.weight;
    case 'male_two_female_one':
      return person.gender === 'male' ? 2n : 1n;
  }
}
