import { compileRules, type RoleRule } from './role-rule.js';
import { roleRules } from './role-rule-set.js';

const rule: RoleRule = { id: 'title', when: 'before', says: 'official', prior: 0.8, pattern: '{offices}' };
const lexicon = { offices: '(?:قاضي|كاتب)' };

test('a rule finds its words right before the name, with what may be written together', () => {
  const [compiled] = compileRules([rule], lexicon);
  expect(compiled!.pattern.test('حضر لدى القاضي')).toBe(false);
  expect(compiled!.pattern.test('وقاضي ')).toBe(true);
  expect(compiled!.pattern.test('قاضي / ')).toBe(true);
  expect(compiled!.pattern.test('قاضي حضر ')).toBe(false);
});

test.each<[string, RoleRule[], string]>([
  ['an id that stands twice', [rule, rule], 'title: stands twice'],
  ['a list that nobody knows', [{ ...rule, pattern: '{clerks}' }], 'no list {clerks}'],
  ['a prior that is none', [{ ...rule, prior: 1.2 }], '1.2 is no prior'],
  ['a pattern that is none', [{ ...rule, pattern: '(?:قاضي' }], 'title:'],
])('%s stops the start', (_, rules, message) => expect(() => compileRules(rules, lexicon)).toThrow(message));

test('the rules of roles are whole', () => expect(roleRules.length).toBeGreaterThan(30));
