import { Injectable } from '@nestjs/common';
import type { Transaction } from '@waqf/contracts/finances';
import { DocumentsFacade, type OpenedFile, type ReceivedFile } from '../../documents/index.js';
import { Facts, Transactions, type Ctx } from '../../platform/index.js';
import { FinancesAccess } from '../access.js';
import {
  FinancesReceiptNotFoundError,
  FinancesReversalIsFinalError,
  FinancesTransactionNotFoundError,
  FinancesWaqfNotFoundError,
} from '../finances.errors.js';
import { receiptKept } from '../finances.facts.js';
import { noWaqfId, type TransactionRecord } from '../domain/transaction.js';
import { TransactionRepository } from '../persistence/transaction.repository.js';
import { TransactionPresenter } from '../presenter.js';

/**
 * The photo or file of a transaction's receipt: whoever may record may attach it, whoever may see the transaction may
 * open it.
 */
@Injectable()
export class StoreReceipt {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: FinancesAccess,
    private readonly rows: TransactionRepository,
    private readonly documents: DocumentsFacade,
    private readonly presenter: TransactionPresenter,
    private readonly facts: Facts,
  ) {}

  /**
   * Checks, before any byte is read, that the person may attach a receipt here. A reversal has no receipt of its own.
   * @throws FinancesForbiddenError (403), FinancesTransactionNotFoundError (404), FinancesReversalIsFinalError (409)
   */
  async allow(ctx: Ctx, transactionId: string): Promise<TransactionRecord> {
    const record = await this.find(ctx, transactionId, (waqfId) => this.access.manageable(ctx, waqfId));
    if (record.reverses !== null) throw new FinancesReversalIsFinalError();
    return record;
  }

  /** Attaches a receipt; it replaces an earlier one, which is kept. @throws like `allow`, DocumentsQuotaError (413) */
  async execute(ctx: Ctx, transactionId: string, file: ReceivedFile): Promise<Transaction> {
    const record = await this.allow(ctx, transactionId);
    return this.transactions.run(ctx, async (ctx) => {
      const { waqfId } = record;
      const { fileName, sha256 } = await this.documents.attach(ctx, { subjectId: transactionId, waqfId, file });
      await this.facts.record(ctx, receiptKept, { transactionId, waqfId, fileName, sha256 });
      return this.presenter.one(ctx, record);
    });
  }

  /** @throws FinancesForbiddenError (403), FinancesTransactionNotFoundError, FinancesReceiptNotFoundError (404) */
  async open(ctx: Ctx, transactionId: string): Promise<OpenedFile> {
    await this.find(ctx, transactionId, (waqfId) => this.access.readable(ctx, waqfId));
    const kept = (await this.documents.attachmentsOf(ctx, [transactionId])).get(transactionId);
    if (!kept) throw new FinancesReceiptNotFoundError();
    return this.documents.openFile(ctx, kept);
  }

  /** A transaction of another waqf is answered like a missing one; a person who may do neither gets the 403 first. */
  private async find(
    ctx: Ctx,
    transactionId: string,
    require: (waqfId: string) => Promise<unknown>,
  ): Promise<TransactionRecord> {
    const record = (await this.rows.find(ctx, [transactionId])).get(transactionId);
    try {
      await require(record?.waqfId ?? noWaqfId);
    } catch (error) {
      throw error instanceof FinancesWaqfNotFoundError ? new FinancesTransactionNotFoundError() : error;
    }
    if (!record) throw new FinancesTransactionNotFoundError();
    return record;
  }
}
