import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import type { ApprovalDetails, DecisionElsewhere } from '@waqf/contracts/approvals';
import type { MembershipRelation } from '../membership/index.js';
import type { Notice } from '../notifications/index.js';
import type { Ctx, DomainError } from '../platform/index.js';
import type { ApprovalRequest } from './domain/approval-request.js';
import { ApprovalsUnknownKindError } from './approvals.errors.js';

/** Text of a notice. */
export interface ApprovalWords {
  title: Bilingual;
  message: Bilingual;
}

/** What the text of a notice may mention. */
export interface ApprovalNotice {
  request: ApprovalRequest;
  /** Amount of the request in riyals as people read it, empty when it has none. */
  amount: string;
  waqfName: string;
  requesterName: string;
}

/** A kind of request, defined by the context that owns what is approved. */
export interface ApprovalKind {
  /** Name of the kind as in the contract, e.g. `bank_transfer`; unique. */
  readonly kind: string;
  /** Relations to the waqf whose people decide and are notified of requests. */
  readonly decidedBy: readonly MembershipRelation[];
  /**
   * Relations to the waqf of which the requester must still have one when the request is approved; null when the kind
   * itself says, in `apply`, whose word it depends on.
   */
  readonly requestedBy: readonly MembershipRelation[] | null;
  /** The error (403) for a person who sees the waqf but may not decide. */
  readonly forbidden: () => DomainError;
  /** Page on which the waqf's parties decide its requests; others find their requests on their dashboard. */
  readonly page: (request: ApprovalRequest, userId: string) => string;
  readonly words: Readonly<
    Record<'requested' | 'approved' | 'rejected' | 'withdrawn', (notice: ApprovalNotice) => ApprovalWords>
  >;
  /** Further details that the approver compares on the phone beside amount, description and waqf: payee, account. */
  confirmedLines?(
    ctx: Ctx,
    request: ApprovalRequest,
  ): Promise<readonly { readonly label: Bilingual; readonly value: Bilingual }[]>;
  /**
   * Notices that the request waits, to people other than the parties who are affected, such as a payee. They must not
   * contain text written by others, such as the name of the waqf. The requester gets none.
   */
  concerned?(ctx: Ctx, request: ApprovalRequest): Promise<readonly Notice[]>;
  /**
   * Does what was approved, in the transaction of the decision, exactly once.
   * @throws DomainError when it cannot be done now: nothing is written, and the request continues to wait
   */
  apply(ctx: Ctx, request: ApprovalRequest): Promise<void>;
  /** Records that the act will not be done, in the transaction of the decision. */
  reject(ctx: Ctx, request: ApprovalRequest, reason: string): Promise<void>;
  /** Records that the requester has withdrawn the request, in the same transaction. */
  withdraw(ctx: Ctx, request: ApprovalRequest): Promise<void>;
  /**
   * The kind's own details in the response, by id of the request.
   * @param moment `decision`: as the subject was when the decision was made, for a repeated decision
   */
  describe(
    ctx: Ctx,
    requests: readonly ApprovalRequest[],
    moment: 'now' | 'decision',
  ): Promise<ReadonlyMap<string, ApprovalDetails>>;
}

/** A context with decisions on pages of its own, which are listed with the requests that await the person. */
export interface DecisionSource {
  /**
   * The decisions that the person may take now in these waqfs and those that the person asked others for, newest first.
   * @param waqfIds waqfs that the person sees
   */
  open(ctx: Ctx, waqfIds: readonly string[]): Promise<OpenDecisions>;
}

export interface OpenDecisions {
  readonly awaiting: DecisionElsewhere[];
  readonly asked: DecisionElsewhere[];
}

/** The sources of decisions taken elsewhere. Contexts register theirs from `onModuleInit`. */
@Injectable()
export class DecisionSources {
  private readonly sources: DecisionSource[] = [];

  register(source: DecisionSource): void {
    this.sources.push(source);
  }

  async open(ctx: Ctx, waqfIds: readonly string[]): Promise<OpenDecisions> {
    const found: OpenDecisions[] = [];
    for (const source of this.sources) found.push(await source.open(ctx, waqfIds));
    return { awaiting: found.flatMap(({ awaiting }) => awaiting), asked: found.flatMap(({ asked }) => asked) };
  }
}

/** The known kinds of requests. Contexts register theirs from `onModuleInit`. */
@Injectable()
export class ApprovalKinds {
  private readonly kinds = new Map<string, ApprovalKind>();

  /** @throws Error when a kind is registered twice */
  register(kind: ApprovalKind): void {
    if (this.kinds.has(kind.kind)) throw new Error(`approvals of ${kind.kind} have two owners`);
    this.kinds.set(kind.kind, kind);
  }

  /** Undefined for a kind that this version does not know: such a request is listed but cannot be decided here. */
  find(kind: string): ApprovalKind | undefined {
    return this.kinds.get(kind);
  }

  /** @throws ApprovalsUnknownKindError (422) */
  of(kind: string): ApprovalKind {
    const found = this.kinds.get(kind);
    if (!found) throw new ApprovalsUnknownKindError();
    return found;
  }
}
