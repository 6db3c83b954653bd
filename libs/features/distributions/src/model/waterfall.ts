import { halalas, parseAmount, type Halalas } from '@waqf/money';

/** A bar from `from` to `to`, in percent of the yield, counted from the start of the line. */
export interface Bar {
  from: number;
  to: number;
}

const share = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 100_000n) / whole) / 1000);

/** The bars of deductions: each ends where the previous one began, down to the amount that is divided. */
export function deductionBars(gross: Halalas, amounts: readonly Halalas[]): Bar[] {
  let left: bigint = gross;
  return amounts.map((amount) => {
    const to = share(left, gross);
    left -= amount;
    return { from: share(left, gross), to };
  });
}

/** One part of the last bar: a beneficiary, all other beneficiaries together, or what nobody is entitled to. */
export interface Portion extends Bar {
  key: string;
  kind: 'line' | 'others' | 'unallocated';
  amount: Halalas;
  /** Number of the colour, 1 to 6. */
  series: number;
}

/** How many beneficiaries have a colour of their own. */
const coloured = 5;

interface Divided {
  lines: readonly { beneficiaryId: string; amount: string }[];
  /** The total of all lines, including those that are not loaded. */
  allocated: string;
  unallocated: string;
}

/** The parts of the divided amount: the largest shares in their colours, then the others together, then the rest. */
export function portions(gross: Halalas, { lines, allocated, unallocated }: Divided): Portion[] {
  const parts = largestFirst(lines)
    .slice(0, coloured)
    .map(({ beneficiaryId, amount }) => ({ key: beneficiaryId, kind: 'line' as const, amount: parseAmount(amount) }));
  const rest = halalas(parts.reduce((left, { amount }) => left - amount, parseAmount(allocated) as bigint));
  const all = [
    ...parts,
    { key: 'others', kind: 'others' as const, amount: rest },
    { key: 'unallocated', kind: 'unallocated' as const, amount: parseAmount(unallocated) },
  ].filter(({ amount }) => amount > 0n);
  let done = 0n;
  return all.map((part, index) => {
    const from = share(done, gross);
    done += part.amount;
    return { ...part, from, to: share(done, gross), series: index + 1 };
  });
}

/** Sorted by amount, largest first; equal amounts keep their order in the list. */
export function largestFirst<Line extends { amount: string }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => Number(parseAmount(b.amount) - parseAmount(a.amount)));
}

/** The colour of a line in the list: the same as its part of the bar. */
export function seriesOf(parts: readonly Portion[], beneficiaryId: string): number {
  return (parts.find(({ key }) => key === beneficiaryId) ?? parts.find(({ kind }) => kind === 'others'))?.series ?? 0;
}

/** The end of the slider in whole riyals: a round number, at least twice the yield, never below 100,000. */
export function sliderEnd(yieldHalalas: Halalas): number {
  const least = Math.max(100_000, Number(yieldHalalas / 100n) * 2);
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((step) => step * power >= least) ?? 10) * power;
}
