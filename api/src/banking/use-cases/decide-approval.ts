import { Injectable } from '@nestjs/common';
import type { Approval } from '@waqf/contracts/banking';
import { LedgerFacade } from '../../ledger/index.js';
import { NotificationsFacade } from '../../notifications/index.js';
import { Audit, type Ctx, Outbox, personOf, Transactions } from '../../platform/index.js';
import { type Membership, Memberships } from '../../membership/index.js';
import { approvedNotice, rejectedNotice, type Words } from '../domain/transfer-notices.js';
import { accountRefusal } from '../domain/transfer-rules.js';
import { asApproved, type Transfer } from '../domain/transfer.js';
import { TransferRepository } from '../persistence/transfer.repository.js';
import {
  BankingAlreadyDecidedError,
  BankingApprovalNotFoundError,
  BankingNotFounderError,
  BankingOnlyYieldError,
  transferError,
} from '../transfers.errors.js';
import { transfersRecorded } from '../transfers.events.js';
import { ListApprovals } from './list-approvals.js';
import { postingOf } from './record-transfers.js';
import { TransferDispatcher } from './transfer-dispatcher.js';

/**
 * The founder's word on a transfer. Deciding the same again, by the same person, answers with the first result,
 * whatever has happened since, so that a repeated call has one effect with or without a key.
 */
@Injectable()
export class DecideApproval {
  constructor(
    private readonly transactions: Transactions,
    private readonly transfers: TransferRepository,
    private readonly memberships: Memberships,
    private readonly ledger: LedgerFacade,
    private readonly notifications: NotificationsFacade,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly listApprovals: ListApprovals,
    private readonly dispatcher: TransferDispatcher,
  ) {}

  /**
   * Makes the transfer now, if it still can be made.
   * @throws BankingApprovalNotFoundError (404), BankingNotFounderError (403), BankingAlreadyDecidedError (409), and the
   *   refusals of a transfer (422), after which it goes on waiting
   */
  async approve(ctx: Ctx, input: { id: string }): Promise<Approval> {
    const person = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const { transfer, membership } = await this.reach(ctx, input.id);
      if (transfer.state !== 'awaiting_approval') {
        if (transfer.state === 'rejected' || transfer.decidedBy !== person.userId)
          throw new BankingAlreadyDecidedError();
        return this.describe(ctx, asApproved(transfer));
      }
      await this.enter(ctx, transfer, membership);
      const decision = { by: person.userId, at: ctx.clock.now() };
      await this.transfers.approve(ctx, transfer.id, decision);
      await this.audit.record(
        ctx,
        'banking.transfer-approved',
        { type: 'bank-transfer', id: transfer.id },
        { waqfId: transfer.waqfId },
      );
      await this.tell(ctx, transfer, approvedNotice(membership.waqfName, transfer), 'pending');
      await this.outbox.publish(ctx, transfersRecorded, { transfers: [{ id: transfer.id, waqfId: transfer.waqfId }] });
      ctx.afterCommit(() => this.dispatcher.wake());
      return this.describe(ctx, { ...transfer, state: 'recorded', decidedBy: decision.by, decidedAt: decision.at });
    });
  }

  /** Nothing moves. @throws like `approve`; 409 also when it was rejected with another reason */
  async reject(ctx: Ctx, input: { id: string; reason: string }): Promise<Approval> {
    const person = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const { transfer, membership } = await this.reach(ctx, input.id);
      if (transfer.state !== 'awaiting_approval') {
        if (transfer.decidedBy !== person.userId || transfer.rejection !== input.reason)
          throw new BankingAlreadyDecidedError();
        return this.describe(ctx, transfer);
      }
      const decision = { by: person.userId, at: ctx.clock.now() };
      await this.transfers.reject(ctx, transfer.id, decision, input.reason);
      await this.audit.record(
        ctx,
        'banking.transfer-rejected',
        { type: 'bank-transfer', id: transfer.id },
        { waqfId: transfer.waqfId },
      );
      await this.tell(ctx, transfer, rejectedNotice(membership.waqfName, transfer, input.reason), 'rejected');
      const rejected = {
        decidedBy: decision.by,
        decidedAt: decision.at,
        settledAt: decision.at,
        rejection: input.reason,
      };
      return this.describe(ctx, { ...transfer, ...rejected, state: 'rejected' });
    });
  }

  /** The transfer, locked, for the founder of its waqf. */
  private async reach(ctx: Ctx, id: string): Promise<{ transfer: Transfer; membership: Membership }> {
    const transfer = await this.transfers.lock(ctx, id);
    const membership = transfer?.needsApproval ? await this.memberships.of(ctx, transfer.waqfId) : undefined;
    if (!transfer || !membership) throw new BankingApprovalNotFoundError();
    if (!membership.relations.includes('waqif')) throw new BankingNotFounderError();
    return { transfer, membership };
  }

  /** The rules are asked again: accounts and balances may have changed while it waited. */
  private async enter(ctx: Ctx, transfer: Transfer, membership: Membership): Promise<void> {
    const accounts = await this.transfers.holdAccounts(ctx, [transfer.fromAccountId, transfer.toAccountId]);
    const from = accounts.get(transfer.fromAccountId);
    const to = accounts.get(transfer.toAccountId);
    if (!from || !to) throw transferError('account-not-found');
    const refusal = accountRefusal(from, to, membership.status === 'approved');
    if (refusal) throw transferError(refusal);
    const [outcome] = await this.ledger.tryPost(ctx, [
      { ...postingOf(transfer, from, to), occurredAt: ctx.clock.now() },
    ]);
    if (outcome?.status !== 'refused') return;
    const held =
      from.accountType === 'main_waqf'
        ? (await this.ledger.balancesOf(ctx, [transfer.waqfId])).get(transfer.waqfId)
        : undefined;
    const whole = held ? held.corpus + held.ghalla + held.reserve + held.payable : 0n;
    throw whole >= transfer.amount ? new BankingOnlyYieldError() : transferError('insufficient-balance');
  }

  private async tell(ctx: Ctx, transfer: Transfer, words: Words, status: 'pending' | 'rejected'): Promise<void> {
    const type = status === 'pending' ? 'success' : 'warning';
    const actionUrl = `/waqf/${transfer.waqfId}/banking`;
    const { requestedBy, id: transferId, waqfId } = transfer;
    await this.notifications.notify(ctx, {
      ...words,
      userId: requestedBy,
      type,
      priority: 'medium',
      category: 'transaction',
      actionUrl,
    });
    await this.notifications.push(ctx, {
      userIds: [requestedBy],
      event: 'transfer.settled',
      data: { transferId, waqfId, status },
    });
  }

  private async describe(ctx: Ctx, transfer: Transfer): Promise<Approval> {
    const [approval] = await this.listApprovals.describe(ctx, [transfer]);
    if (!approval) throw new BankingApprovalNotFoundError();
    return approval;
  }
}
