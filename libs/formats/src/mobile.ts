import { compactNumber } from './digits';

/**
 * Normalises a Saudi mobile number to its stored form `+9665XXXXXXXX`. Accepts 05XXXXXXXX, 5XXXXXXXX, 9665…, 009665…,
 * +9665… and +96605…, with spaces, hyphens, dashes, dots, brackets or direction marks between digits, also copied from
 * a link (`tel:`).
 * @returns undefined when it is not a Saudi mobile number
 */
export function normaliseSaudiMobile(text: string): string | undefined {
  const subscriber = /^(?:(?:\+|00)?966)?0?(5\d{8})$/.exec(compactNumber(text).replace(/^tel:|[().]/gi, ''))?.[1];
  return subscriber && `+966${subscriber}`;
}

/** Whether a text is a Saudi mobile number in one of the accepted forms. */
export function isSaudiMobile(text: string): boolean {
  return normaliseSaudiMobile(text) !== undefined;
}

/** Converts the stored form to the local form for users: `0512345678`. Place it in `<bdi dir="ltr">`. */
export function displaySaudiMobile(stored: string): string {
  return stored.replace(/^\+966/, '0');
}
