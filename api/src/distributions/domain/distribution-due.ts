import { addDays, addMonths, lastDayOf } from '@waqf/formats';

export interface DistributionDue {
  readonly year: string;
  readonly yearEnd: string;
  /** The last day for distributing the yield of the year. */
  readonly lastDay: string;
}

/**
 * When the yield from a day on is to be distributed, by the Gregorian year of that day.
 * @param monthsAfterYear the setting `distributionMonths`, for deeds that are silent
 */
export function distributionDue(from: string, monthsAfterYear: number): DistributionDue {
  const year = from.slice(0, 4);
  const december = `${year}-12`;
  return { year, yearEnd: lastDayOf(december), lastDay: lastDayOf(addMonths(december, monthsAfterYear)) };
}

/** How long before the end of its year a distribution is announced: time to settle shares and debts. */
const noticeDays = 60;

/** Whether the yield of a year still comes in, is announced, or waits because the year is over. */
export function distributionStage({ yearEnd }: DistributionDue, today: string): 'later' | 'coming' | 'over' {
  if (today > yearEnd) return 'over';
  return today >= addDays(yearEnd, -noticeDays) ? 'coming' : 'later';
}
