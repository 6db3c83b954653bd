declare const unit: unique symbol;

/**
 * An amount in whole halalas (1 SAR = 100 halalas). The type is branded, so that a plain number cannot be used as
 * money.
 */
export type Halalas = bigint & { readonly [unit]: 'halalas' };

/** Format of an amount that a client sends: riyals, up to 13 digits, up to two decimals, no sign. */
export const amountPattern = /^\d{1,13}(\.\d{1,2})?$/;

const signedAmountPattern = /^-?\d{1,13}(\.\d{1,2})?$/;

/** Thrown when a text is not an amount; `text` is the given text. */
export class MoneyFormatError extends Error {
  constructor(readonly text: string) {
    super(`Not an amount: ${JSON.stringify(text.slice(0, 40))}`);
    this.name = 'MoneyFormatError';
  }
}

/** Marks a bigint that counts halalas (a database column, a sum) as money. */
export function halalas(count: bigint): Halalas {
  return count as Halalas;
}

export const zeroHalalas: Halalas = halalas(0n);

/** Whether a text is an amount according to `amountPattern`. */
export function isAmountText(text: string): boolean {
  return amountPattern.test(text);
}

/**
 * Reads an amount in riyals as a client sends it: `"1234.5"` is 123450 halalas.
 * @throws MoneyFormatError when the text doesn't match `amountPattern`
 */
export function parseAmount(text: string): Halalas {
  if (!amountPattern.test(text)) throw new MoneyFormatError(text);
  return toHalalas(text);
}

/**
 * Reads an amount in riyals that the server sent; unlike a client's amount it may be negative.
 * @throws MoneyFormatError
 */
export function parseSignedAmount(text: string): Halalas {
  if (!signedAmountPattern.test(text)) throw new MoneyFormatError(text);
  return text.startsWith('-') ? halalas(-toHalalas(text.slice(1))) : toHalalas(text);
}

function toHalalas(text: string): Halalas {
  const [riyals = '0', fraction = ''] = text.split('.');
  return halalas(BigInt(riyals) * 100n + BigInt(fraction.padEnd(2, '0')));
}

/** Formats an amount for the wire: riyals with exactly two decimals, `-` when negative: `"1234.50"`. */
export function formatAmountForWire(amount: Halalas): string {
  const digits = absolute(amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The amount without its sign. */
export function absolute(amount: Halalas): Halalas {
  return amount < 0n ? halalas(-amount) : amount;
}

/** Sum of amounts; zero when there are none. */
export function sumHalalas(amounts: Iterable<Halalas>): Halalas {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return halalas(sum);
}
