import { nationalId } from '../src/request-fields';

const taken = nationalId('refused');

test.each([
  ['with direction marks around it', '\u200e1000000024\u202c'],
  ['with blanks that do not break', '1000\u00a0000\u202f024'],
  ['with typographic hyphens', '1000\u2011000\u2013024'],
  ['in full-width digits', '１０００００００２４'],
  ['in Arabic digits', '١٠٠٠٠٠٠٠٢٤'],
])('a national id pasted %s is read as its ten digits', (_, pasted) => {
  expect(taken.parse(pasted)).toBe('1000000024');
});

test.each(['1000000025', '100000002', '1000000024x', '1000000024 1000000024'])('%j is refused', (text) => {
  expect(taken.safeParse(text).success).toBe(false);
});
