import { Injectable } from '@nestjs/common';
import type { RetryLines } from '@waqf/contracts/distributions';
import { sumHalalas } from '@waqf/money';
import { BankingFacade } from '../../banking/index.js';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import {
  DistributionsLineNotPayableError,
  DistributionsNothingToRetryError,
  DistributionsRunNotFoundError,
  DistributionsRunStateError,
} from '../distributions.errors.js';
import { runLinesRetried, runPaymentStarted } from '../distributions.facts.js';
import { runFact, type Run } from '../domain/run.js';
import { mayRetry, runStates } from '../domain/run-states.js';
import { withholdingOf } from '../domain/withholding.js';
import { LinePaymentRepository, type SentLine } from '../persistence/line-payment.repository.js';
import { RunRepository } from '../persistence/run.repository.js';

interface Payment {
  readonly waqfId: string;
  readonly runId: string;
}

/**
 * The nazir pays an approved run by the bank, and pays failed or withheld lines again. A line has one payment under way
 * at most: the state of the line is its lock, and the payment's id is the reference at the bank.
 */
@Injectable()
export class PayRun {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RunsAccess,
    private readonly runs: RunRepository,
    private readonly lines: LinePaymentRepository,
    private readonly banking: BankingFacade,
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
      const sent = await this.lines.sendPayable(ctx, runId);
      // All is withheld: nothing is on its way, so nothing will settle the run.
      const run: Run = { ...found, state: sent.length > 0 ? state : 'paid' };
      await this.runs.change(ctx, run);
      await this.order(ctx, run, sent);
      await this.facts.record(ctx, runPaymentStarted, countedFact(run, sent));
    });
  }

  /**
   * By the account that the beneficiary has now. All lines that can be paid, or exactly those that are named.
   * @throws as `pay`; DistributionsLineNotPayableError, DistributionsNothingToRetryError (409)
   */
  async retry(ctx: Ctx, { waqfId, runId, lineIds }: Payment & RetryLines): Promise<void> {
    await this.access.toManage(ctx, waqfId);
    await this.transactions.run(ctx, async (ctx) => {
      const found = await this.lock(ctx, { waqfId, runId });
      if (!mayRetry(found.state)) throw new DistributionsRunStateError(found.state);
      const payees = await this.payeesOf(ctx, waqfId, runId, lineIds ?? null);
      const sent = await this.lines.sendAgain(ctx, runId, payees);
      if (sent.length === 0) throw new DistributionsNothingToRetryError();
      // A closed run stays closed; its lines go on.
      const state = found.state === 'closed' || found.state === 'paying' ? found.state : 'paying';
      const run: Run = { ...found, state };
      await this.runs.change(ctx, run);
      await this.order(ctx, run, sent);
      await this.facts.record(ctx, runLinesRetried, countedFact(run, sent));
    });
  }

  /** Failed and withheld lines with the account that each can be paid to now. */
  private async payeesOf(ctx: Ctx, waqfId: string, runId: string, lineIds: readonly string[] | null) {
    const unpaid = await this.lines.unpaid(ctx, runId, lineIds);
    const accounts = await this.banking.payeesOf(ctx, waqfId);
    const byBeneficiary = new Map(accounts.map((account) => [account.beneficiaryId, account]));
    const payable = unpaid.flatMap(({ id, beneficiaryId }) => {
      const payee = byBeneficiary.get(beneficiaryId);
      const reason = withholdingOf(payee && { ...payee, accountId: payee.id });
      return payee && reason === null ? [{ lineId: id, accountId: payee.id, ibanEnd: payee.ibanEnd }] : [];
    });
    if (lineIds === null || payable.length === new Set(lineIds).size) return payable;
    const stuck = unpaid.filter(({ id }) => !payable.some(({ lineId }) => lineId === id));
    throw new DistributionsLineNotPayableError(stuck.map(({ fullName }) => fullName));
  }

  private async order(ctx: Ctx, { waqfId, from, to }: Run, sent: readonly SentLine[]): Promise<void> {
    await this.banking.payInBatches(
      ctx,
      waqfId,
      sent.map(({ paymentId, accountId, amount, fullName }) => ({
        id: paymentId,
        accountId,
        amount,
        description: `توزيع ${from} – ${to}: ${fullName}`,
      })),
    );
  }

  private async lock(ctx: Ctx, { waqfId, runId }: Payment): Promise<Run> {
    const run = await this.runs.lock(ctx, runId);
    if (!run || run.waqfId !== waqfId) throw new DistributionsRunNotFoundError();
    return run;
  }
}

const countedFact = (run: Run, lines: readonly SentLine[]) => ({
  ...runFact(run),
  lines: lines.length,
  amountHalalas: String(sumHalalas(lines.map(({ amount }) => amount))),
});
