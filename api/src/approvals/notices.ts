import { Injectable, type OnModuleInit } from '@nestjs/common';
import { displayAmount } from '@waqf/money';
import { IdentityFacade } from '../identity/index.js';
import type { Membership } from '../membership/index.js';
import { type Notice, NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts, type Occurrence } from '../platform/index.js';
import { type ApprovalKind, ApprovalKinds } from './approvals.registry.js';
import {
  type ApprovalFact,
  approvalGranted,
  approvalRejected,
  approvalRequested,
  approvalWithdrawn,
} from './approvals.facts.js';
import type { ApprovalRequest } from './domain/approval-request.js';
import { namedParties } from './domain/named-parties.js';
import { platformItself } from './domain/platform-itself.js';
import { SubjectRelations } from './use-cases/shared/subject-relations.js';
import { ApprovalRepository } from './persistence/approval.repository.js';

type Words = keyof ApprovalKind['words'];

interface Asked {
  readonly request: ApprovalRequest;
  readonly membership: Membership;
  readonly administrators: readonly string[];
}

/** Notifies the deciders when something is requested, and the requester when it is decided. */
@Injectable()
export class ApprovalNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly kinds: ApprovalKinds,
    private readonly approvals: ApprovalRepository,
    private readonly relations: SubjectRelations,
    private readonly identity: IdentityFacade,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    const name = 'approvals.notices';
    const say = (words: Words) => (ctx: Ctx, facts: readonly ApprovalFact[], event: Occurrence) =>
      this.send(ctx, event, facts, words);
    this.facts.on(approvalRequested, name, say('requested'));
    this.facts.on(approvalGranted, name, say('approved'));
    this.facts.on(approvalRejected, name, say('rejected'));
    this.facts.on(approvalWithdrawn, name, say('withdrawn'));
  }

  /** A notice has the date of its fact, so that a late notice says when it happened. */
  private async send(
    ctx: Ctx,
    { occurredAt }: Occurrence,
    facts: readonly ApprovalFact[],
    words: Words,
  ): Promise<void> {
    const requests = await this.approvals.byIds(
      ctx,
      facts.map(({ requestId }) => requestId),
    );
    const memberships = await this.relations.ofAll(
      ctx,
      facts.map(({ waqfId }) => waqfId),
    );
    const people = await this.identity.people(ctx, [...new Set(facts.map(({ requestedBy }) => requestedBy))]);
    const administrators = requests.size > 0 ? await this.administrators(ctx, [...requests.values()]) : [];
    const notices = facts.flatMap(({ requestId, requestedBy }) => {
      const request = requests.get(requestId);
      const membership = request && memberships.get(request.waqfId);
      const kind = request && this.kinds.find(request.kind);
      if (!membership || !kind) return [];
      const requesterName = people.get(requestedBy)?.fullName ?? '';
      return noticesOf(kind, words, { request, membership, administrators }, requesterName);
    });
    const concerned = words === 'requested' ? await this.concerned(ctx, [...requests.values()]) : [];
    await this.notifications.notifyAll(atTime(ctx, occurredAt), [...notices, ...concerned]);
  }

  /** Administrators decide requests about the platform itself; requests of a waqf never name them. */
  private async administrators(ctx: Ctx, requests: readonly ApprovalRequest[]): Promise<string[]> {
    const isAsked = requests.some(({ waqfId }) => waqfId === platformItself);
    return isAsked ? this.identity.idsByRole(ctx, 'admin') : [];
  }

  /** Notices to affected people other than the deciders and the requester. */
  private async concerned(ctx: Ctx, requests: readonly ApprovalRequest[]): Promise<Notice[]> {
    const notices: Notice[] = [];
    for (const request of requests) {
      const concerned = (await this.kinds.find(request.kind)?.concerned?.(ctx, request)) ?? [];
      notices.push(...concerned.filter(({ userId }) => userId !== request.requestedBy));
    }
    const known = await this.identity.people(ctx, [...new Set(notices.map(({ userId }) => userId))]);
    return notices.filter(({ userId }) => known.has(userId));
  }
}

function noticesOf(
  kind: ApprovalKind,
  words: Words,
  { request, membership, administrators }: Asked,
  requesterName: string,
): Notice[] {
  const asksOrEnds = words === 'requested' || words === 'withdrawn';
  const parties = request.waqfId === platformItself ? administrators : namedParties(kind.decidedBy, membership);
  const userIds = asksOrEnds ? deciders(parties, request) : requesters(kind, { request, membership, administrators });
  const amount = request.amount === null ? '' : displayAmount(request.amount);
  return userIds.map((userId) => ({
    ...kind.words[words]({ request, amount, waqfName: membership.waqfName, requesterName }),
    userId,
    type: words === 'approved' ? 'success' : 'warning',
    priority: words === 'requested' ? 'high' : 'medium',
    category: request.waqfId === platformItself ? 'system' : 'transaction',
    actionUrl: userId === request.approverId ? '/dashboard' : kind.page(request, userId),
  }));
}

/** The requester, unless they no longer have a relation to the waqf: a former nazir gets no notices about it. */
function requesters({ requestedBy: relations }: ApprovalKind, { request, membership, administrators }: Asked) {
  if (relations === null) return [request.requestedBy];
  const related = request.waqfId === platformItself ? administrators : namedParties(relations, membership);
  return related.filter((id) => id === request.requestedBy);
}

/**
 * The people to notify. The requester is included only when they will decide alone: the notice lets them detect a
 * request that somebody else made in their name.
 */
function deciders(parties: readonly string[], { requestedBy, approverId, selfApprovalFrom }: ApprovalRequest) {
  const all = [...new Set(approverId === null ? parties : [...parties, approverId])];
  return all.filter((id) => id !== requestedBy || selfApprovalFrom !== null);
}
