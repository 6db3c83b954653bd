import { halalas } from '@waqf/money';
import { distribute, type Distribution, type DistributionInput } from '../../src/distributions/domain/distribute.js';
import { roundHalfUp } from '../../src/distributions/domain/rational.js';

type Engine = (input: DistributionInput) => Distribution;

/** Counts riyals in floating point. */
const float: Engine = (input) => {
  const right = distribute(input);
  const riyals = (line: (typeof right.lines)[number]): number => Number(line.exact.n) / Number(line.exact.d) / 100;
  return {
    ...right,
    lines: right.lines.map((line) => ({ ...line, amount: halalas(BigInt(Math.floor(riyals(line) * 100))) })),
  };
};

/** Rounds each row for itself, so that the rows no longer sum up. */
const roundsEachRow: Engine = (input) => {
  const right = distribute(input);
  return { ...right, lines: right.lines.map((line) => ({ ...line, amount: halalas(roundHalfUp(line.exact)) })) };
};

/** Takes a share of 0% for a share that was not given, and gives an equal one: `share || default`. */
const defaultForZero: Engine = (input) => {
  const usual = 1_000_000n / BigInt(input.people.length) / 4n;
  const people = input.people.map((person) => ({ ...person, share: person.share || usual }));
  return distribute({ ...input, people: scaled(people) });
};

/** Pays the nazir's fee before the reserve is withheld. */
const swapsDeductions: Engine = (input) => {
  const swap = { reserve: 'nazir_fee', nazir_fee: 'reserve' } as const;
  const rules = input.rules.map((rule) =>
    rule.kind === 'reserve' || rule.kind === 'nazir_fee' ? { ...rule, kind: swap[rule.kind] } : rule,
  );
  return distribute({ ...input, rules });
};

/** Counts the guardian of the first minor as if the share were the guardian's too. */
const countsGuardianTwice: Engine = (input) => {
  const minor = input.people.find((person) => person.active);
  if (!minor) return distribute(input);
  const guardian = { ...minor, beneficiaryId: 'guardian' };
  return distribute({ ...input, people: scaled([...input.people, guardian]) });
};

function scaled<T extends { share: bigint | null }>(people: readonly T[]): T[] {
  const total = people.reduce((all, { share }) => all + (share ?? 0n), 0n);
  if (total <= 1_000_000n) return [...people];
  return people.map((person) => ({ ...person, share: ((person.share ?? 0n) * 1_000_000n) / total }));
}

export const brokenEngines: Readonly<Record<string, Engine>> = {
  float,
  'rounding each row': roundsEachRow,
  'a default for 0%': defaultForZero,
  'deductions swapped': swapsDeductions,
  'the guardian counted twice': countsGuardianTwice,
};
