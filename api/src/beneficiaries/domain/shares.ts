import type { Bilingual } from '@waqf/contracts';

/** Shares are percent with at most four decimals; sums are computed in ten-thousandths, so that nothing is rounded. */
const steps = 10_000;

/** Sum of shares in percent; null counts as zero. */
export function sumShares(shares: readonly (number | null)[]): number {
  return shares.reduce<number>((sum, share) => sum + Math.round((share ?? 0) * steps), 0) / steps;
}

/** Shares above 100% warn on save and block a distribution; the save itself succeeds. */
export function shareWarning(totalPercentage: number): Bilingual | null {
  if (totalPercentage <= 100) return null;
  return {
    ar: `مجموع نسب المستفيدين ${totalPercentage}% ويتجاوز 100%`,
    en: `The shares of the beneficiaries add up to ${totalPercentage}%, above 100%`,
  };
}
