import { Injectable } from '@nestjs/common';
import type { Approval, ApprovalDetails } from '@waqf/contracts/approvals';
import { formatAmountForWire } from '@waqf/money';
import { IdentityFacade } from '../identity/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { ApprovalsAccess } from './access.js';
import { ApprovalKinds } from './approvals.registry.js';
import type { ApprovalRequest } from './domain/approval-request.js';
import { aloneFrom } from './domain/named-parties.js';
import { SubjectRelations } from './use-cases/shared/subject-relations.js';
import type { ApprovalState } from './domain/approval-states.js';

/** The three status values that older clients know. */
const statusOf = (state: ApprovalState): Approval['status'] => {
  if (state === 'requested') return 'waiting';
  return state === 'approved' ? 'approved' : 'rejected';
};

interface Decider {
  role: 'waqif' | 'nazir' | 'second_person';
  id: string | null;
}

/** Converts requests to the contract's format. */
@Injectable()
export class ApprovalsPresenter {
  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly access: ApprovalsAccess,
    private readonly relations: SubjectRelations,
    private readonly identity: IdentityFacade,
  ) {}

  /**
   * Requests as this person may see them; those of a waqf that they may neither see nor decide are left out. A kind
   * that this version does not know is shown without its details.
   */
  async describe(
    ctx: Ctx,
    requests: readonly ApprovalRequest[],
    moment: 'now' | 'decision' = 'now',
  ): Promise<Approval[]> {
    const memberships = await this.relations.ofAll(
      ctx,
      requests.map(({ waqfId }) => waqfId),
    );
    const names = await this.relations.names(
      ctx,
      requests.flatMap(({ waqfId }) => (memberships.has(waqfId) ? [] : [waqfId])),
    );
    const me = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
    const peopleIds = requests.flatMap((request) => [
      request.requestedBy,
      ...(request.decidedBy === null ? [] : [request.decidedBy]),
      ...this.decidersOf(request, memberships.get(request.waqfId)).flatMap(({ id }) => (id === null ? [] : [id])),
    ]);
    const people = await this.identity.people(ctx, [...new Set(peopleIds)]);
    const named = (id: string) => ({ id, fullName: people.get(id)?.fullName ?? '' });
    const details = await this.details(ctx, requests, moment);
    return requests.flatMap((request) => {
      const membership = memberships.get(request.waqfId);
      if (!membership && (me === null || request.approverId !== me)) return [];
      const { id, kind, waqfId, amount, describe, hash, state, requestedBy, requestedAt, decidedBy, decidedAt } =
        request;
      return [
        {
          id,
          kind,
          status: statusOf(state),
          state,
          waqfId,
          waqfName: membership?.waqfName ?? names.get(waqfId) ?? '',
          amount: amount === null ? null : formatAmountForWire(amount),
          describe,
          hash,
          requestedBy: named(requestedBy),
          requestedAt: requestedAt.toISOString(),
          decidedBy: decidedBy === null ? null : named(decidedBy),
          decidedAt: decidedAt?.toISOString() ?? null,
          reason: request.reason,
          waitsFor: this.decidersOf(request, membership).map(({ role, id }) => ({
            role,
            fullName: id === null ? null : named(id).fullName,
          })),
          mayDecide: this.access.mayDecide(ctx, request, membership),
          mayWithdraw: this.access.mayWithdraw(ctx, request),
          selfApprovalFrom: this.aloneFrom(request, membership)?.toISOString() ?? null,
          ...details.get(id),
        },
      ];
    });
  }

  /**
   * Who may decide a waiting request; the second person has no id, because their registered name is shown to nobody.
   */
  private decidersOf(request: ApprovalRequest, membership: Membership | undefined): Decider[] {
    if (request.state !== 'requested') return [];
    const relations = this.kinds.find(request.kind)?.decidedBy ?? [];
    const parties: Decider[] = [
      ...(relations.includes('waqif') && membership ? [{ role: 'waqif' as const, id: membership.waqifId }] : []),
      ...(relations.includes('nazir') && membership?.nazirId
        ? [{ role: 'nazir' as const, id: membership.nazirId }]
        : []),
    ];
    const second: Decider[] = request.approverId === null ? [] : [{ role: 'second_person', id: null }];
    const isAlone = this.aloneFrom(request, membership) !== null;
    return [...parties.filter(({ id }) => id !== request.requestedBy || isAlone), ...second];
  }

  /** Only for a decided request: its state when it was decided. */
  private aloneFrom(request: ApprovalRequest, membership: Membership | undefined): Date | null {
    if (request.state !== 'requested') return request.selfApprovalFrom;
    return aloneFrom(request, this.kinds.find(request.kind)?.decidedBy ?? [], membership);
  }

  private async details(ctx: Ctx, requests: readonly ApprovalRequest[], moment: 'now' | 'decision') {
    const all = new Map<string, ApprovalDetails>();
    for (const name of new Set(requests.map(({ kind }) => kind))) {
      const ofKind = requests.filter(({ kind }) => kind === name);
      const described = await this.kinds.find(name)?.describe(ctx, ofKind, moment);
      for (const [id, one] of described ?? []) all.set(id, one);
    }
    return all;
  }
}
