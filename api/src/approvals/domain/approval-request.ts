import { createHash } from 'node:crypto';
import type { Bilingual } from '@waqf/contracts';
import type { Halalas } from '@waqf/money';
import type { ApprovalState } from './approval-states.js';

/** What an owner asks an approval for. */
export interface NewApproval {
  /** Id of the request; unique for ever. */
  id: string;
  /** Kind as its owner registered it. */
  kind: string;
  /** What is approved: the id of the owner's row. */
  subjectId: string;
  waqfId: string;
  /** Null where it is about no amount. */
  amount: Halalas | null;
  /** What the person who decides reads. */
  describe: Bilingual;
  /** Digest of what else the page shows of it, such as the lines of a run; it goes into the hash and is not kept. */
  content?: string;
  requestedBy: string;
  requestedAt: Date;
  /** A person beside the waqf's own parties who decides too. */
  approverId: string | null;
  /** The requester never decides alone, however long it waits. */
  othersOnly: boolean;
  /** From when the requester may decide alone, where there is nobody else; null: never. */
  selfApprovalFrom: Date | null;
}

/** How long who is alone waits, so that an approval in a stolen session is noticed and withdrawn. */
export const selfApprovalWaitMs = 24 * 60 * 60_000;

/** A request as it is kept. */
export interface ApprovalRequest extends NewApproval {
  /** Over everything that is shown, so that a decision on something else is noticed. */
  hash: string;
  state: ApprovalState;
  decidedBy: string | null;
  decidedAt: Date | null;
  /** Why it was rejected. */
  reason: string | null;
}

/** SHA-256, hex, of what the person who decides is shown. The migration of older transfers computes the same in SQL. */
export function hashOf({ kind, subjectId, waqfId, amount, describe, content }: NewApproval): string {
  const shown = [kind, subjectId, waqfId, amount === null ? '' : String(amount), describe.ar, describe.en];
  if (content !== undefined) shown.push(content);
  return createHash('sha256').update(shown.join('\n')).digest('hex');
}

/** What facts about a request carry. */
export const factOf = ({ id, kind, subjectId, waqfId, requestedBy, amount, describe }: NewApproval) => ({
  requestId: id,
  kind,
  subjectId,
  waqfId,
  requestedBy,
  amountHalalas: amount === null ? null : String(amount),
  describe: { ar: describe.ar, en: describe.en },
});
