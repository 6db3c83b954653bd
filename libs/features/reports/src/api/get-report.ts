import { queryOptions } from '@tanstack/react-query';
import { report, type ReportType } from '@waqf/contracts/reporting';
import { http, withQuery } from '@waqf/platform-web';
import type { ReportSearch } from '../model/report-filter';

/**
 * `GET /api/reports/{type}?waqfId&from&to`. The query key is below `/api/transactions`, so that new entries refresh it.
 */
export const reportQuery = (type: ReportType, search: ReportSearch) =>
  queryOptions({
    queryKey: ['/api/transactions', 'report', type, withQuery('', { ...search })],
    queryFn: async ({ signal }) =>
      (await http.get(withQuery(`/api/reports/${type}`, { ...search }), report, { signal })).report,
  });
