import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { auditChain, auditFilters, auditList, type AuditQuery } from '@waqf/contracts/audit';
import { apiQuery, http } from '@waqf/platform-web';
import { freshMs } from './fresh';

const auditKey = '/api/admin/audit';

/** Rows per page. */
const pageSize = '20';

export type AuditFilter = Pick<AuditQuery, 'action' | 'actorId' | 'waqfId' | 'from' | 'to' | 'search'>;

/** The filter as named parameters, for the address, the request and the export; empty ones are left out. */
export const namedFilter = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/**
 * `GET /api/admin/audit`: page after page, newest first; the last answer is shown until that of a new filter arrives.
 */
export const auditPages = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [auditKey, namedFilter(filter)],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: pageSize,
        ...namedFilter(filter),
        ...(pageParam ? { cursor: pageParam } : {}),
      });
      return http.get(`${auditKey}?${query}`, auditList, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  });

/** `GET /api/admin/audit/filters` */
export const auditFiltersQuery = () => apiQuery([`${auditKey}/filters`], auditFilters);

/** `GET /api/admin/audit/chain` */
export const auditChainQuery = () => ({ ...apiQuery([`${auditKey}/chain`], auditChain), staleTime: freshMs });

/** `POST /api/admin/audit/verify` */
export function useVerifyAudit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post(`${auditKey}/verify`, {}, auditChain),
    onSuccess: () => client.invalidateQueries({ queryKey: [`${auditKey}/chain`] }),
  });
}
