/**
 * Bank code of the sandbox bank. No licensed bank of the Kingdom has it, so a sample IBAN is well formed and belongs to
 * nobody.
 */
const sandboxBankCode = '99';

/** `SA` + check digits + bank code + account number padded to 18 digits; ISO 13616: check digits are 98 − (… mod 97). */
export function ibanOf(accountNumber: string): string {
  const bban = sandboxBankCode + accountNumber.padStart(18, '0');
  // S = 28 and A = 10, moved behind the account with 00 in place of the check digits.
  const remainder = BigInt(`${bban}281000`) % 97n;
  return `SA${String(98n - remainder).padStart(2, '0')}${bban}`;
}
