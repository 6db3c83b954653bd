import { parseSignedAmount } from '@waqf/money';

export interface RoundAmount {
  /** Digits with thousands apart, at most one decimal: `38.6`, `486,000`. */
  digits: string;
  /** What the digits count: riyals, or millions or thousands of millions of them. */
  scale: 'one' | 'million' | 'billion';
}

const million = 1_000_000_00n;
const riyalsInBillion = 1_000_000_000n;

/**
 * An amount as one says it aloud. Rounded down, so that it never claims more than there is.
 * @param amount riyals as a decimal string of the server
 * @throws MoneyFormatError
 */
export function roundAmount(amount: string): RoundAmount {
  const halalas = parseSignedAmount(amount);
  const riyals = halalas / 100n;
  if (halalas < million) return { digits: grouped(riyals), scale: 'one' };
  const [size, scale] =
    riyals < riyalsInBillion ? ([million, 'million'] as const) : ([million * 1000n, 'billion'] as const);
  const tenths = (halalas * 10n) / size;
  const rest = tenths % 10n;
  return { digits: `${grouped(tenths / 10n)}${rest === 0n ? '' : `.${rest}`}`, scale };
}

const grouped = (value: bigint): string => value.toString().replace(/\B(?=(\d{3})+$)/g, ',');
