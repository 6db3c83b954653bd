import fc from 'fast-check';
import { apportion } from './apportion.js';
import { compare, floor, rational, subtract, sum } from './rational.js';

const fraction = fc.tuple(fc.bigInt({ min: 0n, max: 30n }), fc.bigInt({ min: 1n, max: 6n }));

describe('rounding exact amounts to whole halalas', () => {
  test('the largest fractions get the remaining halalas; of equal fractions the earlier one is first', () => {
    fc.assert(
      fc.property(fc.array(fraction, { minLength: 1, maxLength: 30 }), fc.boolean(), (given, shared) => {
        const known = new Map<string, ReturnType<typeof rational>>();
        const exact = given.map(([n, d]) => {
          const amount = (shared ? known.get(`${n}/${d}`) : undefined) ?? rational(n, d);
          known.set(`${n}/${d}`, amount);
          return amount;
        });
        const { amounts, remainder, ranks } = apportion(exact, floor(sum(exact)));
        expect(amounts.reduce((all, amount) => all + amount, 0n)).toBe(floor(sum(exact)));
        const bySize = exact
          .map((amount, index) => ({ index, fraction: subtract(amount, rational(floor(amount))) }))
          .toSorted((a, b) => compare(b.fraction, a.fraction) || a.index - b.index);
        const expected = exact.map(() => null as number | null);
        for (let place = 0; place < Number(remainder); place += 1) expected[bySize[place]?.index ?? 0] = place + 1;
        expect(ranks).toEqual(expected);
      }),
    );
  });

  test('with one halala and three equal thirds, the first gets it', () => {
    const thirds = [rational(1n, 3n), rational(1n, 3n), rational(1n, 3n)];
    expect(apportion(thirds, 1n)).toEqual({ amounts: [1n, 0n, 0n], remainder: 1n, ranks: [1, null, null] });
  });
});
