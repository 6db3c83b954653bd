import * as z from 'zod/mini';

/** A whole number in a request, from `least` to `most`. */
export const between = (least: number, most: number, outside: string) =>
  z.number(outside).check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most, outside));
