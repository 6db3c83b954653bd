import { parseSignedAmount } from './halalas';
import { inUnits } from './rounding';

/** From this amount, in halalas, a chart shows thousands of riyals. */
const thousandsFrom = 1_000_000n;

export interface ChartScale {
  /** The unit that the chart's label shows. */
  unit: 'riyals' | 'thousands';
  /** Converts an amount in wire format to that unit, rounded to one decimal, which is precise enough for a chart. */
  drawn: (amount: string) => number;
}

/** The unit in which a chart shows all these amounts, which are in wire format. */
export function chartScale(amounts: readonly string[]): ChartScale {
  const thousands = amounts.some((amount) => parseSignedAmount(amount) >= thousandsFrom);
  const unit = thousands ? 100_000n : 100n;
  return {
    unit: thousands ? 'thousands' : 'riyals',
    drawn: (amount) => inUnits(parseSignedAmount(amount), unit, 1),
  };
}
