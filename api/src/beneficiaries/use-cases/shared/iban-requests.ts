import { Injectable } from '@nestjs/common';
import { groupIban } from '@waqf/formats';
import { ApprovalsFacade, selfApprovalWaitMs } from '../../../approvals/index.js';
import { BankingFacade } from '../../../banking/index.js';
import { Memberships } from '../../../membership/index.js';
import { asPlatform, type Ctx } from '../../../platform/index.js';
import type { PayeeIbanRecord } from '../../domain/payee-iban.js';

/** Kind of the request, as clients know it. */
export const payeeIbanKind = 'payee';

/** Asks a second person to approve what the owner has confirmed. */
@Injectable()
export class IbanRequests {
  constructor(
    private readonly approvals: ApprovalsFacade,
    private readonly banking: BankingFacade,
    private readonly memberships: Memberships,
  ) {}

  /**
   * Runs in the caller's transaction. The requester decides only when the waqf has nobody else, and after a day; never
   * when they also confirmed the account as its owner or as a minor's guardian, because nobody else has then seen it.
   */
  async request(ctx: Ctx, record: PayeeIbanRecord, fullName: string): Promise<void> {
    const { id, waqfId, requestedBy, confirmedBy, iban } = record;
    // The account's owner may not see the waqf, but it determines who decides, so it is read as the platform.
    const platform = asPlatform(ctx, 'beneficiaries.request-iban');
    const waqf = await this.memberships.requireRelation(platform, waqfId, []);
    const approverId = await this.banking.secondApproverOf(ctx, waqfId);
    const othersOnly = requestedBy === confirmedBy;
    const others = [waqf.waqifId, waqf.nazirId, approverId].filter((one) => one !== null && one !== requestedBy);
    const requestedAt = ctx.clock.now();
    const waitEndsAt = new Date(requestedAt.getTime() + selfApprovalWaitMs);
    const describe = {
      ar: `صرف مستحقات ${fullName} إلى الآيبان ${groupIban(iban)}`,
      en: `Pay ${fullName} to the IBAN ${groupIban(iban)}`,
    };
    const about = { kind: payeeIbanKind, subjectId: id, waqfId, amount: null, describe };
    const selfApprovalFrom = others.length === 0 && !othersOnly ? waitEndsAt : null;
    const who = { requestedBy, requestedAt, approverId, othersOnly, selfApprovalFrom };
    await this.approvals.requestAll(ctx, [{ by: ctx, request: { id: record.approvalId ?? '', ...about, ...who } }]);
  }

  /** Withdraws the request; the account is withdrawn with it. */
  withdraw(ctx: Ctx, approvalId: string): Promise<void> {
    return this.approvals.withdraw(ctx, approvalId);
  }
}
