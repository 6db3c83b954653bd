import { makeSaudiIban } from '@waqf/formats';

/**
 * Bank code of the sandbox bank. No licensed bank of the Kingdom has it, so a sample IBAN is well formed and belongs to
 * nobody.
 */
export const sandboxBankCode = '99';

/** IBAN of an account of the sandbox bank, with valid check digits. */
export const ibanOf = (accountNumber: string): string => makeSaudiIban(sandboxBankCode, accountNumber);
