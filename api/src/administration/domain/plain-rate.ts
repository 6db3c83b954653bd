/** Removes trailing zeros: `3.750000` from the database becomes `3.75`. */
export function plainRate(stored: string): string {
  return stored.includes('.') ? stored.replace(/\.?0+$/, '') : stored;
}
