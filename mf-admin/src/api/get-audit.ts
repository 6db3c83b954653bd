import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auditChain, auditFilters, auditList, type AuditQuery } from '@waqf/contracts/audit';
import { apiQuery, filteredPages, http, withQuery, givenParams } from '@waqf/platform-web';
import { freshMs } from './fresh';

const auditKey = '/api/admin/audit';

/** Rows per page. */
const pageSize = 20;

export type AuditFilter = Pick<AuditQuery, 'action' | 'actorId' | 'waqfId' | 'from' | 'to' | 'search'>;

/** `GET /api/admin/audit`: page after page, newest first. */
export const auditPages = (search: AuditFilter) => {
  const { waqfId, actorId, ...filter } = search;
  return filteredPages(
    [auditKey, givenParams({ waqfId, actorId })],
    filter,
    (cursor) => withQuery(auditKey, { limit: pageSize, ...search, cursor }),
    auditList,
  );
};

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
