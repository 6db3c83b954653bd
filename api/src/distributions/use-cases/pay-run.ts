import { Injectable } from '@nestjs/common';
import type { RetryLines } from '@waqf/contracts/distributions';
import { type Halalas, sumHalalas } from '@waqf/money';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import {
  DistributionsNothingToRetryError,
  DistributionsRunNotFoundError,
  DistributionsRunStateError,
} from '../distributions.errors.js';
import { runLinesRetried, runPaymentStarted } from '../distributions.facts.js';
import { runFact, type Run } from '../domain/run.js';
import { mayRetry, runStates } from '../domain/run-states.js';
import { RunRepository } from '../persistence/run.repository.js';
import { SendPayments } from './send-payments.js';

interface Payment {
  readonly waqfId: string;
  readonly runId: string;
}

/**
 * The nazir pays an approved run by the bank, and pays failed or withheld lines again. The call sends the first lines;
 * a job sends the other lines of a large run part by part.
 */
@Injectable()
export class PayRun {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RunsAccess,
    private readonly runs: RunRepository,
    private readonly send: SendPayments,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError (404), DistributionsRunForbiddenError (403),
   *   DistributionsRunStateError, BankingMainAccountMissingError (409)
   */
  async pay(ctx: Ctx, { waqfId, runId }: Payment): Promise<void> {
    await this.access.toManage(ctx, waqfId);
    await this.transactions.run(ctx, async (ctx) => {
      const found = await this.lock(ctx, { waqfId, runId });
      const state = runStates.next(found.state, 'pay', () => new DistributionsRunStateError(found.state));
      const payable = await this.send.payable(ctx, found);
      // When all lines are withheld, no payment is pending that could settle the run later, so it is paid now.
      const run: Run = { ...found, state: payable.lines > 0 ? state : 'paid' };
      await this.runs.change(ctx, run);
      await this.send.first(ctx, run, payable);
      await this.facts.record(ctx, runPaymentStarted, countedFact(run, payable));
    });
  }

  /**
   * Pays all lines that can be paid, or exactly the requested ones, to the current accounts of the beneficiaries.
   * @throws as `pay`; DistributionsLineNotPayableError, DistributionsNothingToRetryError (409)
   */
  async retry(ctx: Ctx, { waqfId, runId, lineIds }: Payment & RetryLines): Promise<void> {
    await this.access.toManage(ctx, waqfId);
    await this.transactions.run(ctx, async (ctx) => {
      const found = await this.lock(ctx, { waqfId, runId });
      if (!mayRetry(found.state)) throw new DistributionsRunStateError(found.state);
      const sent = await this.send.again(ctx, found, lineIds);
      if (sent.length === 0) throw new DistributionsNothingToRetryError();
      // A closed run stays closed while its lines are paid.
      const state = found.state === 'closed' || found.state === 'paying' ? found.state : 'paying';
      const run: Run = { ...found, state };
      await this.runs.change(ctx, run);
      const amount = sumHalalas(sent.map((line) => line.amount));
      await this.facts.record(ctx, runLinesRetried, countedFact(run, { lines: sent.length, amount }));
    });
  }

  private async lock(ctx: Ctx, { waqfId, runId }: Payment): Promise<Run> {
    const run = await this.runs.lock(ctx, runId);
    if (!run || run.waqfId !== waqfId) throw new DistributionsRunNotFoundError();
    return run;
  }
}

const countedFact = (run: Run, { lines, amount }: { lines: number; amount: Halalas }) => ({
  ...runFact(run),
  lines,
  amountHalalas: String(amount),
});
