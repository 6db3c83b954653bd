import { addMonths, lastDayOf } from '@waqf/formats';

/**
 * Months after the end of the year in which its yield is to be distributed where the deed is silent: the rule for
 * trustees as the platform's owner gave it, to be checked against the official text.
 */
const monthsAfterYear = 3;

export interface DistributionDue {
  readonly year: string;
  readonly yearEnd: string;
  /** The last day for distributing the yield of the year. */
  readonly lastDay: string;
}

/** When the yield from a day on is to be distributed, by the Gregorian year of that day. */
export function distributionDue(from: string): DistributionDue {
  const year = from.slice(0, 4);
  const december = `${year}-12`;
  return { year, yearEnd: lastDayOf(december), lastDay: lastDayOf(addMonths(december, monthsAfterYear)) };
}
