import { type Halalas, halalas } from '@waqf/money';
import { decide, selfApprovalWaitMs, type UnapprovedSums } from '../../approvals/index.js';
import type { HeldAccount } from './transfer.js';
import { approvalThreshold } from './transfer-rules.js';

/** One side of a transfer whose sums count: an account that pays, or a payee. */
export interface LimitedParty {
  partyId: string;
  side: 'from' | 'to';
  waqfId: string;
}

/** What a party has moved without an approval, and what its waqf's policy says. */
export interface PartyLimits extends LimitedParty, UnapprovedSums {
  /** Paid before today, or with an approval. */
  isKnown: boolean;
  /** The waqf's own threshold; null while the platform's applies. */
  approvalAbove: Halalas | null;
  secondApproverId: string | null;
}

/** Whether a transfer needs an approval; without one the rest is null. */
export interface ApprovalTerms {
  needsApproval: boolean;
  approverId: string | null;
  othersOnly: boolean;
  selfApprovalFrom: Date | null;
}

const keyOf = ({ side, partyId }: Pick<LimitedParty, 'side' | 'partyId'>): string => `${side} ${partyId}`;

/**
 * The account that pays and, unless money goes back to the waqf, the payee: a beneficiary stays one with a new account.
 */
export const partiesOf = (from: HeldAccount, to: HeldAccount): LimitedParty[] => [
  { partyId: from.id, side: 'from', waqfId: from.waqfId },
  ...(to.accountType === 'main_waqf' ? [] : [{ partyId: to.payeeId, side: 'to' as const, waqfId: from.waqfId }]),
];

/**
 * Judges the transfers of a batch one after the other: what passes counts for the next one. The accounts are locked, so
 * nothing else moves meanwhile.
 */
export class TransferLimits {
  private readonly sums: Map<string, PartyLimits>;

  constructor(limits: readonly PartyLimits[]) {
    this.sums = new Map(limits.map((one) => [keyOf(one), { ...one }]));
  }

  /** @param requester and whether they founded the waqf too: then there is nobody who would approve */
  judge(
    transfer: { from: HeldAccount; to: HeldAccount; amount: Halalas; at: Date },
    requester: { userId: string; isFounder: boolean },
  ): ApprovalTerms {
    const { from, to, amount, at } = transfer;
    const [account, payee] = partiesOf(from, to).map((party) => this.sums.get(keyOf(party)));
    if (!account) throw new Error(`sums of account ${from.id} are missing`);
    const paysRequester = to.holderPersonId === requester.userId;
    const need = decide(
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

/** A founder who is nazir too would set the limit for themselves, so it does not rise above the platform's. */
export function thresholdOf({ approvalAbove }: Pick<PartyLimits, 'approvalAbove'>, isFounder: boolean): Halalas {
  if (approvalAbove === null) return approvalThreshold;
  return isFounder && approvalAbove > approvalThreshold ? approvalThreshold : approvalAbove;
}
