export { ApprovalsModule } from './approvals.module.js';
export { ApprovalsFacade } from './approvals.facade.js';
export {
  type ApprovalKind,
  ApprovalKinds,
  type ApprovalNotice,
  type ApprovalWords,
  type DecisionSource,
  DecisionSources,
  type OpenDecisions,
} from './approvals.registry.js';
export { approvalGranted, approvalRejected } from './approvals.facts.js';
export { type ApprovalRequest, selfApprovalWaitMs } from './domain/approval-request.js';
export { platformItself } from './domain/platform-itself.js';
export { decideNeed, type UnapprovedSums } from './domain/approval-policy.js';
