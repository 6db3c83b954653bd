import { Injectable } from '@nestjs/common';
import { LedgerFacade, LedgerInsufficientBalanceError } from '../../ledger/index.js';
import { type Notice, NotificationsFacade } from '../../notifications/index.js';
import { Audit, type Ctx, entryIdOf, Outbox, Transactions } from '../../platform/index.js';
import { type Standing, WaqfStanding } from '../../standing/index.js';
import { transfersEnded } from '../transfers.events.js';
import { delayBeforeAsking } from '../domain/account-state.js';
import { descriptionOf } from '../domain/transfer.js';
import { completedNotice, reversalWaitsNotice, reversedNotice, type Words } from '../domain/transfer-notices.js';
import { type ClaimedTransfer, DispatchRepository } from '../persistence/dispatch.repository.js';
import { TransferRepository } from '../persistence/transfer.repository.js';

/** The bank has confirmed this one. */
export interface Completion {
  transfer: ClaimedTransfer;
  bankReference: string;
}

type Refusal = NonNullable<ClaimedTransfer['refusal']>;

/** How a transfer ended, and what is said of it. */
interface Ending {
  transfer: ClaimedTransfer;
  standing: Standing;
  outcome: 'completed' | 'reversed';
  words: Words;
}

/**
 * Writes down how transfers ended, and tells nazir and founder. Each end is written once, whoever else learns of it.
 */
@Injectable()
export class SettleTransfers {
  constructor(
    private readonly transactions: Transactions,
    private readonly dispatch: DispatchRepository,
    private readonly transfers: TransferRepository,
    private readonly ledger: LedgerFacade,
    private readonly standing: WaqfStanding,
    private readonly notifications: NotificationsFacade,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** All that the bank confirmed meanwhile, in one transaction. */
  async complete(ctx: Ctx, completions: readonly Completion[]): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      const completed = await this.dispatch.complete(
        ctx,
        completions.map(({ transfer, bankReference }) => ({ id: transfer.id, bankReference })),
      );
      const fresh = completions.filter(({ transfer }) => completed.has(transfer.id)).map(({ transfer }) => transfer);
      if (fresh.length === 0) return;
      const byWaqf = new Map<string, number>();
      for (const { waqfId } of fresh) byWaqf.set(waqfId, (byWaqf.get(waqfId) ?? 0) + 1);
      await this.dispatch.tally(ctx, byWaqf);
      await this.audit.recordAll(
        ctx,
        fresh.map((transfer) => ({
          by: ctx,
          action: 'banking.transfer-completed',
          subject: { type: 'bank-transfer', id: transfer.id },
          details: { waqfId: transfer.waqfId },
        })),
      );
      const standings = await this.standing.ofAll(ctx, [...byWaqf.keys()]);
      const accounts = await this.transfers.accounts(
        ctx,
        fresh.flatMap((transfer) => [transfer.fromAccountId, transfer.toAccountId]),
      );
      const endings = fresh.flatMap((transfer) => {
        const standing = standings.get(transfer.waqfId);
        const from = accounts.get(transfer.fromAccountId);
        const to = accounts.get(transfer.toAccountId);
        if (!standing || !from || !to) return [];
        return [
          {
            transfer,
            standing,
            outcome: 'completed' as const,
            words: completedNotice(standing.waqfName, transfer, from, to),
          },
        ];
      });
      await this.tell(ctx, endings);
    });
  }

  /**
   * Returns the money that the bank refused to move. When the receiving account does not hold it any more the refusal
   * is kept and the transfer stays pending: no balance goes below zero, and the return is tried again until it can be
   * made.
   */
  async reverse(ctx: Ctx, transfer: ClaimedTransfer, refusal: Refusal): Promise<void> {
    try {
      await this.transactions.run(ctx, (ctx) => this.returnMoney(ctx, transfer, refusal));
    } catch (error) {
      if (!(error instanceof LedgerInsufficientBalanceError)) throw error;
      await this.transactions.run(ctx, (ctx) => this.keepRefusal(ctx, transfer, refusal));
    }
  }

  private async returnMoney(ctx: Ctx, transfer: ClaimedTransfer, refusal: Refusal): Promise<void> {
    if (!(await this.dispatch.reverse(ctx, transfer.id, refusal))) return;
    const { standing, to } = await this.around(ctx, transfer);
    await this.ledger.reverse(ctx, {
      entryId: transfer.id,
      id: entryIdOf(ctx, 'banking.reverse', transfer.id),
      description: `إعادة: ${descriptionOf(transfer, to).ar}`,
      occurredAt: ctx.clock.now(),
    });
    await this.audit.record(
      ctx,
      'banking.transfer-reversed',
      { type: 'bank-transfer', id: transfer.id },
      { waqfId: transfer.waqfId, code: refusal.code },
    );
    await this.tell(ctx, [
      { transfer, standing, outcome: 'reversed', words: reversedNotice(standing.waqfName, transfer, refusal.reason) },
    ]);
  }

  private async keepRefusal(ctx: Ctx, transfer: ClaimedTransfer, refusal: Refusal): Promise<void> {
    if (!(await this.dispatch.keepRefusal(ctx, transfer.id, refusal, delayBeforeAsking(transfer.attempts)))) return;
    const { standing, to } = await this.around(ctx, transfer);
    await this.audit.record(
      ctx,
      'banking.reversal-waits',
      { type: 'bank-transfer', id: transfer.id },
      { waqfId: transfer.waqfId, code: refusal.code },
    );
    const words = reversalWaitsNotice(standing.waqfName, transfer, to);
    await this.notifications.notifyAll(ctx, noticesOf({ transfer, standing, outcome: 'reversed', words }));
  }

  private async around(ctx: Ctx, transfer: ClaimedTransfer) {
    const standing = await this.standing.of(ctx, transfer.waqfId);
    const to = (await this.transfers.accounts(ctx, [transfer.toAccountId])).get(transfer.toAccountId);
    if (!standing || !to) throw new Error('a transfer of no waqf');
    return { standing, to };
  }

  private async tell(ctx: Ctx, endings: readonly Ending[]): Promise<void> {
    await this.notifications.notifyAll(ctx, endings.flatMap(noticesOf));
    await this.notifications.pushAll(
      ctx,
      endings.map(({ transfer, standing, outcome }) => ({
        userIds: partiesOf(standing),
        event: 'transfer.settled' as const,
        data: { transferId: transfer.id, waqfId: transfer.waqfId, status: outcome },
      })),
    );
    await this.outbox.publish(ctx, transfersEnded, {
      transfers: endings.map(({ transfer: { id, waqfId }, outcome }) => ({ id, waqfId, outcome })),
    });
  }
}

/** A notice to each party. */
function noticesOf({ transfer, standing, outcome, words }: Ending): Notice[] {
  const type = outcome === 'completed' ? 'success' : 'error';
  const priority = outcome === 'completed' ? 'low' : 'high';
  const actionUrl = `/waqf/${transfer.waqfId}/banking`;
  return partiesOf(standing).map((userId) => ({
    ...words,
    userId,
    type,
    priority,
    category: 'transaction',
    actionUrl,
  }));
}

/** Who hears of a transfer: the nazir who made it possible and the founder. */
const partiesOf = ({ nazirId, waqifId }: Standing): string[] => [
  ...new Set([...(nazirId === null ? [] : [nazirId]), waqifId]),
];
