const formats = new Map<number, Intl.NumberFormat>();

/** A number in Western digits with a comma between thousands: `12,345`, `1,144.47`. `@waqf/money` has amounts. */
export function displayNumber(value: number, mostDecimals = 3): string {
  let format = formats.get(mostDecimals);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { maximumFractionDigits: mostDecimals });
    formats.set(mostDecimals, format);
  }
  return format.format(value);
}
