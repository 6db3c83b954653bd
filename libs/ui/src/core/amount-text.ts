import { displayAmount, halalas, parseSignedAmount, roundedQuotient } from '@waqf/money';
import type { Halalas } from '@waqf/money';

/** Halalas as a bigint, or riyals as a decimal string with at most two decimals. Never a float. */
export type AmountValue = string | bigint;

function halalasOf(value: AmountValue): Halalas {
  return typeof value === 'bigint' ? halalas(value) : parseSignedAmount(value);
}

/**
 * Formats an amount with two decimals and thousands groups, the sign on the left of the digits.
 * @param signed also shows the plus sign of income
 * @throws MoneyFormatError when the string is not an amount
 */
export function amountText(value: AmountValue, signed = false): string {
  return displayAmount(halalasOf(value), { sign: signed ? 'always' : 'auto' });
}

/** The sign of an amount (-1, 0 or 1), which decides its colour. */
export function amountSign(value: AmountValue): -1 | 0 | 1 {
  const amount = halalasOf(value);
  return amount < 0n ? -1 : amount > 0n ? 1 : 0;
}

/** Number of decimals that a rate may have. */
const RATE_DECIMALS = 6;

/**
 * An amount converted to another currency, rounded to two decimals, halves away from zero.
 * @param sar riyals for one unit, a decimal string with at most six decimals, above zero
 */
export function otherCurrencyText(value: AmountValue, sar: string): string {
  const [whole = '0', part = ''] = sar.split('.');
  const scale = 10n ** BigInt(RATE_DECIMALS);
  const rate = BigInt(whole + part.padEnd(RATE_DECIMALS, '0').slice(0, RATE_DECIMALS));
  const amount: bigint = halalasOf(value);
  return amountText(roundedQuotient(amount * scale, rate));
}
