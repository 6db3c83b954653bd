const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number in Western digits with a comma between thousands: `12,345`, `1,144.47`. `@waqf/money` has amounts.
 * @param leastDecimals decimals that are always written, as in a column: `3.0`
 */
export function displayNumber(value: number, mostDecimals = 3, leastDecimals = 0): string {
  const key = `${leastDecimals}-${mostDecimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: leastDecimals,
      maximumFractionDigits: mostDecimals,
    });
    formats.set(key, format);
  }
  // As text it is rounded by its digits, like `rounded`; as a number by the nearest binary one.
  return format.format(String(value) as `${number}`);
}
