import type { Halalas } from '@waqf/money';

/** One line of how the yield was used: the whole, a deduction, or what is left. */
interface WaterfallLine {
  key: string;
  amount: Halalas;
  kind: 'whole' | 'taken' | 'left';
}

export interface WaterfallBar extends WaterfallLine {
  /** The start of the bar in reading direction and its length, in percent of the whole. */
  start: number;
  length: number;
}

/**
 * Places deductions one after the other along the whole; the rest is what is left.
 * @param whole the yield, above zero
 * @param taken deductions in order, with amounts above zero
 */
export function waterfallOf(
  whole: Halalas,
  taken: readonly { key: string; amount: Halalas }[],
  leftKey: string,
  wholeKey: string,
): WaterfallBar[] {
  const share = (amount: bigint) => Number((amount * 10_000n) / whole) / 100;
  const bars: WaterfallBar[] = [{ key: wholeKey, amount: whole, kind: 'whole', start: 0, length: 100 }];
  let takenHalalas = 0n;
  for (const { key, amount } of taken) {
    bars.push({ key, amount: -amount as Halalas, kind: 'taken', start: share(takenHalalas), length: share(amount) });
    takenHalalas += amount;
  }
  bars.push({
    key: leftKey,
    amount: (whole - takenHalalas) as Halalas,
    kind: 'left',
    start: share(takenHalalas),
    length: 100 - share(takenHalalas),
  });
  return bars;
}
