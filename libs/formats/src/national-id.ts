import { normaliseDigits } from './digits';

/**
 * Normalises a national id (citizen, first digit 1) or residence id (first digit 2) to 0-9, without surrounding spaces
 * and invisible characters.
 * @returns undefined when it isn't ten digits, has another first digit, or its Luhn check digit is wrong
 */
export function normaliseNationalId(text: string): string | undefined {
  const digits = normaliseDigits(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  );
  return /^[12]\d{9}$/.test(digits) && luhnSum(digits) % 10 === 0 ? digits : undefined;
}

/** Whether a text is a valid national or residence id, in any of the accepted digits. */
export function isNationalId(text: string): boolean {
  return normaliseNationalId(text) !== undefined;
}

/**
 * Appends the check digit to the first nine digits.
 * @throws RangeError unless given nine digits that start with 1 or 2
 */
export function completeNationalId(firstNine: string): string {
  if (!/^[12]\d{8}$/.test(firstNine)) throw new RangeError('Nine digits that start with 1 or 2 are needed');
  return `${firstNine}${(10 - (luhnSum(`${firstNine}0`) % 10)) % 10}`;
}

function luhnSum(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum;
}
