import { formatAmountForWire, halalas, parseAmount, sumHalalas } from '@waqf/money';
import fc from 'fast-check';
import { distribute, netOf, type Distribution } from './distribute.js';
import type { Person } from './person.js';
import { compare, multiply, rational, subtract, sum } from './rational.js';
import { rulesByShares, type Rule } from './rule.js';
import { lineSentence } from './sentences.js';
import { SharesAbove100Error } from './share-rules.js';

const rule = (of: Partial<Rule> & Pick<Rule, 'kind'>): Rule => ({
  basis: 'remaining',
  percent: null,
  amount: null,
  cap: null,
  floor: null,
  to: null,
  split: 'shares',
  tier: null,
  clause: null,
  ...of,
});
const percent = (value: number): bigint => BigInt(Math.round(value * 10_000));
const person = (beneficiaryId: string, share: number | null, more: Partial<Person> = {}): Person => ({
  beneficiaryId,
  share: share === null ? null : percent(share),
  active: true,
  gender: null,
  weight: 1n,
  class: null,
  tier: null,
  entitledFrom: null,
  bornOn: null,
  diedOn: null,
  ...more,
});
const amounts = ({ lines }: Distribution): Record<string, string> =>
  Object.fromEntries(lines.map((line) => [line.beneficiaryId, formatAmountForWire(line.amount)]));
const preview = (amount: string, rules: readonly Rule[], people: readonly Person[]): Distribution => {
  const gross = parseAmount(amount);
  return distribute({ gross, net: gross, rules, people, period: null });
};

describe('dividing a yield by the founder’s conditions', () => {
  test('upkeep, reserve and the nazir’s fee are deducted first, then the shares are paid to the last halala', () => {
    const gross = parseAmount('486000');
    const result = distribute({
      gross,
      net: netOf(gross, parseAmount('62350')),
      rules: [
        rule({ kind: 'residual' }),
        rule({ kind: 'nazir_fee', percent: percent(5) }),
        rule({ kind: 'reserve', percent: percent(10) }),
        rule({ kind: 'maintenance' }),
      ],
      people: [25, 25, 20, 15, 10, 5].map((share, index) => person('نفمسهر'.charAt(index), share)),
      period: null,
    });
    expect(result.deductions.map(({ kind, amount }) => [kind, formatAmountForWire(amount)])).toEqual([
      ['maintenance', '62350.00'],
      ['reserve', '42365.00'],
      ['nazir_fee', '19064.25'],
    ]);
    expect(formatAmountForWire(result.pool)).toBe('362220.75');
    expect(amounts(result)).toEqual({
      ن: '90555.19',
      ف: '90555.19',
      م: '72444.15',
      س: '54333.11',
      ه: '36222.07',
      ر: '18111.04',
    });
    expect(result.remainder).toBe(3n);
    expect(result.unallocated).toBe(0n);
    expect(result.lines.filter(({ roundingRank }) => roundingRank !== null).map((line) => line.beneficiaryId)).toEqual([
      'ن',
      'ف',
      'ر',
    ]);
  });

  test('expenses are deducted first even if no rule mentions them', () => {
    const result = distribute({
      gross: parseAmount('100'),
      net: parseAmount('70'),
      rules: rulesByShares,
      people: [person('a', 100)],
      period: null,
    });
    expect(result.deductions).toMatchObject([{ kind: 'expenses', amount: 3000n, rule: null }]);
    expect(amounts(result)).toEqual({ a: '70.00' });
  });

  test('shares of 80% leave 20% undistributed, and a suspended person’s share goes to nobody', () => {
    const result = preview('1000', rulesByShares, [
      person('a', 50),
      person('b', 30),
      person('c', 20, { active: false }),
    ]);
    expect(amounts(result)).toEqual({ a: '500.00', b: '300.00', c: '0.00' });
    expect(formatAmountForWire(result.unallocated)).toBe('200.00');
    expect(result.lines[2]).toMatchObject({ steps: [], considered: [{ because: 'suspended' }] });
  });

  test('shares above 100% are refused; a suspended person’s share is not counted', () => {
    const attempt = () => preview('1000', rulesByShares, [person('a', 60), person('b', 50)]);
    expect(attempt).toThrow(SharesAbove100Error);
    expect(() => preview('1000', rulesByShares, [person('a', 60), person('b', 50, { active: false })])).not.toThrow();
  });

  test('a share of 0% pays nothing and is not replaced by a default', () => {
    const result = preview('1000', rulesByShares, [person('a', 0), person('b', 100)]);
    expect(amounts(result)).toEqual({ a: '0.00', b: '1000.00' });
    expect(result.lines[0]?.considered).toMatchObject([{ because: 'zero-share' }]);
  });

  test('a person without a share is told that none is set, not that it is 0%', () => {
    const [line] = preview('1000', rulesByShares, [person('a', null), person('b', 100)]).lines;
    expect(line?.amount).toBe(0n);
    expect(lineSentence(line!)).toEqual({ ar: 'لم تُحدد له نسبة', en: 'No share is set' });
  });

  test('a male gets as much as two females; a person without a recorded gender gets nothing', () => {
    const rules = [rule({ kind: 'class', to: { class: 'ولد' }, split: 'male_two_female_one' })];
    const people = [
      person('son', 0, { class: 'ولد', gender: 'male' }),
      person('daughter', 0, { class: 'ولد', gender: 'female' }),
      person('unknown', 0, { class: 'ولد' }),
      person('other', 0),
    ];
    const result = preview('90', rules, people);
    expect(amounts(result)).toEqual({ son: '60.00', daughter: '30.00', unknown: '0.00' });
    expect(result.lines[2]?.considered).toMatchObject([{ because: 'gender-unknown' }]);
  });

  test('fixed amounts come before percentages and the residual; a named recipient gets it whatever their share', () => {
    const rules = [
      rule({ kind: 'residual', split: 'equal', to: { class: 'x' } }),
      rule({ kind: 'percent', percent: percent(10), basis: 'net', to: { beneficiaryId: 'b' } }),
      rule({ kind: 'fixed', amount: parseAmount('100'), to: { beneficiaryId: 'a' } }),
    ];
    const people = [person('a', 1), person('b', 1), person('c', 0, { class: 'x' }), person('d', 0, { class: 'x' })];
    expect(amounts(preview('1000', rules, people))).toEqual({ a: '100.00', b: '100.00', c: '400.00', d: '400.00' });
    expect(amounts(preview('50', rules, people))).toEqual({ a: '50.00', b: '0.00', c: '0.00', d: '0.00' });
  });

  test('the second tier gets the whole, but only when nobody in the first tier is left', () => {
    const rules = [
      rule({ kind: 'residual', tier: 1, split: 'equal', to: { class: 'ولد' } }),
      rule({ kind: 'residual', tier: 2, split: 'equal', to: { class: 'حفيد' } }),
    ];
    const people = [person('child', 0, { class: 'ولد' }), person('grandchild', 0, { class: 'حفيد' })];
    const first = preview('100', rules, people);
    expect(amounts(first)).toEqual({ child: '100.00', grandchild: '0.00' });
    expect(first.lines[1]?.considered).toMatchObject([{ because: 'earlier-tier' }]);
    const second = distribute({
      gross: parseAmount('100'),
      net: parseAmount('100'),
      rules,
      people: [person('child', 0, { class: 'ولد', diedOn: '2025-12-31' }), people[1] ?? person('x', 0)],
      period: { from: '2026-01-01', to: '2026-03-31' },
    });
    expect(amounts(second)).toEqual({ child: '0.00', grandchild: '100.00' });
    expect(second.lines[0]?.considered).toMatchObject([{ because: 'deceased' }]);
  });

  test('a person who became entitled within the period is paid for the days since then', () => {
    const result = distribute({
      gross: parseAmount('900'),
      net: parseAmount('900'),
      rules: rulesByShares,
      people: [person('a', 50), person('b', 50, { entitledFrom: '2026-01-31' })],
      period: { from: '2026-01-01', to: '2026-03-31' },
    });
    expect(amounts(result)).toEqual({ a: '450.00', b: '300.00' });
    expect(result.lines[1]?.steps).toMatchObject([{ days: { entitled: 60n, of: 90n } }]);
    expect(formatAmountForWire(result.unallocated)).toBe('150.00');
  });

  test('a cap limits a deduction, a floor raises it, and neither takes more than the yield', () => {
    const fee = (more: Partial<Rule>) => [rule({ kind: 'nazir_fee', percent: percent(10), ...more })];
    const first = (amount: string, more: Partial<Rule>) =>
      formatAmountForWire(preview(amount, fee(more), []).deductions[0]?.amount ?? halalas(-1n));
    expect(first('10000', { cap: parseAmount('500') })).toBe('500.00');
    expect(first('1000', { floor: parseAmount('300') })).toBe('300.00');
    expect(first('200', { floor: parseAmount('300') })).toBe('200.00');
    expect(preview('200', fee({ floor: parseAmount('300') }), []).deductions[0]?.limited).toBe(true);
  });
});

describe('any shares and any amount', () => {
  const people = fc.array(
    fc.record({
      share: fc.integer({ min: 0, max: 80_000 }),
      active: fc.boolean(),
      gender: fc.constantFrom('male' as const, 'female' as const, null),
      weight: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 12 },
  );
  const split = fc.constantFrom(
    'shares' as const,
    'equal' as const,
    'weights' as const,
    'male_two_female_one' as const,
  );

  test('lines and the unallocated rest add up to the pool, each line within a halala of the sum of its steps', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), people, split, (amount, given, by) => {
        const everybody = given.map(({ share, weight, ...more }, index) =>
          person(String(index), share / 10_000, { ...more, weight: BigInt(weight) }),
        );
        const result = distribute({
          gross: halalas(amount),
          net: halalas(amount),
          rules: [rule({ kind: 'reserve', percent: percent(7.5) }), rule({ kind: 'residual', split: by })],
          people: everybody,
          period: null,
        });
        expect(sumHalalas(result.lines.map((line) => line.amount))).toBe(result.allocated);
        expect(result.allocated + result.unallocated).toBe(result.pool);
        for (const line of result.lines) {
          expect(line.amount >= 0n).toBe(true);
          const away = subtract(rational(line.amount), line.exact);
          expect(compare(away, rational(1n)) < 0 && compare(away, rational(-1n)) > 0).toBe(true);
          const byHand = line.steps.map(({ portion, part, whole, days }) =>
            multiply(portion, rational(part * days.entitled, whole * days.of)),
          );
          expect(sum(byHand)).toEqual(line.exact);
        }
      }),
    );
  });
});
