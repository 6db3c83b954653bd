import type { Bilingual } from '@waqf/contracts';
import { type AuditedAs, defineFact, type Json } from '../platform/index.js';
import { platformItself } from './domain/platform-itself.js';

/** The data of every fact about a request: who asked for what. */
export interface ApprovalFact {
  readonly [key: string]: Json | undefined;
  readonly requestId: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly waqfId: string;
  readonly requestedBy: string;
  /** Amount in halalas; null when the request has no amount. */
  readonly amountHalalas: string | null;
  readonly describe: Bilingual & Readonly<Record<string, Json>>;
}

const about = ({ requestId, kind, subjectId, waqfId, amountHalalas }: ApprovalFact): AuditedAs => ({
  subject: { type: 'approval', id: requestId },
  waqfId: waqfId === platformItself ? null : waqfId,
  details: { kind, subjectId, amountHalalas },
});

/** An act waits until somebody else approves it. */
export const approvalRequested = defineFact<ApprovalFact>('approvals.requested', {
  title: { ar: 'طُلبت موافقة', en: 'An approval was requested' },
  audit: about,
});

/** The request was approved, and its act was done in the same transaction. */
export const approvalGranted = defineFact<ApprovalFact>('approvals.granted', {
  title: { ar: 'صدرت الموافقة', en: 'The request was approved' },
  audit: about,
});

/** The request was rejected, and its act is not done. */
export const approvalRejected = defineFact<ApprovalFact & { reason: string }>('approvals.rejected', {
  title: { ar: 'رُفض الطلب', en: 'The request was rejected' },
  audit: (fact) => ({ ...about(fact), reason: fact.reason }),
});

/** The requester has withdrawn the request. */
export const approvalWithdrawn = defineFact<ApprovalFact>('approvals.withdrawn', {
  title: { ar: 'سُحب الطلب', en: 'The request was withdrawn' },
  audit: about,
});

/** Nobody decided the request in time. */
export const approvalExpired = defineFact<ApprovalFact>('approvals.expired', {
  title: { ar: 'انتهت مهلة الطلب', en: 'The request expired' },
  audit: about,
});
