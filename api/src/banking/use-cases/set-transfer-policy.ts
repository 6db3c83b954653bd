import { Injectable } from '@nestjs/common';
import type { SetTransferPolicy as Sent, TransferPolicy } from '@waqf/contracts/banking';
import { formatAmountForWire, type Halalas } from '@waqf/money';
import { StepUps } from '../../identity/index.js';
import { type Ctx, Facts, refuseChangedMeanwhile, Transactions } from '../../platform/index.js';
import { BankingAccess } from '../access.js';
import { transferPolicyChanged } from '../banking.facts.js';
import type { OwnTransferPolicy } from '../domain/transfer-rules.js';
import { TransferPolicyRepository } from '../persistence/transfer-policy.repository.js';
import { toTransferPolicy } from '../presenter.js';
import { type NamedApprover, FindSecondApprover } from './find-second-approver.js';

const riyals = (amount: Halalas | null): string | null => (amount === null ? null : formatAmountForWire(amount));

export interface TransferPolicyInput {
  waqfId: string;
  /** Null restores the platform's threshold. */
  approvalAbove: Halalas | null;
  /** Null removes the second person; undefined changes nothing. */
  secondApprover?: NamedApprover | null | undefined;
  /** The policy as the founder saw it. */
  seen?: Sent['seen'];
}

/**
 * Sets the amount above which a transfer awaits the founder, and who else decides. Only the founder may do so: the
 * limit restricts the nazir's transfers, and an administrator decides nothing about a waqf's money. The amount applies
 * to new transfers; the second person also decides on requests that already wait, and one who was replaced does not.
 */
@Injectable()
export class SetTransferPolicy {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BankingAccess,
    private readonly policies: TransferPolicyRepository,
    private readonly approver: FindSecondApprover,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  /**
   * Setting the current values again records nothing and needs no confirmation.
   * @throws ForbiddenError (403), BankingWaqfNotFoundError (404), BankingNotFounderError (403),
   *   ChangedMeanwhileError (409), BankingApproverIsPartyError (422), IdentityStepUpError (403)
   */
  async execute(ctx: Ctx, { waqfId: id, seen, ...wanted }: TransferPolicyInput): Promise<TransferPolicy> {
    return this.transactions.run(ctx, async (ctx) => {
      const membership = await this.access.founded(ctx, id);
      const { waqfId } = membership;
      const before = await this.policies.findLocked(ctx, waqfId);
      const { approvalAbove, secondApprover } = askedPolicy(wanted, before, seen);
      const named = secondApprover ? await this.approver.personOf(ctx, secondApprover, membership) : secondApprover;
      const after = { approvalAbove, secondApprover: named === undefined ? before.secondApprover : named };
      const isAmountNew = before.approvalAbove !== approvalAbove;
      const isApproverNew = before.secondApprover?.id !== after.secondApprover?.id;
      if (isAmountNew || isApproverNew) {
        const change = changeOf(approvalAbove, isApproverNew ? secondApprover : undefined);
        await this.stepUps.require(ctx, { kind: 'transfer-policy', id: waqfId, change });
        await this.policies.write(ctx, waqfId, after);
      }
      if (isAmountNew) await this.recordAmount(ctx, waqfId, before, after);
      if (isApproverNew) await this.approver.name(ctx, membership, before, after);
      return toTransferPolicy(after, membership);
    });
  }

  private recordAmount(ctx: Ctx, waqfId: string, before: OwnTransferPolicy, after: OwnTransferPolicy): Promise<void> {
    const [from, to] = [riyals(before.approvalAbove), riyals(after.approvalAbove)];
    return this.facts.record(ctx, transferPolicyChanged, { waqfId, before: from, after: to });
  }
}

/**
 * What is still asked: each form of the policy changes one of the two and sends the other as it was seen. Another
 * person may have the same name, so naming somebody is never taken for what was seen.
 * @throws ChangedMeanwhileError (409)
 */
function askedPolicy(
  { approvalAbove, secondApprover }: Pick<TransferPolicyInput, 'approvalAbove' | 'secondApprover'>,
  before: OwnTransferPolicy,
  seen: Sent['seen'],
) {
  const isAmountAsked = seen?.approvalAbove === undefined || riyals(approvalAbove) !== seen.approvalAbove;
  refuseChangedMeanwhile(
    {
      approvalAbove: isAmountAsked ? riyals(approvalAbove) : undefined,
      secondApprover: secondApprover === undefined ? undefined : (secondApprover?.fullName ?? null),
    },
    { approvalAbove: riyals(before.approvalAbove), secondApprover: before.secondApprover?.fullName ?? null },
    seen,
  );
  return { approvalAbove: isAmountAsked ? approvalAbove : before.approvalAbove, secondApprover };
}

/** What the founder confirms: always the amount, and the second person when one is named or removed. */
function changeOf(approvalAbove: Halalas | null, approver: NamedApprover | null | undefined) {
  const amount = { approvalAbove: riyals(approvalAbove) };
  if (approver === undefined) return amount;
  return { ...amount, approverId: approver?.nationalId ?? null, approverName: approver?.fullName ?? null };
}
