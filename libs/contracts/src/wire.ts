import * as z from 'zod/mini';

/** UUID of any version: v4 for people, v7 for everything else. */
export const id = z.uuid();
/** A point in time in ISO 8601, UTC. */
export const instant = z.iso.datetime();
/** A Gregorian day in ISO format, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** An amount in riyals: a decimal string with two decimals, e.g. `"1234.50"`. */
export const money = z.string().check(z.regex(/^-?\d{1,15}\.\d{2}$/));
/** An exact fraction of an amount: `p/q` in halalas, e.g. `"100000/3"`. */
export const fraction = z.string().check(z.regex(/^-?\d+\/\d+$/));
