import { roundAmount } from './round-amount';

test.each([
  ['0.00', '0', 'one'],
  ['999.99', '999', 'one'],
  ['486000.50', '486,000', 'one'],
  ['999999.99', '999,999', 'one'],
  ['1000000.00', '1', 'million'],
  ['38690000.00', '38.6', 'million'],
  ['999999999.99', '999.9', 'million'],
  ['1250000000.00', '1.2', 'billion'],
  ['2000000000000.00', '2,000', 'billion'],
] as const)('%s riyals are said as %s (%s), never more than there is', (amount, digits, scale) => {
  expect(roundAmount(amount)).toEqual({ digits, scale });
});
