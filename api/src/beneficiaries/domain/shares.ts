import type { Bilingual } from '@waqf/contracts';

/** Shares above 100% warn on save and block a distribution; the save itself succeeds. */
export function shareWarning(totalPercentage: number): Bilingual | null {
  if (totalPercentage <= 100) return null;
  return {
    ar: `مجموع نسب المستفيدين ${totalPercentage}% ويتجاوز 100%`,
    en: `The shares of the beneficiaries add up to ${totalPercentage}%, above 100%`,
  };
}
