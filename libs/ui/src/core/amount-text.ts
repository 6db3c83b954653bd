import { displayAmount, halalas, parseSignedAmount } from '@waqf/money';
import type { Halalas } from '@waqf/money';

/** Halalas, or riyals as a decimal string with at most two decimals. Never a float. */
export type AmountValue = string | bigint;

function halalasOf(value: AmountValue): Halalas {
  return typeof value === 'bigint' ? halalas(value) : parseSignedAmount(value);
}

/**
 * Writes an amount with two decimals and thousands apart, the sign on the left of the digits.
 * @param signed writes the plus of income too
 * @throws MoneyFormatError when the string is not an amount
 */
export function amountText(value: AmountValue, signed = false): string {
  return displayAmount(halalasOf(value), { sign: signed ? 'always' : 'auto' });
}

/** -1, 0 or 1, for the tone of an amount. */
export function amountSign(value: AmountValue): -1 | 0 | 1 {
  const amount = halalasOf(value);
  return amount < 0n ? -1 : amount > 0n ? 1 : 0;
}
