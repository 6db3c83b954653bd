import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { type StepUpKind, StepUpKinds } from '../identity/index.js';
import { type Ctx, isUuid } from '../platform/index.js';
import { ApprovalsAccess } from './access.js';
import { ApprovalsNotFoundError } from './approvals.errors.js';
import { platformItself } from './domain/platform-itself.js';
import { SubjectRelations } from './use-cases/shared/subject-relations.js';
import { ApprovalRepository } from './persistence/approval.repository.js';

/** What a person confirms in Nafath before they approve a request. */
@Injectable()
export class ConfirmApproval implements StepUpKind, OnModuleInit {
  readonly kind = 'approval';

  constructor(
    private readonly stepUpKinds: StepUpKinds,
    private readonly access: ApprovalsAccess,
    private readonly approvals: ApprovalRepository,
    private readonly relations: SubjectRelations,
  ) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @throws like `DecideApproval.approve` for a person who may not decide (403, 404) */
  async describe(ctx: Ctx, { id }: StepUpAct) {
    const found = isUuid(id) ? await this.approvals.byIds(ctx, [id]) : new Map<string, never>();
    const { request, kind } = await this.access.requireDecider(ctx, found.get(id) ?? null);
    const names = await this.relations.names(ctx, [request.waqfId]);
    const waqfName = names.get(request.waqfId);
    if (waqfName === undefined) throw new ApprovalsNotFoundError();
    const details = (await kind.confirmedLines?.(ctx, request)) ?? [];
    return {
      title: { ar: 'توافق على', en: 'You approve' },
      amount: request.amount,
      lines: [
        ...details,
        { label: { ar: 'البيان', en: 'Description' }, value: request.describe },
        ...(request.waqfId === platformItself
          ? []
          : [{ label: { ar: 'الوقف', en: 'Waqf' }, value: { ar: waqfName, en: waqfName } }]),
        { label: { ar: 'بصمة الطلب', en: 'Fingerprint of the request' }, value: sealOf(request.hash) },
      ],
    };
  }
}

/** The first 16 digits of the hash in groups of four: enough for a person to compare. */
function sealOf(hash: string): { ar: string; en: string } {
  const seal = (hash.slice(0, 16).match(/.{4}/g) ?? []).join('-');
  return { ar: seal, en: seal };
}
