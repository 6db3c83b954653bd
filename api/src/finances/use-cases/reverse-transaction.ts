import { Injectable } from '@nestjs/common';
import type { TransactionEnvelope } from '@waqf/contracts/finances';
import { formatAmountForWire } from '@waqf/money';
import {
  LedgerAlreadyReversedError,
  LedgerFacade,
  LedgerInsufficientBalanceError,
  type PostedEntry,
} from '../../ledger/index.js';
import { entryIdOf, fingerprintOf, Transactions, type Ctx } from '../../platform/index.js';
import { TransactionPresenter } from '../presenter.js';
import { stateOf } from '../domain/transaction-states.js';
import { noWaqfId, type TransactionRecord } from '../domain/transaction.js';
import { EnterTransactions } from './enter-transactions.js';
import {
  FinancesAlreadyReversedError,
  FinancesIncomeSpentError,
  FinancesReversalIsFinalError,
  FinancesTransactionNotFoundError,
  FinancesWaqfNotFoundError,
} from '../finances.errors.js';
import { TransactionRepository } from '../persistence/transaction.repository.js';
import { FinancesAccess } from '../access.js';

const reverseRoute = 'POST /api/transactions/:id/reverse';

/** Undoes a mistake by another entry that refers to it; no entry is ever changed or deleted. */
@Injectable()
export class ReverseTransaction {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: FinancesAccess,
    private readonly rows: TransactionRepository,
    private readonly ledger: LedgerFacade,
    private readonly enter: EnterTransactions,
    private readonly presenter: TransactionPresenter,
  ) {}

  /**
   * @param key the client's idempotency key: repeating the same request undoes nothing more and returns the same result
   * @throws FinancesForbiddenError (403), FinancesTransactionNotFoundError (404), FinancesAlreadyReversedError (409),
   *   FinancesReversalIsFinalError (409), LedgerKeyReusedError (409), FinancesIncomeSpentError (422)
   */
  async execute(
    ctx: Ctx,
    input: { transactionId: string; reason: string },
    key: string | undefined,
  ): Promise<TransactionEnvelope> {
    const undone = (await this.rows.find(ctx, [input.transactionId])).get(input.transactionId);
    await this.requireManager(ctx, undone);
    if (!undone) throw new FinancesTransactionNotFoundError();
    if (stateOf(undone) === 'reversal') throw new FinancesReversalIsFinalError();
    const id = entryIdOf(ctx, reverseRoute, key);
    return this.transactions.run(ctx, async (ctx) => {
      const entry = await this.post(ctx, undone, { id, fingerprint: fingerprintOf(input) });
      const { record, balance } = await this.enter.enterReversal(ctx, undone, entry, input.reason);
      return { transaction: await this.presenter.one(ctx, record), balance: formatAmountForWire(balance) };
    });
  }

  /**
   * Anybody who may record may also reverse. A transaction of another waqf is answered like a missing one; a person who
   * may do neither gets the 403 first.
   */
  private async requireManager(ctx: Ctx, undone: TransactionRecord | undefined): Promise<void> {
    try {
      await this.access.manageable(ctx, undone?.waqfId ?? noWaqfId);
    } catch (error) {
      throw error instanceof FinancesWaqfNotFoundError ? new FinancesTransactionNotFoundError() : error;
    }
  }

  private async post(
    ctx: Ctx,
    undone: TransactionRecord,
    request: { id: string; fingerprint: string },
  ): Promise<PostedEntry> {
    try {
      return await this.ledger.reverse(ctx, {
        ...request,
        entryId: undone.id,
        description: `عكس: ${undone.description}`,
        occurredAt: ctx.clock.now(),
      });
    } catch (error) {
      if (error instanceof LedgerInsufficientBalanceError) throw new FinancesIncomeSpentError();
      if (error instanceof LedgerAlreadyReversedError) throw new FinancesAlreadyReversedError();
      throw error;
    }
  }
}
