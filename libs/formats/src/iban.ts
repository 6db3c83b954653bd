import { compactNumber } from './digits';

const saudiIban = /^SA\d{22}$/;
/** Check digits are 98 minus a remainder of 97, so 00, 01 and 99 are invalid although they can pass the mod 97 test. */
const checkDigits = /^[A-Z]{2}(?:0[2-9]|[1-8]\d|9[0-8])/;
/** What banks and users write between the groups. */
const separators = /[.,:;/\\|_#*\u00b7\u2022\u060c()[\]]/g;
/** Words before the IBAN; NO followed by digits is the country code of Norway and not such a word. */
const label = /^(?:\p{Script=Arabic}|INTERNATIONAL|IBAN|BANK|ACCOUNT|ACCT|NUMBER|NUM|NO(?=[A-Z]))+(?=[A-Z]{2}\d)/u;

/**
 * Normalises a Saudi IBAN to its electronic form: upper case, 0-9, without spaces, hyphens, dots and other separators,
 * direction marks, and words before it like `IBAN No.:` in either language.
 * @returns undefined unless it is `SA` + 2 check digits (02-98) + 2 bank code + 18 account with mod 97 = 1
 */
export function normaliseSaudiIban(text: string): string | undefined {
  const compact = compactIban(text);
  return saudiIban.test(compact) && hasItsCheckDigits(compact) ? compact : undefined;
}

/** Whether a text is as long as a Saudi IBAN and has its form, whatever its check digits. */
export function hasFormOfSaudiIban(text: string): boolean {
  return saudiIban.test(compactIban(text));
}

/** Whether a text is a valid Saudi IBAN, grouped or not. */
export function isSaudiIban(text: string): boolean {
  return normaliseSaudiIban(text) !== undefined;
}

/** Whether a text is a valid IBAN of any country (ISO 13616), grouped or not: the general format and mod 97 = 1. */
export function isIban(text: string): boolean {
  const compact = compactIban(text);
  return (
    /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact) &&
    hasItsCheckDigits(compact) &&
    (!compact.startsWith('SA') || saudiIban.test(compact))
  );
}

/**
 * Builds an IBAN with its check digits (ISO 13616).
 * @param bankCode two digits
 * @param account up to 18 digits, padded with zeros on the left
 * @throws RangeError
 */
export function makeSaudiIban(bankCode: string, account: string): string {
  if (!/^\d{2}$/.test(bankCode) || !/^\d{1,18}$/.test(account)) {
    throw new RangeError('A bank code of 2 digits and an account of up to 18 digits are needed');
  }
  const body = `${bankCode}${account.padStart(18, '0')}`;
  const check = 98 - mod97(`SA00${body}`);
  return `SA${String(check).padStart(2, '0')}${body}`;
}

/** Groups an IBAN by four characters for users: `SA03 8000 0000 6080 1016 7519`. Place it in `<bdi dir="ltr">`. */
export function groupIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

function compactIban(text: string): string {
  return compactNumber(text).toUpperCase().replace(separators, '').replace(label, '');
}

function hasItsCheckDigits(compact: string): boolean {
  return checkDigits.test(compact) && mod97(compact) === 1;
}

function mod97(iban: string): number {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const character of rearranged) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
