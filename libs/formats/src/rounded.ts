/**
 * A number rounded half up to some decimals, by its digits: 1.005 to two decimals is 1.01, although the nearest binary
 * number is below it. Halves are rounded away from zero, so that −0.5 mirrors 0.5.
 */
export function rounded(value: number, decimals = 0): number {
  if (!Number.isFinite(value)) return value;
  const size = shifted(Math.round(shifted(Math.abs(value), decimals)), -decimals);
  return value < 0 && size > 0 ? -size : size;
}

/** A share between 0 and 1 as a whole percentage, for progress. */
export const wholePercent = (share: number): number => rounded(shifted(share, 2));

/** Moves the decimal point without the error of a multiplication. */
function shifted(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
