import { type Halalas, halalas } from '@waqf/money';
import { decideNeed, selfApprovalWaitMs, type UnapprovedSums } from '../../approvals/index.js';
import type { HeldAccount } from './transfer.js';
import { approvalThreshold } from './transfer-rules.js';

/** A side of a transfer for which sums are limited: a paying account or a payee. */
export interface LimitedParty {
  partyId: string;
  side: 'from' | 'to';
  waqfId: string;
}

/** What a party has moved without approval, with the policy of its waqf. */
export interface PartyLimits extends LimitedParty, UnapprovedSums {
  /** Whether the payee was paid before today, or with an approval. */
  isKnown: boolean;
  /** The waqf's own threshold in halalas; null while the platform's applies. */
  approvalAbove: Halalas | null;
  secondApproverId: string | null;
}

/** Whether a transfer needs an approval, and who decides; otherwise the other fields are null or false. */
export interface ApprovalTerms {
  needsApproval: boolean;
  approverId: string | null;
  othersOnly: boolean;
  selfApprovalFrom: Date | null;
}

/** Tells one side of a transfer and its party from every other. */
export const keyOf = ({ side, partyId }: Pick<LimitedParty, 'side' | 'partyId'>): string => `${side} ${partyId}`;

/**
 * The paying account and, unless the money goes back to the waqf, the payee: a beneficiary, not their account, so that
 * a new account does not make a new payee.
 */
export const partiesOf = (from: HeldAccount, to: HeldAccount): LimitedParty[] => [
  { partyId: from.id, side: 'from', waqfId: from.waqfId },
  ...(to.accountType === 'main_waqf' ? [] : [{ partyId: to.payeeId, side: 'to' as const, waqfId: from.waqfId }]),
];

/**
 * Judges the transfers of a batch one after the other: what passes counts in the sums for the next one. The accounts
 * are locked, so that nothing else moves in the meantime.
 */
export class TransferLimits {
  private readonly sums: Map<string, PartyLimits>;

  constructor(limits: readonly PartyLimits[]) {
    this.sums = new Map(limits.map((one) => [keyOf(one), { ...one }]));
  }

  /** @param requester `isFounder`: they also founded the waqf, so that there is no founder to approve */
  judge(
    transfer: { from: HeldAccount; to: HeldAccount; amount: Halalas; at: Date },
    requester: { userId: string; isFounder: boolean },
  ): ApprovalTerms {
    const { from, to, amount, at } = transfer;
    const [account, payee] = partiesOf(from, to).map((party) => this.sums.get(keyOf(party)));
    if (!account) throw new Error(`sums of account ${from.id} are missing`);
    const paysRequester = to.holderPersonId === requester.userId;
    const need = decideNeed(
      { above: thresholdOf(account, requester.isFounder) },
      { amount, paysRequester, account, payee: payee ? { ...payee, isNew: !payee.isKnown } : null },
    );
    if (need.needs === 'nothing') {
      for (const party of payee ? [account, payee] : [account]) {
        party.day = halalas(party.day + amount);
        party.month = halalas(party.month + amount);
      }
      return { needsApproval: false, approverId: null, othersOnly: false, selfApprovalFrom: null };
    }
    const { secondApproverId: approverId } = account;
    const isAlone = requester.isFounder && approverId === null;
    const selfApprovalFrom = isAlone && !paysRequester ? new Date(at.getTime() + selfApprovalWaitMs) : null;
    return { needsApproval: true, approverId, othersOnly: paysRequester, selfApprovalFrom };
  }
}

/** The threshold of a waqf. A founder who is also the nazir can't set their own above the platform's. */
export function thresholdOf({ approvalAbove }: Pick<PartyLimits, 'approvalAbove'>, isFounder: boolean): Halalas {
  if (approvalAbove === null) return approvalThreshold;
  return isFounder && approvalAbove > approvalThreshold ? approvalThreshold : approvalAbove;
}
