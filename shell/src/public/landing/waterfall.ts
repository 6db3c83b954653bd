import { halalas, type Halalas } from '@waqf/money';

/** One line of how the yield was used: the whole, a deduction, or what is left. */
interface WaterfallLine<Key extends string> {
  key: Key;
  amount: Halalas;
  kind: 'whole' | 'taken' | 'left';
}

export interface WaterfallBar<Key extends string> extends WaterfallLine<Key> {
  /** The start of the bar in reading direction and its length, in percent of the whole. */
  start: number;
  length: number;
}

/**
 * Places deductions one after the other along the whole; the rest is what is left.
 * @param whole the yield, above zero
 * @param taken deductions in order, with amounts above zero
 */
export function waterfallOf<const Key extends string>(
  whole: Halalas,
  taken: readonly { key: Key; amount: Halalas }[],
  leftKey: Key,
  wholeKey: Key,
): WaterfallBar<Key>[] {
  const share = (amount: bigint) => Number((amount * 10_000n) / whole) / 100;
  const bars: WaterfallBar<Key>[] = [{ key: wholeKey, amount: whole, kind: 'whole', start: 0, length: 100 }];
  let takenHalalas = 0n;
  for (const { key, amount } of taken) {
    bars.push({ key, amount: halalas(-amount), kind: 'taken', start: share(takenHalalas), length: share(amount) });
    takenHalalas += amount;
  }
  bars.push({
    key: leftKey,
    amount: halalas(whole - takenHalalas),
    kind: 'left',
    start: share(takenHalalas),
    length: 100 - share(takenHalalas),
  });
  return bars;
}
