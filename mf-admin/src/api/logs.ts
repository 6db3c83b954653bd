import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ClearLogs, logList, type LogQuery } from '@waqf/contracts/operations';
import { filteredPages, http, nothing, withQuery } from '@waqf/platform-web';

const logsKey = '/api/admin/system/logs';
const tailMs = 3000;
/** Lines per page: less than ten screens on a phone. */
const pageSize = 40;

export type LogFilter = Pick<LogQuery, 'level' | 'source' | 'search' | 'from' | 'to'>;

/** `GET /api/admin/system/logs`: newest first; `live` polls every three seconds, which does not prolong the session. */
export const logPages = (filter: LogFilter, live: boolean) =>
  infiniteQueryOptions({
    ...filteredPages(
      [logsKey],
      filter,
      (cursor) => withQuery(logsKey, { ...filter, limit: pageSize, cursor }),
      logList,
      {
        passive: live,
      },
    ),
    refetchOnMount: 'always',
    refetchInterval: live ? tailMs : false,
  });

/** `DELETE /api/admin/system/logs/clear` */
export function useClearLogs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ClearLogs) => http.delete(`${logsKey}/clear`, nothing, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [logsKey] }),
  });
}
