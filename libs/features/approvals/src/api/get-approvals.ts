import { queryOptions } from '@tanstack/react-query';
import { approvalList } from '@waqf/contracts/approvals';
import { http } from '@waqf/platform-web';

/** `GET /api/approvals?status=waiting`: transfers that wait for a decision, newest first. */
export const waitingApprovalsQuery = () =>
  queryOptions({
    queryKey: ['/api/approvals', 'waiting'],
    queryFn: ({ signal }) => http.get('/api/approvals?status=waiting', approvalList, { signal }),
  });

/** `GET /api/approvals?status=decided`: the latest that were decided. */
export const decidedApprovalsQuery = () =>
  queryOptions({
    queryKey: ['/api/approvals', 'decided'],
    queryFn: ({ signal }) => http.get('/api/approvals?status=decided&limit=10', approvalList, { signal }),
  });
