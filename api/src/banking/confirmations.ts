import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { amountPattern, parseAmount } from '@waqf/money';
import { IdentityIncompleteActError, type StepUpKind, StepUpKinds } from '../identity/index.js';
import { type Ctx, isUuid } from '../platform/index.js';
import { BankingAccess } from './access.js';
import { BankingWaqfNotFoundError } from './banking.errors.js';
import { approvalThreshold } from './domain/transfer-rules.js';

const nobody = { ar: 'لا أحد', en: 'Nobody' };

/** What a founder confirms in Nafath before the approval limit or the second person of a waqf is changed. */
@Injectable()
export class ConfirmTransferPolicy implements StepUpKind, OnModuleInit {
  readonly kind = 'transfer-policy';

  constructor(
    private readonly stepUpKinds: StepUpKinds,
    private readonly access: BankingAccess,
  ) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /**
   * @throws ForbiddenError (403), BankingWaqfNotFoundError (404), BankingNotFounderError (403),
   *   IdentityIncompleteActError (422) for an invalid amount
   */
  async describe(ctx: Ctx, { id, change }: StepUpAct) {
    if (!isUuid(id)) throw new BankingWaqfNotFoundError();
    await this.access.founded(ctx, id);
    const { approvalAbove, approverId, approverName } = change ?? {};
    if (approvalAbove && !amountPattern.test(approvalAbove)) throw new IdentityIncompleteActError();
    const nationalId = approverId ? [line({ ar: 'رقم الهوية', en: 'National ID' }, same(approverId))] : [];
    const second =
      approverName === undefined
        ? []
        : [line({ ar: 'يقرر معك', en: 'Decides with you' }, approverName ? same(approverName) : nobody), ...nationalId];
    return {
      title: { ar: 'تغيّر حد موافقتك على التحويلات', en: 'You change which transfers need your approval' },
      amount: approvalAbove ? parseAmount(approvalAbove) : approvalThreshold,
      lines: second,
    };
  }
}

const same = (text: string) => ({ ar: text, en: text });
const line = (label: { ar: string; en: string }, value: { ar: string; en: string }) => ({ label, value });
