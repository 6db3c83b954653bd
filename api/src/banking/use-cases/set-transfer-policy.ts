import { Injectable } from '@nestjs/common';
import type { TransferPolicy } from '@waqf/contracts/banking';
import { formatAmountForWire, type Halalas } from '@waqf/money';
import { ApprovalsFacade } from '../../approvals/index.js';
import { IdentityFacade } from '../../identity/index.js';
import type { Membership } from '../../membership/index.js';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { BankingAccess } from '../access.js';
import { BankingApproverIsPartyError } from '../banking.errors.js';
import { secondApproverNamed, transferPolicyChanged } from '../banking.facts.js';
import { type OwnTransferPolicy, transferApprovalKind } from '../domain/transfer-rules.js';
import { TransferPolicyRepository } from '../persistence/transfer-policy.repository.js';
import { toTransferPolicy } from '../presenter.js';

const riyals = (amount: Halalas | null): string | null => (amount === null ? null : formatAmountForWire(amount));

export interface TransferPolicyInput {
  waqfId: string;
  /** Null takes the platform's threshold again. */
  approvalAbove: Halalas | null;
  /** Null takes the second person away, undefined leaves things as they are. */
  secondApprover?: { nationalId: string; fullName: string } | null | undefined;
}

/**
 * Sets the amount above which a transfer awaits the founder, and who else decides. Only the founder does: the limit
 * holds back the nazir's transfers, and an administrator decides nothing about a waqf's money. The amount applies to
 * transfers from then on; the second person decides on what waits already too.
 */
@Injectable()
export class SetTransferPolicy {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BankingAccess,
    private readonly policies: TransferPolicyRepository,
    private readonly approvals: ApprovalsFacade,
    private readonly identity: IdentityFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * Setting what is set already records nothing.
   * @throws ForbiddenError (403), BankingWaqfNotFoundError (404), BankingNotFounderError (403),
   *   BankingApproverIsPartyError (422)
   */
  async execute(ctx: Ctx, input: TransferPolicyInput): Promise<TransferPolicy> {
    return this.transactions.run(ctx, async (ctx) => {
      const membership = await this.access.founded(ctx, input.waqfId);
      const { waqfId } = membership;
      const before = await this.policies.findToChange(ctx, waqfId);
      const { approvalAbove } = input;
      const after = { approvalAbove, secondApprover: await this.approverOf(ctx, input, membership, before) };
      const isAmountNew = before.approvalAbove !== approvalAbove;
      const isApproverNew = before.secondApprover?.id !== after.secondApprover?.id;
      if (isAmountNew || isApproverNew) await this.policies.write(ctx, waqfId, after);
      if (isAmountNew) {
        const [from, to] = [riyals(before.approvalAbove), riyals(approvalAbove)];
        await this.facts.record(ctx, transferPolicyChanged, { waqfId, before: from, after: to });
      }
      if (isApproverNew) await this.nameApprover(ctx, membership, before, after);
      return toTransferPolicy(after, membership);
    });
  }

  /** Does not reveal whether the person is known: the answer has the name as the founder wrote it. */
  private async approverOf(
    ctx: Ctx,
    { secondApprover }: TransferPolicyInput,
    { waqifId, nazirId }: Membership,
    before: OwnTransferPolicy,
  ): Promise<OwnTransferPolicy['secondApprover']> {
    if (secondApprover === undefined) return before.secondApprover;
    if (secondApprover === null) return null;
    const person = await this.identity.findOrCreateByNationalId(ctx, { ...secondApprover, role: 'waqif' });
    if (person.id === waqifId || person.id === nazirId) throw new BankingApproverIsPartyError();
    return { id: person.id, fullName: secondApprover.fullName };
  }

  private async nameApprover(
    ctx: Ctx,
    { waqfId, waqifId: founderId }: Membership,
    before: OwnTransferPolicy,
    after: OwnTransferPolicy,
  ): Promise<void> {
    const approverId = after.secondApprover?.id ?? null;
    await this.approvals.nameApprover(ctx, { waqfId, kind: transferApprovalKind, founderId, approverId });
    const fact = { waqfId, before: before.secondApprover?.id ?? null, after: approverId };
    await this.facts.record(ctx, secondApproverNamed, fact);
  }
}
