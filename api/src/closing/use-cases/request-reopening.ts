import { Injectable } from '@nestjs/common';
import { ApprovalsFacade, selfApprovalWaitMs } from '../../approvals/index.js';
import { BankingFacade } from '../../banking/index.js';
import type { Membership } from '../../membership/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import { yearName } from '../domain/fiscal-year.js';
import { reopeningKind } from '../domain/reopening-words.js';
import type { Closing } from '../persistence/closing.repository.js';

/** Requests the approval of a reopening from the founder, or from the person whom the waqf names to decide. */
@Injectable()
export class RequestReopening {
  constructor(
    private readonly approvals: ApprovalsFacade,
    private readonly banking: BankingFacade,
  ) {}

  /** Runs in the caller's transaction. @param id the id of the request */
  async execute(ctx: Ctx, { waqfId, waqifId }: Membership, closing: Closing, id: string): Promise<void> {
    const { userId: requestedBy } = personOf(ctx);
    const approverId = await this.banking.secondApproverOf(ctx, waqfId);
    const requestedAt = ctx.clock.now();
    const isAlone = waqifId === requestedBy && approverId === null;
    const name = yearName(closing, closing);
    const why = closing.reason ?? '';
    const request = {
      id,
      kind: reopeningKind,
      subjectId: closing.id,
      waqfId,
      amount: null,
      describe: { ar: `إعادة فتح سنة ${name.ar}: ${why}`, en: `Reopen the year ${name.en}: ${why}` },
      requestedBy,
      requestedAt,
      approverId,
      othersOnly: false,
      selfApprovalFrom: isAlone ? new Date(requestedAt.getTime() + selfApprovalWaitMs) : null,
    };
    await this.approvals.requestAll(ctx, [{ by: ctx, request }]);
  }
}
