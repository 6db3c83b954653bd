import { chartScale } from './chart-scale';

test('a chart counts in riyals below 10,000 and in thousands from there, rounded to a tenth', () => {
  const small = chartScale(['9999.99', '-20000.00', '12.35']);
  expect([small.unit, small.drawn('12.35')]).toEqual(['riyals', 12.4]);
  const large = chartScale(['12.00', '10000.00']);
  expect([large.unit, large.drawn('10000.00'), large.drawn('1250.00')]).toEqual(['thousands', 10, 1.3]);
  expect(chartScale([]).unit).toBe('riyals');
});
