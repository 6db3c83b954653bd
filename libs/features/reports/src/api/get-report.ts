import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { report, type ReportType } from '@waqf/contracts/reporting';
import { http } from '@waqf/platform-web';
import type { ReportSearch } from '../model/report-filter';

/** The search as query parameters; those without a value are left out. */
export const queryParamsOf = (search: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );

/**
 * `GET /api/reports/{type}?waqfId&from&to`. The query key is below `/api/transactions`, so that new entries refresh it.
 */
export const reportQuery = (type: ReportType, search: ReportSearch) => {
  const query = new URLSearchParams(queryParamsOf({ ...search })).toString();
  return queryOptions({
    queryKey: ['/api/transactions', 'report', type, query],
    queryFn: async ({ signal }) =>
      (await http.get(`/api/reports/${type}${query === '' ? '' : `?${query}`}`, report, { signal })).report,
    placeholderData: keepPreviousData,
  });
};
