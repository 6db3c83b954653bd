import type { Halalas } from './halalas';
import { roundedQuotient } from './rounding';

export interface ShortAmount {
  /** Digits with thousands groups and at most one decimal: `38.7`, `486,000`. */
  digits: string;
  /** The unit of the digits: riyals, millions of riyals, or billions of riyals. */
  scale: 'one' | 'million' | 'billion';
}

const million = 100_000_000n;
const billion = million * 1000n;
/** The smallest amounts that are rounded up to one million and to one billion. */
const roundsToMillion = million - 50n;
const roundsToBillion = billion - million / 20n;

/** A short form of an amount, rounded to whole riyals or to one decimal of its unit: `999,950,000` is 1 billion. */
export function shortAmount(amount: Halalas): ShortAmount {
  const size = amount < 0n ? -amount : amount;
  if (size < roundsToMillion) return { digits: grouped(roundedQuotient(amount, 100n)), scale: 'one' };
  const scale = size < roundsToBillion ? 'million' : 'billion';
  const tenths = roundedQuotient(amount * 10n, scale === 'million' ? million : billion);
  const rest = tenths % 10n;
  return { digits: `${grouped(tenths / 10n)}${rest === 0n ? '' : `.${rest < 0n ? -rest : rest}`}`, scale };
}

const grouped = (value: bigint): string => value.toString().replace(/\B(?=(\d{3})+$)/g, ',');
