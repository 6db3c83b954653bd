/** U+2212: as wide as a plus, unlike the hyphen. */
const MINUS = '\u2212';

export type AmountValue = string | bigint;

function toHalalas(value: AmountValue): bigint {
  if (typeof value === 'bigint') return value;
  const match = /^([+-]?)(\d+)(?:\.(\d{1,2}))?$/.exec(value.trim());
  if (!match) throw new RangeError(`not an amount: ${value}`);
  const [, sign, riyals = '0', halalas = ''] = match;
  const amount = BigInt(riyals) * 100n + BigInt(halalas.padEnd(2, '0'));
  return sign === '-' ? -amount : amount;
}

/**
 * Writes an amount with two decimals and thousands apart, the sign on the left of the digits.
 * @param value halalas (bigint), or riyals as a decimal string with at most two decimals
 * @param signed writes the plus of income too
 * @throws RangeError when the string is not such a number
 */
export function amountText(value: AmountValue, signed = false): string {
  const halalas = toHalalas(value);
  const size = halalas < 0n ? -halalas : halalas;
  const riyals = (size / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = (size % 100n).toString().padStart(2, '0');
  const sign = halalas < 0n ? MINUS : signed && halalas > 0n ? '+' : '';
  return `${sign}${riyals}.${rest}`;
}

/** -1, 0 or 1, for the tone of an amount. */
export function amountSign(value: AmountValue): -1 | 0 | 1 {
  const halalas = toHalalas(value);
  return halalas < 0n ? -1 : halalas > 0n ? 1 : 0;
}
