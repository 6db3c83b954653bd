import { makeSaudiIban } from '@waqf/formats';

/**
 * Bank code of the sandbox bank. No licensed Saudi bank uses it, so a sample IBAN is well formed but belongs to nobody.
 */
export const sandboxBankCode = '99';

/** The IBAN of an account at the sandbox bank, with valid check digits. */
export const ibanOf = (accountNumber: string): string => makeSaudiIban(sandboxBankCode, accountNumber);
