import { Injectable } from '@nestjs/common';
import type { BankTransferList, BankTransferStatus } from '@waqf/contracts/banking';
import type { Ctx } from '../../platform/index.js';
import { BankingAccess } from '../access.js';
import { transferCursor } from '../domain/transfer-cursor.js';
import { TransferRepository } from '../persistence/transfer.repository.js';
import { TransferPresenter } from '../presenter.js';

const usualPage = 50;

export interface TransferFilter {
  waqfId?: string | undefined;
  status?: BankTransferStatus | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Lists transfers, newest first, for users with a relation to the waqf. */
@Injectable()
export class ListTransfers {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly access: BankingAccess,
    private readonly presenter: TransferPresenter,
  ) {}

  /**
   * @throws ForbiddenError (403), BankingWaqfNotFoundError (404), InvalidCursorError (400)
   */
  async execute(ctx: Ctx, filter: TransferFilter): Promise<BankTransferList> {
    const waqfIds = await this.access.waqfIds(ctx, filter.waqfId);
    const after = transferCursor.parse(filter.cursor);
    const limit = filter.limit ?? usualPage;
    const page = await this.transfers.list(ctx, waqfIds, { status: filter.status, after, limit: limit + 1 });
    const shown = page.slice(0, limit);
    const last = page.length > limit ? shown.at(-1) : undefined;
    const { completed } = await this.transfers.counts(ctx, waqfIds);
    return {
      transactions: await this.presenter.describe(ctx, shown),
      nextCursor: last ? transferCursor.format(last) : null,
      completedCount: completed,
    };
  }
}
