import { parseSignedAmount } from './halalas';
import { inUnits } from './rounding';

/** From here on a chart counts in thousands of riyals; in halalas. */
const thousandsFrom = 1_000_000n;

export interface ChartScale {
  /** The unit that the chart names. */
  unit: 'riyals' | 'thousands';
  /** An amount of the wire in that unit, rounded to a tenth: enough for a picture. */
  drawn: (amount: string) => number;
}

/** The unit in which a chart shows all these amounts of the wire. */
export function chartScale(amounts: readonly string[]): ChartScale {
  const thousands = amounts.some((amount) => parseSignedAmount(amount) >= thousandsFrom);
  const unit = thousands ? 100_000n : 100n;
  return {
    unit: thousands ? 'thousands' : 'riyals',
    drawn: (amount) => inUnits(parseSignedAmount(amount), unit, 1),
  };
}
