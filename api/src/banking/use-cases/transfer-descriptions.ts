import { Injectable } from '@nestjs/common';
import type { ApprovalDetails } from '@waqf/contracts/approvals';
import type { ApprovalRequest } from '../../approvals/index.js';
import type { Ctx } from '../../platform/index.js';
import { asApproved } from '../domain/transfer.js';
import { TransferRepository } from '../persistence/transfer.repository.js';
import { TransferPresenter } from '../presenter.js';
import { TransferEffects } from './transfer-effects.js';

/** What somebody reads who decides on transfers that wait. */
@Injectable()
export class TransferDescriptions {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly presenter: TransferPresenter,
    private readonly effects: TransferEffects,
  ) {}

  /**
   * @param moment `decision`: as they stand when the request is granted
   * @returns by request; one whose transfer is gone is left out
   */
  async of(
    ctx: Ctx,
    requests: readonly ApprovalRequest[],
    moment: 'now' | 'decision',
  ): Promise<ReadonlyMap<string, ApprovalDetails>> {
    const found = await this.transfers.byIds(
      ctx,
      requests.map(({ subjectId }) => subjectId),
    );
    const transfers = [...found.values()].map((transfer) =>
      moment === 'decision' && transfer.state !== 'rejected' ? asApproved(transfer) : transfer,
    );
    const effects = await this.effects.of(ctx, transfers);
    const shown = new Map(
      (await this.presenter.describe(ctx, transfers)).map((transfer) => {
        const effect = effects.get(transfer.id);
        return [transfer.id, { transfer, ...(effect ? { effect } : {}) }];
      }),
    );
    return new Map(
      requests.flatMap(({ id, subjectId }) => {
        const details = shown.get(subjectId);
        return details ? [[id, details] as const] : [];
      }),
    );
  }
}
