import { searchWords } from '@waqf/formats';
import { lexemesOf, searchExpression } from './lexemes.js';

test('a word is indexed from each of its letters on, normalised, each once', () => {
  expect(lexemesOf(['أيتام', null, 'تَام'])).toEqual(['ايتام', 'يتام', 'تام', 'ام', 'م']);
});

test('long words and texts are cut to the limits of PostgreSQL', () => {
  const lexemes = lexemesOf(['ش'.repeat(5000), '𐍈'.repeat(100)]);
  expect(Math.max(...lexemes.map((lexeme) => Buffer.byteLength(lexeme)))).toBeLessThanOrEqual(240);
  expect(lexemesOf([`${'كلمة '.repeat(80)}آخر`])).not.toContain('اخر');
});

test('every word must occur; quotes and operators never reach the query', () => {
  expect(searchExpression(searchWords(`برج' & !النخيل:* | ٣١٠`))).toBe(`'برج':* & 'النخيل':* & '310':*`);
});
