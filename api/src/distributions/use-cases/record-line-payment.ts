import { Injectable } from '@nestjs/common';
import type { RecordLinePayment as Input } from '@waqf/contracts/distributions';
import { riyadhDay } from '@waqf/formats';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import {
  DistributionsLineNotFoundError,
  DistributionsLineNotPayableError,
  DistributionsPaidInFutureError,
  DistributionsReceiptUsedError,
  DistributionsRunNotFoundError,
} from '../distributions.errors.js';
import { runLinePaidByHand, runLinesPaid } from '../distributions.facts.js';
import { runFact } from '../domain/run.js';
import { runLineStates } from '../domain/run-line-states.js';
import { LinePaymentRepository } from '../persistence/line-payment.repository.js';
import { SettleRun } from './settle-run.js';

/** The nazir records that a line was paid in cash or by check; the money leaves the payable fund. */
@Injectable()
export class RecordLinePayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RunsAccess,
    private readonly lines: LinePaymentRepository,
    private readonly ledger: LedgerFacade,
    private readonly settle: SettleRun,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError, DistributionsLineNotFoundError (404),
   *   DistributionsRunForbiddenError (403), DistributionsLineNotPayableError, DistributionsReceiptUsedError (409),
   *   DistributionsPaidInFutureError (422)
   */
  async execute(ctx: Ctx, input: Input & { waqfId: string; runId: string; lineId: string }): Promise<void> {
    const { waqfId, runId, lineId, method, receiptNumber, paidOn } = input;
    await this.access.toManage(ctx, waqfId);
    if (paidOn > riyadhDay(ctx.clock.now())) throw new DistributionsPaidInFutureError();
    await this.transactions.run(ctx, async (ctx) => {
      const run = await this.settle.lock(ctx, runId);
      if (!run || run.waqfId !== waqfId) throw new DistributionsRunNotFoundError();
      const line = await this.lines.lock(ctx, runId, lineId);
      if (!line) throw new DistributionsLineNotFoundError();
      runLineStates.next(line.state, 'pay-by-hand', () => new DistributionsLineNotPayableError([line.fullName]));
      const at = new Date(`${paidOn}T12:00:00+03:00`);
      if (!(await this.lines.payByHand(ctx, lineId, { method, receiptNumber, at })))
        throw new DistributionsReceiptUsedError();
      await this.ledger.post(ctx, [
        {
          id: lineId,
          waqfId,
          debit: { fund: 'payable' },
          credit: { fund: 'contra' },
          amount: line.amount,
          kind: 'movement',
          description: `توزيع ${run.from} – ${run.to}: ${line.fullName}، سند ${receiptNumber}`,
          occurredAt: at,
        },
      ]);
      const amountHalalas = String(line.amount);
      const paid = { id: lineId, beneficiaryId: line.beneficiaryId, amountHalalas };
      await this.facts.record(ctx, runLinesPaid, { ...runFact(run), method, lines: [paid] });
      const fact = { ...runFact(run), lineId, method, receiptNumber, paidOn, amountHalalas };
      await this.facts.record(ctx, runLinePaidByHand, fact);
      await this.settle.execute(ctx, run);
    });
  }
}
