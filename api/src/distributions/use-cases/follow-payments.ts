import { Injectable } from '@nestjs/common';
import { withholdingReasons } from '@waqf/contracts/distributions';
import { sumHalalas } from '@waqf/money';
import type { paymentsSettled } from '../../banking/index.js';
import { type Ctx, Facts } from '../../platform/index.js';
import { runLinesFailed, runLinesPaid } from '../distributions.facts.js';
import { runFact } from '../domain/run.js';
import { LinePaymentRepository } from '../persistence/line-payment.repository.js';
import { SettleRun } from './settle-run.js';

/**
 * Updates lines when the bank confirms or refuses their payments, or when something held them before they were sent;
 * each payment changes its line once.
 */
@Injectable()
export class FollowPayments {
  constructor(
    private readonly lines: LinePaymentRepository,
    private readonly settle: SettleRun,
    private readonly facts: Facts,
  ) {}

  async execute(
    ctx: Ctx,
    { completed, refused }: Pick<Parameters<typeof paymentsSettled.audit>[0], 'completed' | 'refused'>,
    at: Date,
  ): Promise<void> {
    const payments = [...completed, ...refused].map(({ id }) => id);
    const runId = await this.lines.runOfPayments(ctx, payments);
    if (runId === undefined) return;
    const run = await this.settle.lock(ctx, runId);
    if (!run) throw new Error(`payments of run ${runId}, which is gone`);
    const paid = await this.lines.confirm(ctx, completed, at);
    const held = refused.flatMap(({ id, code }) => {
      const reason = withholdingReasons.find((one) => one === code);
      return reason ? [{ id, reason }] : [];
    });
    await this.lines.withholdSent(ctx, held);
    const failed = await this.lines.fail(ctx, refused, at);
    if (paid.length > 0) {
      const lines = paid.map(({ id, beneficiaryId, amount }) => ({ id, beneficiaryId, amountHalalas: String(amount) }));
      await this.facts.record(ctx, runLinesPaid, { ...runFact(run), method: 'bank', lines });
    }
    if (failed.length > 0) {
      const amountHalalas = String(sumHalalas(failed.map(({ amount }) => amount)));
      await this.facts.record(ctx, runLinesFailed, { ...runFact(run), lines: failed.length, amountHalalas });
    }
    await this.settle.execute(ctx, run);
  }
}
