import { Injectable } from '@nestjs/common';
import type { RetryLines } from '@waqf/contracts/distributions';
import type { Halalas } from '@waqf/money';
import { BankingFacade } from '../../banking/index.js';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { type Ctx, Jobs } from '../../platform/index.js';
import { DistributionsLineNotPayableError } from '../distributions.errors.js';
import { sendRunQueue } from '../distributions.queues.js';
import type { Run } from '../domain/run.js';
import { runEntryWords } from '../domain/run-approval-words.js';
import { LinePaymentRepository, type SentLine } from '../persistence/line-payment.repository.js';
import { linesPerBatch } from '../persistence/run-line.repository.js';
import { Payees } from './shared/payees.js';

/**
 * Sends lines of a run to the bank. A line has at most one pending payment: its state acts as a lock, and the payment's
 * id is the reference at the bank, which is ordered only once. So each part is complete, even after a crash.
 */
@Injectable()
export class SendPayments {
  constructor(
    private readonly lines: LinePaymentRepository,
    private readonly banking: BankingFacade,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly payees: Payees,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Withholds lines of beneficiaries whose payments are held, and those to an account that was replaced after the
   * approval or that a former guardian confirmed; returns number and total of the lines left to pay.
   */
  async payable(ctx: Ctx, { id, waqfId }: Run): Promise<{ lines: number; amount: Halalas }> {
    const held = [...(await this.payees.paymentHolds(ctx, waqfId))];
    for (const reason of new Set(held.map(([, why]) => why))) {
      const ids = held.flatMap(([beneficiaryId, why]) => (why === reason ? beneficiaryId : []));
      if (ids.length > 0) await this.lines.withhold(ctx, id, ids, reason);
    }
    await this.lines.withholdFrom(ctx, id, await this.payees.accountsOutOfUse(ctx, waqfId), 'account-not-active');
    return this.lines.payable(ctx, id);
  }

  /** Sends the first lines; a job sends the rest. @throws BankingMainAccountMissingError (409) */
  async first(ctx: Ctx, run: Run, payable: { lines: number }): Promise<void> {
    const sent = await this.part(ctx, run, 0);
    const rest = { waqfId: run.waqfId, runId: run.id };
    if (sent < payable.lines) await this.jobs.enqueue(ctx, sendRunQueue, rest, { key: run.id });
  }

  /**
   * Sends the payable ones among the `linesPerBatch` lines after place `after`; other lines stay unchanged.
   * Returns how many were sent.
   * @throws BankingMainAccountMissingError (409)
   */
  async part(ctx: Ctx, run: Run, after: number): Promise<number> {
    const sent = await this.lines.sendPayable(ctx, run.id, { after, last: after + linesPerBatch });
    await this.order(ctx, run, sent);
    return sent.length;
  }

  /**
   * Sends failed or withheld lines to the current accounts of the beneficiaries: all that can be paid, or exactly the
   * requested ones.
   * @throws DistributionsLineNotPayableError, BankingMainAccountMissingError (409)
   */
  async again(ctx: Ctx, run: Run, lineIds: RetryLines['lineIds']): Promise<SentLine[]> {
    const unpaid = await this.lines.unpaid(ctx, run.id, lineIds ?? null);
    const payeeOf = await this.payees.findPayees(
      ctx,
      unpaid.map(({ beneficiaryId }) => beneficiaryId),
      await this.payees.conditions(ctx, run),
    );
    const payable = unpaid.flatMap(({ id, beneficiaryId }) => {
      const { accountId, ibanEnd, withheld } = payeeOf(beneficiaryId);
      return accountId !== null && withheld === null ? [{ lineId: id, accountId, ibanEnd }] : [];
    });
    if (lineIds && payable.length < new Set(lineIds).size) {
      const stuck = unpaid.filter(({ id }) => !payable.some(({ lineId }) => lineId === id));
      throw new DistributionsLineNotPayableError(stuck.map(({ fullName }) => fullName));
    }
    const sent = await this.lines.sendAgain(ctx, run.id, payable);
    await this.order(ctx, run, sent);
    return sent;
  }

  private async order(ctx: Ctx, run: Run, sent: readonly SentLine[]): Promise<void> {
    if (sent.length === 0) return;
    const ibans = await this.beneficiaries.ibansOf(
      ctx,
      sent.map(({ accountId }) => accountId),
    );
    const words = runEntryWords(run);
    const payments = sent.map(({ paymentId: id, accountId, amount, fullName }) => {
      const iban = ibans.get(accountId) ?? null;
      const description = `${words}: ${fullName}`;
      return { id, accountId: iban === null ? accountId : null, iban, amount, description };
    });
    await this.banking.payInBatches(ctx, run.waqfId, payments);
  }
}
