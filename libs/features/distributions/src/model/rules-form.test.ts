import { expect, test } from '@jest/globals';
import { proposeRules, ruleKinds, type Rule } from '@waqf/contracts/distributions';
import { rule } from '../testing/samples';
import { newRule, ruleInputOfValues, rulesInputOf, ruleValuesOf, withKind } from './rules-form';

const clause = { text: 'يُحبس العُشر', documentId: null, page: 2, box: null };

test.each<[string, Partial<Rule>]>([
  ['reserve', { kind: 'reserve', basis: 'gross', percent: 12.5, cap: '5000.00', clause }],
  ['fixed', { kind: 'fixed', amount: '500.00', to: { beneficiaryId: '0199a000-0000-7000-8000-000000000000' } }],
  ['class', { kind: 'class', to: { class: 'الذرية' }, split: 'male_two_female_one', tier: 2 }],
  ['residual', {}],
])('a rule is unchanged after a round trip through the form: %s', (_, fields) => {
  expect(ruleInputOfValues(ruleValuesOf(rule(fields)))).toEqual(rule(fields));
});

test('changing the kind of a rule removes the fields that the new kind does not have', () => {
  const fixed = ruleValuesOf(rule({ kind: 'fixed', amount: '500.00', to: { class: 'الذرية' }, tier: 1 }));
  expect(ruleInputOfValues(withKind(fixed, 'residual'))).toMatchObject({
    amount: null,
    to: { class: 'الذرية' },
    tier: 1,
  });
  expect(ruleInputOfValues(withKind(fixed, 'reserve'))).toMatchObject({ amount: '500.00', to: null, tier: null });
  expect(ruleInputOfValues(withKind(fixed, 'maintenance'))).toMatchObject({ kind: 'maintenance', to: null });
});

test('the contract names each field that is missing for a kind of rule', () => {
  for (const kind of ruleKinds) {
    const input = rulesInputOf({ rules: [withKind(newRule(), kind)], effectiveFrom: '2026-01-01', replaces: 0 });
    const paths = (proposeRules.safeParse(input).error?.issues ?? []).map(({ path }) => path.join('.'));
    const expected = {
      maintenance: ['rules.0.percent'],
      reserve: ['rules.0.percent'],
      nazir_fee: ['rules.0.percent'],
      fixed: ['rules.0.amount'],
      percent: ['rules.0.percent'],
      class: ['rules.0.percent', 'rules.0.to'],
      residual: [],
    }[kind];
    expect([kind, paths]).toEqual([kind, expected]);
  }
});
