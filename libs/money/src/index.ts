export {
  absolute,
  amountPattern,
  formatAmountForWire,
  halalas,
  isAmountText,
  MoneyFormatError,
  parseAmount,
  parseSignedAmount,
  sumHalalas,
  zeroHalalas,
  type Halalas,
} from './halalas';
export { normaliseAmount, writtenAmountPattern, writtenSignedAmountPattern } from './written-amount';
export { displayAmount, minusSign, type DisplayAmountOptions } from './display-amount';
export { percentText, sumShares } from './shares';
export { splitByShares } from './split-by-shares';
export { percentageChange } from './percentage-change';
export { inUnits, percentageOf, percentagesOf, roundedQuotient } from './rounding';
export { chartScale, type ChartScale } from './chart-scale';
export { shortAmount, type ShortAmount } from './short-amount';
export { riyalsInWords } from './riyals-in-words';
