import { parseAmount } from '@waqf/money';
import { problemsOf } from './check-rules.js';
import { deductionSentence, lineSentence } from './sentences.js';
import { distribute } from './distribute.js';
import { rulesByShares, type Rule } from './rule.js';

const [plain] = rulesByShares;
const rule = (of: Partial<Rule> & Pick<Rule, 'kind'>): Rule => {
  if (!plain) throw new Error('there is one rule by shares');
  return { ...plain, ...of };
};
const people = [
  { beneficiaryId: 'a', active: true, diedOn: null },
  { beneficiaryId: 'suspended', active: false, diedOn: null },
  { beneficiaryId: 'dead', active: false, diedOn: '2026-01-01' },
];
const codes = (...rules: Rule[]) => problemsOf(rules, people).map(({ index, code }) => `${index} ${code}`);

test.each<[string, Partial<Rule> & Pick<Rule, 'kind'>, string[]]>([
  ['a reserve without a figure', { kind: 'reserve' }, ['0 figure-missing']],
  ['upkeep without a figure is what was spent', { kind: 'maintenance' }, []],
  ['both figures', { kind: 'nazir_fee', percent: 1n, amount: parseAmount('1') }, ['0 two-figures']],
  ['a residual with a figure', { kind: 'residual', percent: 1n }, ['0 figure-not-taken']],
  ['a fixed amount for nobody', { kind: 'fixed', amount: parseAmount('1') }, ['0 recipient-missing']],
  ['a deduction for somebody', { kind: 'reserve', percent: 1n, to: { class: 'x' } }, ['0 recipient-not-taken']],
  ['somebody of another waqf', { kind: 'residual', to: { beneficiaryId: 'z' } }, ['0 recipient-unknown']],
  ['a suspended person', { kind: 'residual', to: { beneficiaryId: 'suspended' } }, ['0 recipient-inactive']],
  ['a dead person', { kind: 'residual', to: { beneficiaryId: 'dead' } }, ['0 recipient-deceased']],
  [
    'a cap below the floor',
    { kind: 'reserve', percent: 1n, cap: parseAmount('1'), floor: parseAmount('2') },
    ['0 cap-below-floor'],
  ],
  ['a cap that equals the floor', { kind: 'reserve', percent: 1n, cap: parseAmount('2'), floor: parseAmount('2') }, []],
])('%s', (_story, given, expected) => expect(codes(rule(given))).toEqual(expected));

test('more than 100% of one basis is reported once, among deductions; each basis and tier counts by itself', () => {
  const part = (kind: 'reserve' | 'nazir_fee' | 'percent', percent: bigint, more: Partial<Rule> = {}) =>
    rule({ kind, percent, to: kind === 'percent' ? { class: 'x' } : null, ...more });
  expect(codes(part('reserve', 600_000n), part('nazir_fee', 400_001n))).toEqual(['1 above-100']);
  expect(codes(part('reserve', 600_000n), part('nazir_fee', 400_000n), part('percent', 1_000_000n))).toEqual([]);
  expect(codes(part('reserve', 600_000n, { basis: 'net' }), part('nazir_fee', 600_000n))).toEqual([]);
  expect(codes(part('percent', 600_000n, { tier: 1 }), part('percent', 600_000n, { tier: 2 }))).toEqual([]);
});

test('each deduction and each line is explained in one sentence in both languages', () => {
  const gross = parseAmount('1000');
  const result = distribute({
    gross,
    net: gross,
    rules: [rule({ kind: 'reserve', percent: 125_000n, basis: 'gross' }), ...rulesByShares],
    people: [
      {
        beneficiaryId: 'a',
        share: 250_000n,
        active: true,
        gender: null,
        weight: 1n,
        class: null,
        tier: null,
        entitledFrom: null,
        bornOn: null,
        diedOn: null,
      },
    ],
    period: null,
  });
  expect(result.deductions.map(deductionSentence)).toEqual([
    { ar: 'احتياطي: 12.5% من إجمالي الغلة (1,000.00 ريال)', en: 'Reserve: 12.5% of the gross yield (1,000.00 SAR)' },
  ]);
  expect(result.lines.map(lineSentence)).toEqual([{ ar: '25% من 875.00 ريال', en: '25% of 875.00 SAR' }]);
});
