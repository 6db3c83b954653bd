import { halalas } from '@waqf/money';
import type { Correction } from '../../src/distributions/domain/correction.js';
import { netOf, type DistributionInput } from '../../src/distributions/domain/distribute.js';
import type { Person } from '../../src/distributions/domain/person.js';
import type { Rule, Split } from '../../src/distributions/domain/rule.js';

/**
 * Pseudo-random numbers that depend only on the seed (mulberry32).
 * @returns a whole number from 0 to `below` - 1
 */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const splits: readonly Split[] = ['shares', 'equal', 'male_two_female_one', 'weights'];
const classes = ['ولد', 'فقير', 'طالب'];
const period = { from: '2026-01-01', to: '2026-03-31' };
const inPeriod = (number: number): string => `2026-0${1 + (number % 3)}-${String(1 + (number % 28)).padStart(2, '0')}`;

const noRule: Omit<Rule, 'kind'> = {
  basis: 'remaining',
  percent: null,
  amount: null,
  cap: null,
  floor: null,
  to: null,
  split: 'shares',
  tier: null,
  clause: null,
};

/** A waqf that is unusual but allowed by the rules: odd amounts, shares of zero, people who join or die, tiers. */
export function randomWaqf(next: (below: number) => number): DistributionInput {
  const gross = halalas(BigInt(next(2 ** 31)) * BigInt(1 + next(1000)));
  const people = Array.from({ length: 1 + next(30) }, (_, index) => randomPerson(next, index));
  return {
    gross,
    net: netOf(gross, halalas(next(3) === 0 ? (gross * BigInt(next(110))) / 100n : 0n)),
    people: withinTheWhole(people),
    rules: [...deductions(next), ...shares(next, people)],
    period: next(2) === 0 ? period : null,
    corrections: next(4) === 0 ? [1, 2].map((number) => randomCorrection(next, number)) : [],
  };
}

/** A UUID in the form of the database. */
const idOf = (kind: string, number: number): string => `0197a000-0000-7000-${kind}-${String(number).padStart(12, '0')}`;
const personId = (number: number): string => idOf('8001', number);

function randomCorrection(next: (below: number) => number, number: number): Correction {
  const amount = halalas(BigInt(1 + next(10 ** 9)));
  const because = { ar: 'تصحيح', en: 'a correction' };
  return { id: idOf('8002', number), beneficiaryId: personId(next(3)), amount, because };
}

function randomPerson(next: (below: number) => number, index: number): Person {
  return {
    beneficiaryId: personId(index),
    share: next(5) === 0 ? ([0n, null][next(2)] ?? null) : BigInt(next(400_000)),
    active: next(8) !== 0,
    gender: (['male', 'female', null] as const)[next(3)] ?? null,
    weight: BigInt(next(6)),
    class: next(3) === 0 ? null : (classes[next(3)] ?? null),
    tier: next(3) === 0 ? 1 + next(3) : null,
    entitledFrom: next(6) === 0 ? inPeriod(next(90)) : null,
    bornOn: null,
    diedOn: next(9) === 0 ? inPeriod(next(90)) : null,
  };
}

/** Shares above 100% are refused, which is tested elsewhere. */
function withinTheWhole(people: readonly Person[]): Person[] {
  const total = people.reduce((all, { share }) => all + (share ?? 0n), 0n);
  if (total <= 1_000_000n) return [...people];
  return people.map((person) => ({
    ...person,
    share: person.share === null ? null : (person.share * 1_000_000n) / total,
  }));
}

function deductions(next: (below: number) => number): Rule[] {
  const rules: Rule[] = [];
  if (next(3) === 0) rules.push({ ...noRule, kind: 'maintenance' });
  if (next(2) === 0) rules.push({ ...noRule, kind: 'nazir_fee', basis: 'remaining', percent: BigInt(next(200_000)) });
  if (next(2) === 0) rules.push({ ...noRule, kind: 'reserve', basis: 'net', percent: BigInt(next(300_000)) });
  if (next(4) === 0) rules.push({ ...noRule, kind: 'maintenance', basis: 'gross', percent: BigInt(next(100_000)) });
  return rules;
}

function shares(next: (below: number) => number, people: readonly Person[]): Rule[] {
  const someone = (): string => people[next(people.length)]?.beneficiaryId ?? personId(0);
  const rules: Rule[] = [];
  const limits = (): Partial<Rule> => ({
    cap: next(4) === 0 ? halalas(BigInt(1 + next(10 ** 9))) : null,
    floor: null,
  });
  if (next(3) === 0)
    rules.push({ ...noRule, kind: 'fixed', amount: halalas(BigInt(next(10 ** 8))), to: { beneficiaryId: someone() } });
  if (next(3) === 0)
    rules.push({ ...noRule, ...limits(), kind: 'percent', percent: BigInt(next(500_000)), to: { class: 'طالب' } });
  const split = splits[next(splits.length)] ?? 'shares';
  if (next(2) === 0) {
    rules.push({ ...noRule, kind: 'class', to: { class: 'ولد' }, split, tier: 1 });
    rules.push({ ...noRule, kind: 'class', to: { class: 'فقير' }, split: 'equal', tier: 2 });
    rules.push({ ...noRule, kind: 'residual', split: 'weights', tier: 3 });
  } else if (next(8) !== 0) {
    rules.push({ ...noRule, kind: 'residual', split });
  }
  return rules;
}
