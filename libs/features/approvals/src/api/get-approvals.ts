import { approvalList } from '@waqf/contracts/approvals';
import { apiPages, apiQueryAt, withQuery } from '@waqf/platform-web';

/** `GET /api/approvals?status=waiting`: requests waiting for a decision, newest first. */
export const waitingApprovalsQuery = () =>
  apiQueryAt(['/api/approvals', 'waiting'], '/api/approvals?status=waiting', approvalList);

/** The same, a page at a time. */
export const waitingApprovalPages = () =>
  apiPages(
    ['/api/approvals', 'waiting', 'pages'],
    (cursor) => withQuery('/api/approvals', { status: 'waiting', cursor }),
    approvalList,
  );

/** `GET /api/approvals?status=decided`: the requests decided most recently. */
export const decidedApprovalsQuery = () =>
  apiQueryAt(['/api/approvals', 'decided'], '/api/approvals?status=decided&limit=10', approvalList);
