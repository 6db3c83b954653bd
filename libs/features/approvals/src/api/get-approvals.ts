import { infiniteQueryOptions } from '@tanstack/react-query';
import { approvalList } from '@waqf/contracts/approvals';
import { apiQueryAt, http } from '@waqf/platform-web';

/** `GET /api/approvals?status=waiting`: requests waiting for a decision, newest first. */
export const waitingApprovalsQuery = () =>
  apiQueryAt(['/api/approvals', 'waiting'], '/api/approvals?status=waiting', approvalList);

/** The same, a page at a time. */
export const waitingApprovalPages = () =>
  infiniteQueryOptions({
    queryKey: ['/api/approvals', 'waiting', 'pages'],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ status: 'waiting', ...(pageParam ? { cursor: pageParam } : {}) });
      return http.get(`/api/approvals?${query}`, approvalList, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** `GET /api/approvals?status=decided`: the requests decided most recently. */
export const decidedApprovalsQuery = () =>
  apiQueryAt(['/api/approvals', 'decided'], '/api/approvals?status=decided&limit=10', approvalList);
