import { addDays, addMonths, lastDayOf } from '@waqf/formats';

export interface DistributionDue {
  readonly year: string;
  readonly yearEnd: string;
  /** The last day for distributing the yield of the year. */
  readonly lastDay: string;
}

/**
 * When yield earned since a day must be distributed, counted from the Gregorian year of that day.
 * @param monthsAfterYear the setting `distributionMonths`, which applies when the deed says nothing
 */
export function distributionDue(from: string, monthsAfterYear: number): DistributionDue {
  const year = from.slice(0, 4);
  const december = `${year}-12`;
  return { year, yearEnd: lastDayOf(december), lastDay: lastDayOf(addMonths(december, monthsAfterYear)) };
}

/** How many days before the year's end a distribution is announced, so that shares and debts can be settled. */
const noticeDays = 60;

/** Whether a year's distribution is not announced yet (`later`), announced (`coming`), or the year is `over`. */
export function distributionStage({ yearEnd }: DistributionDue, today: string): 'later' | 'coming' | 'over' {
  if (today > yearEnd) return 'over';
  return today >= addDays(yearEnd, -noticeDays) ? 'coming' : 'later';
}
