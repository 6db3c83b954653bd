import { createHash } from 'node:crypto';
import type { Bilingual } from '@waqf/contracts';
import type { Halalas } from '@waqf/money';
import type { ApprovalState } from './approval-states.js';

/** A request for approval, as its owning context makes it. */
export interface NewApproval {
  /** Id of the request; never used again. */
  id: string;
  /** The kind, as its owner registered it. */
  kind: string;
  /** Id of the owner's row that is to be approved. */
  subjectId: string;
  waqfId: string;
  /** Null when the request has no amount. */
  amount: Halalas | null;
  /** Description for the person who decides. */
  describe: Bilingual;
  /**
   * Digest of other content that the page shows, such as the lines of a run; it is part of the hash and is not stored.
   */
  content?: string;
  requestedBy: string;
  requestedAt: Date;
  /** A person who may also decide, in addition to the waqf's own parties. */
  approverId: string | null;
  /** True when the requester may never decide alone, however long the request waits. */
  othersOnly: boolean;
  /** When the requester may decide alone because there is nobody else; null means never. */
  selfApprovalFrom: Date | null;
}

/**
 * Waiting time before a requester may decide alone, so that an approval in a stolen session is noticed and withdrawn.
 */
export const selfApprovalWaitMs = 24 * 60 * 60_000;

/** A request as it is stored. */
export interface ApprovalRequest extends NewApproval {
  /** Hash of everything that is shown, so that a decision on changed content is detected. */
  hash: string;
  state: ApprovalState;
  decidedBy: string | null;
  decidedAt: Date | null;
  /** The reason for a rejection. */
  reason: string | null;
}

/** SHA-256 in hex of what the decider is shown. The migration of older transfers computes the same value in SQL. */
export function hashOf({ kind, subjectId, waqfId, amount, describe, content }: NewApproval): string {
  const shown = [kind, subjectId, waqfId, amount === null ? '' : String(amount), describe.ar, describe.en];
  if (content !== undefined) shown.push(content);
  return createHash('sha256').update(shown.join('\n')).digest('hex');
}

/** The data for facts about a request. */
export const factOf = ({ id, kind, subjectId, waqfId, requestedBy, amount, describe }: NewApproval) => ({
  requestId: id,
  kind,
  subjectId,
  waqfId,
  requestedBy,
  amountHalalas: amount === null ? null : String(amount),
  describe: { ar: describe.ar, en: describe.en },
});
