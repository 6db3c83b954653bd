import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { auditChain, auditFilters, auditList, type AuditQuery } from '@waqf/contracts/audit';
import { apiPages, apiQuery, http, withQuery, givenParams } from '@waqf/platform-web';
import { freshMs } from './fresh';

const auditKey = '/api/admin/audit';

/** Rows per page. */
const pageSize = 20;

export type AuditFilter = Pick<AuditQuery, 'action' | 'actorId' | 'waqfId' | 'from' | 'to' | 'search'>;

/**
 * `GET /api/admin/audit`: page after page, newest first; the last answer is shown until that of a new filter arrives.
 */
export const auditPages = (filter: AuditFilter) => ({
  ...apiPages(
    [auditKey, givenParams(filter)],
    (cursor) => withQuery(auditKey, { limit: pageSize, ...filter, cursor }),
    auditList,
  ),
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
