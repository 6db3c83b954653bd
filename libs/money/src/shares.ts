/** Shares are percent with at most four decimals. They are computed in ten-thousandths, so that nothing is rounded. */
export const stepsOfPercent = 10_000;

/** Sum of shares in percent; null counts as zero. */
export function sumShares(shares: readonly (number | null)[]): number {
  return shares.reduce<number>((sum, share) => sum + Math.round((share ?? 0) * stepsOfPercent), 0) / stepsOfPercent;
}

/** Ten-thousandths of a percent as people write them: 125000 is `12.5%`. */
export function percentText(tenThousandths: bigint): string {
  const whole = BigInt(stepsOfPercent);
  const digits = String(tenThousandths % whole)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${tenThousandths / whole}${digits === '' ? '' : `.${digits}`}%`;
}
