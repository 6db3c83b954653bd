import { compactNumber } from './digits';

/**
 * The stored form of a Saudi mobile number: `+9665XXXXXXXX`. Accepts 05XXXXXXXX, 5XXXXXXXX, 9665…, 009665…,
 * +9665… and +96605…, with blanks, hyphens, dashes, dots, brackets or direction marks between digits, also as a link
 * of a page (`tel:`).
 * @returns undefined when it is no Saudi mobile number
 */
export function normaliseSaudiMobile(text: string): string | undefined {
  const subscriber = /^(?:(?:\+|00)?966)?0?(5\d{8})$/.exec(compactNumber(text).replace(/^tel:|[().]/gi, ''))?.[1];
  return subscriber && `+966${subscriber}`;
}

/** Whether a text is a Saudi mobile number in one of the accepted forms. */
export function isSaudiMobile(text: string): boolean {
  return normaliseSaudiMobile(text) !== undefined;
}

/** The local form for people: `0512345678`, from the stored form. Place it in `<bdi dir="ltr">`. */
export function displaySaudiMobile(stored: string): string {
  return stored.replace(/^\+966/, '0');
}
