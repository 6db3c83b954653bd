import { queryOptions } from '@tanstack/react-query';
import { exportEnvelope, type ExportFormat } from '@waqf/contracts/exports';
import type { ReportType } from '@waqf/contracts/reporting';
import { http, type LanguageCode } from '@waqf/platform-web';
import type { ReportSearch } from '../model/report-filter';
import { namedOf } from './get-report';

/** `POST /api/exports`: asks for a file of a report, which is made afterwards. */
export async function askForExport(
  report: ReportType,
  format: ExportFormat,
  search: ReportSearch,
  language: LanguageCode,
) {
  const body = { report, format, language, filters: namedOf({ ...search }) };
  return (await http.post('/api/exports', body, exportEnvelope)).export;
}

/** `GET /api/exports/{id}`: how far it is, asked again until it has ended. */
export const exportQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/exports', id],
    queryFn: async ({ signal }) => (await http.get(`/api/exports/${id}`, exportEnvelope, { signal })).export,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'waiting' || state.data.state === 'running' ? 1_000 : false,
  });
