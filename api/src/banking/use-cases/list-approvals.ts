import { Injectable } from '@nestjs/common';
import type { Approval, ApprovalList } from '@waqf/contracts/banking';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, requireCapability } from '../../platform/index.js';
import { type Membership, Memberships } from '../../membership/index.js';
import type { Transfer } from '../domain/transfer.js';
import { transferCursor } from '../domain/transfer-cursor.js';
import { TransferRepository } from '../persistence/transfer.repository.js';
import { ListTransfers } from './list-transfers.js';

const usualPage = 50;

export interface ApprovalFilter {
  waqfId?: string | undefined;
  status?: 'waiting' | 'decided' | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Lists what awaits or awaited the founder, for founder, nazir and administrator of the waqf. */
@Injectable()
export class ListApprovals {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly listTransfers: ListTransfers,
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws ForbiddenError (403), InvalidCursorError (400) */
  async execute(ctx: Ctx, filter: ApprovalFilter): Promise<ApprovalList> {
    requireCapability(ctx, 'banking.read');
    const after = transferCursor.parse(filter.cursor);
    const visible = await this.memberships.visibleWaqfIds(ctx);
    const waqfIds = filter.waqfId === undefined ? visible : visible.filter((waqfId) => waqfId === filter.waqfId);
    const limit = filter.limit ?? usualPage;
    const page = await this.transfers.listApprovals(ctx, waqfIds, { status: filter.status, after, limit: limit + 1 });
    const shown = page.slice(0, limit);
    const last = page.length > limit ? shown.at(-1) : undefined;
    const waiting = await this.transfers.countWaiting(ctx, visible);
    const founded = await this.memberships.ofAll(ctx, [...waiting.keys()]);
    const own = [...founded.values()].filter((membership) => membership.relations.includes('waqif'));
    return {
      approvals: await this.describe(ctx, shown),
      waitingCount: own.reduce((sum, membership) => sum + (waiting.get(membership.waqfId) ?? 0), 0),
      nextCursor: last ? transferCursor.format(last) : null,
    };
  }

  /** In the shape of the contract, as the person who reads stands to each waqf. */
  async describe(ctx: Ctx, transfers: readonly Transfer[]): Promise<Approval[]> {
    const memberships = await this.memberships.ofAll(
      ctx,
      transfers.map((transfer) => transfer.waqfId),
    );
    const shown = new Map(
      (await this.listTransfers.describe(ctx, transfers)).map((transaction) => [transaction.id, transaction]),
    );
    const ids = transfers.flatMap((transfer) => [
      transfer.requestedBy,
      ...(transfer.decidedBy === null ? [] : [transfer.decidedBy]),
    ]);
    const people = await this.identity.people(ctx, [...new Set(ids)]);
    const named = (id: string) => ({ id, fullName: people.get(id)?.fullName ?? '' });
    return transfers.flatMap((transfer) => {
      const membership = memberships.get(transfer.waqfId);
      const transaction = shown.get(transfer.id);
      if (!membership || !transaction) return [];
      return [
        {
          id: transfer.id,
          kind: 'bank_transfer' as const,
          status: statusOf(transfer),
          waqfId: transfer.waqfId,
          waqfName: membership.waqfName,
          requestedBy: named(transfer.requestedBy),
          requestedAt: transfer.createdAt.toISOString(),
          decidedBy: transfer.decidedBy === null ? null : named(transfer.decidedBy),
          decidedAt: transfer.decidedAt?.toISOString() ?? null,
          reason: transfer.rejection,
          mayDecide: mayDecide(transfer, membership),
          transfer: transaction,
        },
      ];
    });
  }
}

function statusOf(transfer: Transfer): Approval['status'] {
  if (transfer.state === 'awaiting_approval') return 'waiting';
  return transfer.state === 'rejected' ? 'rejected' : 'approved';
}

const mayDecide = (transfer: Transfer, membership: Membership): boolean =>
  transfer.state === 'awaiting_approval' && membership.relations.includes('waqif');
