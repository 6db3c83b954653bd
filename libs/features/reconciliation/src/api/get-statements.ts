import { queryOptions } from '@tanstack/react-query';
import { statementList } from '@waqf/contracts/reconciliation';
import { http } from '@waqf/platform-web';

/** `GET /api/waqf/{id}/statements`: the imported statements of all accounts, newest first. */
export const statementsQuery = (waqfId: string) =>
  queryOptions({
    queryKey: ['/api/waqf', waqfId, 'statements'],
    queryFn: ({ signal }) => http.get(`/api/waqf/${waqfId}/statements`, statementList, { signal }),
  });
