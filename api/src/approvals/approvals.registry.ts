import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import type { ApprovalDetails } from '@waqf/contracts/approvals';
import type { MembershipRelation } from '../membership/index.js';
import type { Ctx, DomainError } from '../platform/index.js';
import type { ApprovalRequest } from './domain/approval-request.js';
import { ApprovalsUnknownKindError } from './approvals.errors.js';

/** Words of a notice. */
export interface ApprovalWords {
  title: Bilingual;
  message: Bilingual;
}

/** What the words of a notice may name. */
export interface ApprovalNotice {
  request: ApprovalRequest;
  waqfName: string;
  requesterName: string;
}

/** A kind of request, by the context that owns what is approved. */
export interface ApprovalKind {
  /** As in the contract, e.g. `bank_transfer`; unique. */
  readonly kind: string;
  /** Relations to the waqf whose people decide, and are asked to. */
  readonly decidedBy: readonly MembershipRelation[];
  /** What a person is answered who sees the waqf and may not decide (403). */
  readonly forbidden: () => DomainError;
  /** Page on which the waqf's parties decide its requests; others find theirs on their dashboard. */
  readonly page: (request: ApprovalRequest, userId: string) => string;
  readonly words: Readonly<
    Record<'requested' | 'approved' | 'rejected' | 'withdrawn', (notice: ApprovalNotice) => ApprovalWords>
  >;
  /** What the person who approves compares on the phone beside amount, description and waqf: payee, account. */
  confirmedLines?(
    ctx: Ctx,
    request: ApprovalRequest,
  ): Promise<readonly { readonly label: Bilingual; readonly value: Bilingual }[]>;
  /**
   * Whom it concerns beside the parties, who gets a notice that it waits: a payee. The words are the kind's own: no
   * text of others, such as the name of the waqf.
   */
  concerned?(ctx: Ctx, request: ApprovalRequest): Promise<{ userIds: readonly string[]; words: ApprovalWords }>;
  /**
   * Does what was approved, in the transaction of the decision, exactly once.
   * @throws DomainError when it can't be done now: nothing is written, and the request goes on waiting
   */
  apply(ctx: Ctx, request: ApprovalRequest): Promise<void>;
  /** Records that it won't be done, in the transaction of the decision. */
  reject(ctx: Ctx, request: ApprovalRequest, reason: string): Promise<void>;
  /** Records that whoever asked has taken it back, in the same transaction. */
  withdraw(ctx: Ctx, request: ApprovalRequest): Promise<void>;
  /**
   * The kind's own part of the answer, by id of the request.
   * @param moment `decision`: as the subject stood when the decision was made, for a decision that is repeated
   */
  describe(
    ctx: Ctx,
    requests: readonly ApprovalRequest[],
    moment: 'now' | 'decision',
  ): Promise<ReadonlyMap<string, ApprovalDetails>>;
}

/** Which kinds there are. Contexts register theirs from `onModuleInit`. */
@Injectable()
export class ApprovalKinds {
  private readonly kinds = new Map<string, ApprovalKind>();

  /** @throws Error when two owners answer for one kind */
  register(kind: ApprovalKind): void {
    if (this.kinds.has(kind.kind)) throw new Error(`approvals of ${kind.kind} have two owners`);
    this.kinds.set(kind.kind, kind);
  }

  /** Undefined for a kind that this version doesn't know: such a request is listed and can't be decided here. */
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
