import { expect, test } from '@jest/globals';
import { rule } from '../testing/samples';
import { ruleChanges } from './rule-changes';

const reserve = rule({ kind: 'reserve', percent: 10, basis: 'net' });
const clause = { text: 'يُحبس العُشر', documentId: null, page: null, box: null };

test('a proposal is compared with the rules in force: same, changed, added and removed rules', () => {
  const more = { ...reserve, percent: 15 };
  const class_ = rule({ kind: 'class', to: { class: 'الذرية' } });
  const { rules, removed } = ruleChanges([reserve, rule({}), class_], [more, rule({ kind: 'maintenance' }), rule({})]);
  expect(rules.map(({ rule: { kind }, change, before }) => [kind, change, before?.percent ?? null])).toEqual([
    ['reserve', 'changed', 10],
    ['maintenance', 'added', null],
    ['residual', 'same', null],
  ]);
  expect(removed).toEqual([class_]);
});

test('a new clause with the same figures is no change, and an equal rule is matched first', () => {
  expect(ruleChanges([reserve], [{ ...reserve, clause }]).rules[0]?.change).toBe('same');
  const five = { ...reserve, percent: 5 };
  expect(ruleChanges([reserve, five], [five]).removed).toEqual([reserve]);
});
