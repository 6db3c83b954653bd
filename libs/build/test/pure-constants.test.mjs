import { withPureConstants } from '../rspack/pure-constants-loader.mjs';

test.each([
  ['a call', 'export const a = z.object({ b });', 'export const a = /*#__PURE__*/(() => (z.object({ b })))();'],
  [
    'a chain with a type',
    'const a = z.string().check(b) as C;',
    'const a = /*#__PURE__*/(() => (z.string().check(b) as C))();',
  ],
  ['a list that a call is in', 'const a = [b(), 1] as const;', 'const a = /*#__PURE__*/(() => ([b(), 1] as const))();'],
  [
    'what new makes',
    'const a = new Intl.PluralRules("ar");',
    'const a = /*#__PURE__*/(() => (new Intl.PluralRules("ar")))();',
  ],
])('%s is marked as pure', (_, source, marked) => expect(withPureConstants(source)).toBe(marked));

test.each([
  'export const names = ["a", "b"] as const;',
  'export const read = (a: string) => z.parse(b, a);',
  'export function read() { const a = z.object({}); return a; }',
  'register(z.object({}));',
])('%s stays as it is', (source) => expect(withPureConstants(source)).toBe(source));

test('line numbers do not change', () => {
  const source = 'const a = z.object({\n  b,\n});\nexport const c = 1;\n';
  expect(withPureConstants(source).split('\n')).toHaveLength(source.split('\n').length);
});
