import { Injectable } from '@nestjs/common';
import type { BankTransaction, BankTransactionList, BankTransactionStatus } from '@waqf/contracts/banking';
import { type Ctx, requireCapability } from '../../platform/index.js';
import { Memberships } from '../../membership/index.js';
import { asBankTransaction, type Transfer } from '../domain/transfer.js';
import { transferCursor } from '../domain/transfer-cursor.js';
import { TransferRepository } from '../persistence/transfer.repository.js';
import { BankingTransfersWaqfNotFoundError } from '../transfers.errors.js';

const usualPage = 50;

export interface TransferFilter {
  waqfId?: string | undefined;
  status?: BankTransactionStatus | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Lists transfers, newest first, for whoever stands in a relation to the waqf. */
@Injectable()
export class ListTransfers {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly memberships: Memberships,
  ) {}

  /**
   * @throws ForbiddenError (403), BankingTransfersWaqfNotFoundError (404), InvalidCursorError (400)
   */
  async execute(ctx: Ctx, filter: TransferFilter): Promise<BankTransactionList> {
    requireCapability(ctx, 'banking.read');
    const after = transferCursor.parse(filter.cursor);
    const waqfIds = await this.waqfsOf(ctx, filter.waqfId);
    const limit = filter.limit ?? usualPage;
    const page = await this.transfers.list(ctx, waqfIds, { status: filter.status, after, limit: limit + 1 });
    const shown = page.slice(0, limit);
    const last = page.length > limit ? shown.at(-1) : undefined;
    const { completed } = await this.transfers.counts(ctx, waqfIds);
    return {
      transactions: await this.describe(ctx, shown),
      nextCursor: last ? transferCursor.format(last) : null,
      completedCount: completed,
    };
  }

  /** Transfers in the shape of the contract, in the reader's language. */
  async describe(ctx: Ctx, transfers: readonly Transfer[]): Promise<BankTransaction[]> {
    const accounts = await this.transfers.accounts(
      ctx,
      transfers.flatMap((transfer) => [transfer.fromAccountId, transfer.toAccountId]),
    );
    return transfers.flatMap((transfer) => {
      const from = accounts.get(transfer.fromAccountId);
      const to = accounts.get(transfer.toAccountId);
      return from && to ? [asBankTransaction(transfer, from, to, ctx.language)] : [];
    });
  }

  private async waqfsOf(ctx: Ctx, waqfId: string | undefined): Promise<string[]> {
    if (waqfId === undefined) return this.memberships.visibleWaqfIds(ctx);
    if (!(await this.memberships.of(ctx, waqfId))) throw new BankingTransfersWaqfNotFoundError();
    return [waqfId];
  }
}
