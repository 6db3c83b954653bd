import * as z from 'zod/mini';

/** UUID of any version: v4 for people, v7 elsewhere. */
export const id = z.uuid();
/** Moment as ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** Day as ISO `YYYY-MM-DD`, Gregorian. */
export const day = z.iso.date();
/** Money on the wire: decimal string with two places, e.g. `"1234.50"` (riyals). */
export const money = z.string().check(z.regex(/^-?\d{1,15}\.\d{2}$/));
/** An exact share of an amount: `p/q` in halalas, e.g. `"100000/3"`. */
export const fraction = z.string().check(z.regex(/^-?\d+\/\d+$/));
