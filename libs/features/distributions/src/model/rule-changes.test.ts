import { expect, test } from '@jest/globals';
import { rule } from '../testing/samples';
import { ruleChanges } from './rule-changes';

const reserve = rule({ kind: 'reserve', percent: 10, basis: 'net' });
const clause = { text: 'يُحبس العُشر', documentId: null, page: null, box: null };

test('what a proposal leaves, changes, adds and takes away', () => {
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

test('other words for the same figures change nothing, and an equal rule is not taken for a changed one', () => {
  expect(ruleChanges([reserve], [{ ...reserve, clause }]).rules[0]?.change).toBe('same');
  const five = { ...reserve, percent: 5 };
  expect(ruleChanges([reserve, five], [five]).removed).toEqual([reserve]);
});
