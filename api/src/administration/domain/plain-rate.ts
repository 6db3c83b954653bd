/** `3.750000` of the database as `3.75`. */
export function plainRate(stored: string): string {
  return stored.includes('.') ? stored.replace(/\.?0+$/, '') : stored;
}
