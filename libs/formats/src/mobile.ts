import { normaliseDigits } from './digits';

/**
 * The stored form of a Saudi mobile number: `+9665XXXXXXXX`. Accepts 05XXXXXXXX, 5XXXXXXXX, 9665…, 009665… and
 * +9665…, with spaces or hyphens between digits.
 * @returns undefined when it is no Saudi mobile number
 */
export function normaliseSaudiMobile(text: string): string | undefined {
  const compact = normaliseDigits(text).replace(/[\s\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const subscriber = /^(?:\+966|00966|966|0)?(5\d{8})$/.exec(compact)?.[1];
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
