import { Injectable } from '@nestjs/common';
import type { ApprovalDetails } from '@waqf/contracts/approvals';
import { groupIban } from '@waqf/formats';
import type { ApprovalRequest } from '../../approvals/index.js';
import type { Notice } from '../../notifications/index.js';
import type { Ctx } from '../../platform/index.js';
import { PayeeNotices } from '../banking.registry.js';
import { payeeNotice } from '../domain/approval-words.js';
import { asApproved, labelOf } from '../domain/transfer.js';
import { TransferRepository } from '../persistence/transfer.repository.js';
import { TransferPresenter } from '../presenter.js';
import { PreviewEffects } from './preview-effects.js';

/** Describes waiting transfers to the person who decides on them, and to the one who waits for the money. */
@Injectable()
export class DescribeTransfers {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly presenter: TransferPresenter,
    private readonly effects: PreviewEffects,
    private readonly payeeNotices: PayeeNotices,
  ) {}

  /**
   * @param moment `now`: as they are; `decision`: as in the answer to an approval
   * @returns details by request; a request without a transfer is left out
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

  /**
   * What the decider confirms on the phone, in both languages: it does not depend on the language of the page, so
   * that a decision in one language fits a confirmation begun in the other.
   */
  async confirmed(ctx: Ctx, { subjectId }: ApprovalRequest) {
    const transfer = (await this.transfers.byIds(ctx, [subjectId])).get(subjectId);
    if (!transfer) return [];
    const accounts = await this.transfers.accounts(ctx, [transfer.fromAccountId, transfer.toAccountId]);
    const [from, to] = [accounts.get(transfer.fromAccountId), accounts.get(transfer.toAccountId)];
    if (!from || !to) return [];
    const iban = groupIban(to.iban);
    return [
      { label: { ar: 'إلى', en: 'To' }, value: labelOf(to) },
      { label: { ar: 'الآيبان', en: 'IBAN' }, value: { ar: iban, en: iban } },
      { label: { ar: 'من', en: 'From' }, value: labelOf(from) },
    ];
  }

  /** The notices to the payee of a waiting transfer and to guardians; none when the payee is no beneficiary. */
  async toPayee(ctx: Ctx, { subjectId, waqfId }: ApprovalRequest): Promise<Notice[]> {
    const userId = await this.transfers.payeeOf(ctx, subjectId);
    return userId === null ? [] : this.payeeNotices.withGuardians(ctx, waqfId, [{ ...payeeNotice, userId }]);
  }
}
