import { queryOptions } from '@tanstack/react-query';
import { exportEnvelope, type ExportFormat } from '@waqf/contracts/exports';
import { report } from '@waqf/contracts/reporting';
import { apiQuery, http, type LanguageCode } from '@waqf/platform-web';
import { chosenWard, inName } from './wards';

/** Days of the statement. */
export interface StatementDays {
  from?: string;
  to?: string;
}

/** `GET /api/reports/beneficiary?from&to`: what was paid to the person, waqf by waqf. */
export const getStatement = (days: StatementDays) =>
  apiQuery([inName(`/api/reports/beneficiary?${new URLSearchParams({ ...days })}`)], report);

/** `POST /api/exports`: asks for a file of the statement, which is made afterwards. */
export async function askForStatement(format: ExportFormat, filters: StatementDays, language: LanguageCode) {
  const ward = chosenWard();
  const named = ward === null ? filters : { ...filters, onBehalfOf: ward.id };
  const body = { report: 'beneficiary', format, language, filters: named };
  return (await http.post('/api/exports', body, exportEnvelope)).export;
}

/** `GET /api/exports/{id}`: how far it is, asked again until it has ended. */
export const statementFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/exports', id],
    queryFn: async ({ signal }) => (await http.get(`/api/exports/${id}`, exportEnvelope, { signal })).export,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'waiting' || state.data.state === 'running' ? 1_000 : false,
  });
