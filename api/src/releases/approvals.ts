import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ApprovalDetails } from '@waqf/contracts/approvals';
import { type ApprovalKind, ApprovalKinds, type ApprovalNotice, type ApprovalRequest } from '../approvals/index.js';
import { type Ctx, Facts, ForbiddenError } from '../platform/index.js';
import { type ChangeRequest, ChangeRequestRepository } from './persistence/change-request.repository.js';
import { twoPeopleChanged } from './releases.facts.js';
import { releaseApprovalKind } from './use-cases/request-change.js';
import { ChangeRegistry } from './use-cases/change-registry.js';

const said =
  (ar: string, en: string) =>
  ({ request: { describe }, requesterName }: ApprovalNotice) => ({
    title: { ar, en },
    message: { ar: `${describe.ar}، بطلب من ${requesterName}`, en: `${describe.en}, requested by ${requesterName}` },
  });

/** The decisions of a second administrator about releases. */
@Injectable()
export class ReleaseApprovals implements ApprovalKind, OnModuleInit {
  readonly kind = releaseApprovalKind;
  readonly decidedBy = ['admin'] as const;
  readonly requestedBy = ['admin'] as const;
  readonly words = {
    requested: said('تغيير في الإصدارات ينتظر موافقتك', 'A change of releases awaits your approval'),
    approved: said('تمت الموافقة على تغيير الإصدار', 'The change of a release was approved'),
    rejected: said('رُفض تغيير الإصدار', 'The change of a release was rejected'),
    withdrawn: said('سُحب طلب تغيير الإصدار', 'The request to change a release was withdrawn'),
  };
  readonly forbidden = () => new ForbiddenError();
  readonly page = (): string => '/admin/releases';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly requests: ChangeRequestRepository,
    private readonly registry: ChangeRegistry,
    private readonly facts: Facts,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  /** @throws the current refusals of the change; the request then stays open */
  async apply(ctx: Ctx, { subjectId }: ApprovalRequest): Promise<void> {
    const { id, remote, order, requestedBy } = await this.find(ctx, subjectId);
    if (remote && order) await this.registry.applyApproved(ctx, remote, order, requestedBy);
    else {
      await this.requests.setNeedsTwo(ctx, false);
      await this.facts.record(ctx, twoPeopleChanged, { twoPeople: false, requestedBy });
    }
    await this.requests.settle(ctx, id);
  }

  async reject(ctx: Ctx, { subjectId }: ApprovalRequest): Promise<void> {
    await this.requests.settle(ctx, subjectId);
  }

  async withdraw(ctx: Ctx, { subjectId }: ApprovalRequest): Promise<void> {
    await this.requests.settle(ctx, subjectId);
  }

  /** Empty, because the sentence of the request already says everything. */
  async describe(): Promise<ReadonlyMap<string, ApprovalDetails>> {
    return new Map();
  }

  private async find(ctx: Ctx, id: string): Promise<ChangeRequest> {
    const found = await this.requests.find(ctx, id);
    if (!found) throw new Error('a request to change a release is about nothing');
    return found;
  }
}
