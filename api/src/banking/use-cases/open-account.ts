import { Injectable, Logger } from '@nestjs/common';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, Facts, Jobs, Transactions } from '../../platform/index.js';
import { BankPort, BankUnreachableError, type OpenedAccount, type OpeningAnswer } from '../bank/bank.port.js';
import { accountOpened, accountRefused } from '../banking.facts.js';
import { openAccountQueue } from '../banking.queues.js';
import { retryDelayMs } from '../domain/bank-retry.js';
import type { PendingRow, Refusal } from '../domain/bank-account.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';

/**
 * How long a claim is valid: longer than the bank may take to answer, so that no two processes ask in parallel. If this
 * process dies before the answer, another one asks again with the same reference, so the bank opens only one account.
 */
export const openingLeaseMs = 15_000;

/** Asks the bank once for one account and records its answer. */
@Injectable()
export class OpenAccount {
  private readonly logger = new Logger(OpenAccount.name);

  constructor(
    private readonly bank: BankPort,
    private readonly accounts: BankAccountRepository,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly ledger: LedgerFacade,
    private readonly facts: Facts,
  ) {}

  /** Must be called outside a transaction, because the bank may take seconds. */
  async execute(ctx: Ctx, input: { accountId: string }): Promise<void> {
    const row = await this.accounts.claim(ctx, input.accountId, openingLeaseMs);
    if (!row) return this.comeBack(ctx, input.accountId);
    const answer = await this.ask(row);
    if (answer.outcome === 'opened') await this.settleOpened(ctx, row, answer.account);
    else if (answer.outcome === 'refused') await this.settleRefused(ctx, row, answer);
    else await this.retryLater(ctx, row);
  }

  private async ask(row: PendingRow): Promise<OpeningAnswer> {
    try {
      const product = row.accountType === 'main_waqf' ? 'WAQF_MAIN' : 'WAQF_SUB';
      return await this.bank.openAccount({ reference: row.reference, product, holderName: row.holderName });
    } catch (error) {
      if (!(error instanceof BankUnreachableError)) throw error;
      this.logger.warn({ err: error, account: row.id, attempts: row.attempts }, 'no definite answer from the bank');
      return { outcome: 'in-progress' };
    }
  }

  /** Another process is asking, or it is too early: schedules a job that asks again later. */
  private async comeBack(ctx: Ctx, accountId: string): Promise<void> {
    await this.transactions.run(ctx, async (inside) => {
      const startAfter = await this.accounts.askAt(inside, accountId);
      if (startAfter)
        await this.jobs.enqueue(inside, openAccountQueue, { accountId }, { key: `${accountId}:lease`, startAfter });
    });
  }

  private async retryLater(ctx: Ctx, row: PendingRow): Promise<void> {
    await this.transactions.run(ctx, async (inside) => {
      const startAfter = await this.accounts.retryLater(inside, row, retryDelayMs(row.attempts));
      // A separate key, so that a job waiting for the lease to end does not block an earlier one.
      const key = `${row.id}:${row.attempts}`;
      if (startAfter) await this.jobs.enqueue(inside, openAccountQueue, { accountId: row.id }, { key, startAfter });
    });
  }

  private async settleOpened(ctx: Ctx, row: PendingRow, account: OpenedAccount): Promise<void> {
    await this.transactions.run(ctx, async (inside) => {
      if (!(await this.accounts.settleOpened(inside, row, account))) return;
      const { id: accountId, waqfId, beneficiaryId } = row;
      // A sub-account can receive money only once it has its own account in the ledger.
      if (beneficiaryId !== null) await this.ledger.openHeldAccount(inside, { waqfId, bankAccountId: accountId });
      const { bankName, iban } = account;
      await this.facts.record(inside, accountOpened, { ...factOf(row), bankName, ibanEnd: iban.slice(-4) });
    });
  }

  private async settleRefused(ctx: Ctx, row: PendingRow, { code, reason }: Refusal): Promise<void> {
    await this.transactions.run(ctx, async (inside) => {
      if (!(await this.accounts.settleRefused(inside, row, { code, reason }))) return;
      const shown = { ar: reason.ar, en: reason.en };
      await this.facts.record(inside, accountRefused, { ...factOf(row), code, reason: shown });
    });
  }
}

const factOf = ({ id: accountId, waqfId, beneficiaryId, holderName }: PendingRow) => ({
  accountId,
  waqfId,
  beneficiaryId,
  holderName,
});
