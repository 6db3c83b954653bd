import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ClearLogs, logList, type LogQuery } from '@waqf/contracts/operations';
import { http, nothing } from '@waqf/platform-web';

const logsKey = '/api/admin/system/logs';
const tailMs = 3000;
/** Lines per page: less than ten screens on a phone. */
const pageSize = '40';

export type LogFilter = Pick<LogQuery, 'level' | 'source' | 'search' | 'from' | 'to'>;

/** `GET /api/admin/system/logs`: newest first; `live` polls every three seconds, which does not prolong the session. */
export const logPages = (filter: LogFilter, live: boolean) =>
  infiniteQueryOptions({
    queryKey: [logsKey, filter],
    queryFn: ({ pageParam, signal }) => {
      const named = Object.entries({ ...filter, limit: pageSize, cursor: pageParam }).flatMap(([name, value]) =>
        value ? [[name, value]] : [],
      );
      return http.get(`${logsKey}?${new URLSearchParams(named)}`, logList, { signal, passive: live });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
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
