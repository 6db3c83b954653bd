import { Injectable } from '@nestjs/common';
import type { BankTransfer } from '@waqf/contracts/banking';
import type { Ctx } from '../../platform/index.js';
import { BankingAccess } from '../access.js';
import { BankingTransferNotFoundError } from '../banking.errors.js';
import { TransferRepository } from '../persistence/transfer.repository.js';
import { TransferPresenter } from '../presenter.js';

/** One transfer, for users with a relation to its waqf. */
@Injectable()
export class ViewTransfer {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly access: BankingAccess,
    private readonly presenter: TransferPresenter,
  ) {}

  /** @throws ForbiddenError (403), BankingTransferNotFoundError (404), also when the user may not see its waqf */
  async execute(ctx: Ctx, { transferId }: { transferId: string }): Promise<BankTransfer> {
    const visible = await this.access.waqfIds(ctx, undefined);
    const transfer = (await this.transfers.byIds(ctx, [transferId])).get(transferId);
    if (!transfer || !visible.includes(transfer.waqfId)) throw new BankingTransferNotFoundError();
    const [described] = await this.presenter.describe(ctx, [transfer]);
    if (!described) throw new Error('one transfer gives one description');
    return described;
  }
}
