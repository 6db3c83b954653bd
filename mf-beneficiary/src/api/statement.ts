import { report } from '@waqf/contracts/reporting';
import { apiQuery, withQuery } from '@waqf/platform-web';
import { chosenWard, pathForWard } from './wards';

/** The first and the last day of the statement. */
export interface StatementDays {
  from?: string;
  to?: string;
}

/** `GET /api/reports/beneficiary?from&to`: what was paid to the user, by waqf. */
export const getStatement = (days: StatementDays) =>
  apiQuery([pathForWard(withQuery('/api/reports/beneficiary', { ...days }))], report);

/** The filters for a file of the statement: the days, and the minor whose portal is shown. */
export function statementFilters(days: StatementDays): Record<string, string> {
  const ward = chosenWard();
  return { ...days, ...(ward === null ? {} : { onBehalfOf: ward.id }) };
}
