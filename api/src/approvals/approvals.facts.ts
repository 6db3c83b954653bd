import type { Bilingual } from '@waqf/contracts';
import { type AuditedAs, defineFact, type Json } from '../platform/index.js';
import { platformItself } from './domain/platform-itself.js';

/** What every fact about a request carries: who asked for what. */
export interface ApprovalFact {
  readonly [key: string]: Json | undefined;
  readonly requestId: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly waqfId: string;
  readonly requestedBy: string;
  /** Halalas; null where the request is about no amount. */
  readonly amountHalalas: string | null;
  readonly describe: Bilingual & Readonly<Record<string, Json>>;
}

const about = ({ requestId, kind, subjectId, waqfId, amountHalalas }: ApprovalFact): AuditedAs => ({
  subject: { type: 'approval', id: requestId },
  waqfId: waqfId === platformItself ? null : waqfId,
  details: { kind, subjectId, amountHalalas },
});

/** Something waits until somebody else approves it. */
export const approvalRequested = defineFact<ApprovalFact>('approvals.requested', {
  title: { ar: 'طُلبت موافقة', en: 'An approval was requested' },
  audit: about,
});

/** It was approved, and done in the same transaction. */
export const approvalGranted = defineFact<ApprovalFact>('approvals.granted', {
  title: { ar: 'صدرت الموافقة', en: 'The request was approved' },
  audit: about,
});

/** It was rejected, and is not done. */
export const approvalRejected = defineFact<ApprovalFact & { reason: string }>('approvals.rejected', {
  title: { ar: 'رُفض الطلب', en: 'The request was rejected' },
  audit: (fact) => ({ ...about(fact), reason: fact.reason }),
});

/** Whoever asked has taken it back. */
export const approvalWithdrawn = defineFact<ApprovalFact>('approvals.withdrawn', {
  title: { ar: 'سُحب الطلب', en: 'The request was withdrawn' },
  audit: about,
});

/** Nobody decided in time. */
export const approvalExpired = defineFact<ApprovalFact>('approvals.expired', {
  title: { ar: 'انتهت مهلة الطلب', en: 'The request expired' },
  audit: about,
});
