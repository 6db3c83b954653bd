import { approvalList } from '@waqf/contracts/approvals';
import { apiQueryAt } from '@waqf/platform-web';

/** `GET /api/approvals?status=waiting`: requests waiting for a decision, newest first. */
export const waitingApprovalsQuery = () =>
  apiQueryAt(['/api/approvals', 'waiting'], '/api/approvals?status=waiting', approvalList);

/** `GET /api/approvals?status=decided`: the requests decided most recently. */
export const decidedApprovalsQuery = () =>
  apiQueryAt(['/api/approvals', 'decided'], '/api/approvals?status=decided&limit=10', approvalList);
