import { Injectable } from '@nestjs/common';
import { LedgerFacade, LedgerInsufficientBalanceError } from '../../ledger/index.js';
import { type Notice, NotificationsFacade } from '../../notifications/index.js';
import { Audit, type Ctx, entryIdOf, Outbox, Transactions } from '../../platform/index.js';
import { type Membership, Memberships } from '../../membership/index.js';
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
  membership: Membership;
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
    private readonly memberships: Memberships,
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
      const memberships = await this.memberships.ofAll(ctx, [...byWaqf.keys()]);
      const accounts = await this.transfers.accounts(
        ctx,
        fresh.flatMap((transfer) => [transfer.fromAccountId, transfer.toAccountId]),
      );
      const endings = fresh.flatMap((transfer) => {
        const membership = memberships.get(transfer.waqfId);
        const from = accounts.get(transfer.fromAccountId);
        const to = accounts.get(transfer.toAccountId);
        if (!membership || !from || !to) return [];
        return [
          {
            transfer,
            membership,
            outcome: 'completed' as const,
            words: completedNotice(membership.waqfName, transfer, from, to),
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
    const { membership, to } = await this.around(ctx, transfer);
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
      {
        transfer,
        membership,
        outcome: 'reversed',
        words: reversedNotice(membership.waqfName, transfer, refusal.reason),
      },
    ]);
  }

  private async keepRefusal(ctx: Ctx, transfer: ClaimedTransfer, refusal: Refusal): Promise<void> {
    if (!(await this.dispatch.keepRefusal(ctx, transfer.id, refusal, delayBeforeAsking(transfer.attempts)))) return;
    const { membership, to } = await this.around(ctx, transfer);
    await this.audit.record(
      ctx,
      'banking.reversal-waits',
      { type: 'bank-transfer', id: transfer.id },
      { waqfId: transfer.waqfId, code: refusal.code },
    );
    const words = reversalWaitsNotice(membership.waqfName, transfer, to);
    await this.notifications.notifyAll(ctx, noticesOf({ transfer, membership, outcome: 'reversed', words }));
  }

  private async around(ctx: Ctx, transfer: ClaimedTransfer) {
    const membership = await this.memberships.of(ctx, transfer.waqfId);
    const to = (await this.transfers.accounts(ctx, [transfer.toAccountId])).get(transfer.toAccountId);
    if (!membership || !to) throw new Error('a transfer of no waqf');
    return { membership, to };
  }

  private async tell(ctx: Ctx, endings: readonly Ending[]): Promise<void> {
    await this.notifications.notifyAll(ctx, endings.flatMap(noticesOf));
    await this.notifications.pushAll(
      ctx,
      endings.map(({ transfer, membership, outcome }) => ({
        userIds: partiesOf(membership),
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
function noticesOf({ transfer, membership, outcome, words }: Ending): Notice[] {
  const type = outcome === 'completed' ? 'success' : 'error';
  const priority = outcome === 'completed' ? 'low' : 'high';
  const actionUrl = `/waqf/${transfer.waqfId}/banking`;
  return partiesOf(membership).map((userId) => ({
    ...words,
    userId,
    type,
    priority,
    category: 'transaction',
    actionUrl,
  }));
}

/** Who hears of a transfer: the nazir who made it possible and the founder. */
const partiesOf = ({ nazirId, waqifId }: Membership): string[] => [
  ...new Set([...(nazirId === null ? [] : [nazirId]), waqifId]),
];
