import { Injectable } from '@nestjs/common';
import type { RecordLinePayment as Input } from '@waqf/contracts/distributions';
import { riyadhDay } from '@waqf/formats';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import {
  DistributionsPaidBeforeApprovalError,
  DistributionsPaidInFutureError,
  DistributionsRunNotFoundError,
} from '../distributions.errors.js';
import { runLinePaidByHand, runLinesPaid } from '../distributions.facts.js';
import { runFact } from '../domain/run.js';
import { PayByHand } from './pay-by-hand.js';
import { SettleRun } from './settle-run.js';

/** The nazir records that a line was paid in cash or by check; the money leaves the payable fund. */
@Injectable()
export class RecordLinePayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RunsAccess,
    private readonly payByHand: PayByHand,
    private readonly settle: SettleRun,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError, DistributionsLineNotFoundError (404),
   *   DistributionsRunForbiddenError (403), DistributionsLineNotPayableError, DistributionsLineHeldError,
   *   DistributionsReceiptUsedError (409), DistributionsPaidInFutureError, DistributionsPaidBeforeApprovalError (422)
   */
  async execute(ctx: Ctx, input: Input & { waqfId: string; runId: string; lineId: string }): Promise<void> {
    const { waqfId, runId, lineId, method, receiptNumber, paidOn } = input;
    await this.access.toManage(ctx, waqfId);
    if (paidOn > riyadhDay(ctx.clock.now())) throw new DistributionsPaidInFutureError();
    await this.transactions.run(ctx, async (ctx) => {
      const run = await this.settle.lock(ctx, runId);
      if (!run || run.waqfId !== waqfId) throw new DistributionsRunNotFoundError();
      const line = await this.payByHand.lock(ctx, run, lineId);
      if (run.decidedAt && paidOn < riyadhDay(run.decidedAt)) throw new DistributionsPaidBeforeApprovalError();
      await this.payByHand.pay(ctx, run, line, input);
      const amountHalalas = String(line.amount);
      const paid = { id: lineId, beneficiaryId: line.beneficiaryId, amountHalalas };
      await this.facts.record(ctx, runLinesPaid, { ...runFact(run), method, lines: [paid] });
      const fact = { ...runFact(run), lineId, method, receiptNumber, paidOn, amountHalalas };
      await this.facts.record(ctx, runLinePaidByHand, fact);
      await this.settle.execute(ctx, run);
    });
  }
}
